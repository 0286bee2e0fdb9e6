import { CallToAction } from '../../components/call/CallToAction.tsx';
import { FirstSteps } from '../../components/call/FirstSteps.tsx';
import { CityTiles } from '../../components/city/CityTiles.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { OpenNow } from '../../components/hours/OpenNow.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { Link } from '../../components/link/Link.tsx';
import { AreaMaps } from '../../components/map/AreaMaps.tsx';
import { HowItWorks } from '../../components/notary/HowItWorks.tsx';
import { YourNotary } from '../../components/notary/YourNotary.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { ServiceGrid } from '../../components/service/ServiceGrid.tsx';
import { ServiceLinks } from '../../components/service/ServiceLinks.tsx';
import { Testimonials } from '../../components/testimonial/Testimonials.tsx';
import { routes } from '../../model/routes.ts';
import { LIMITS } from '../../model/text.ts';
import type { HomeData } from './+data.ts';

export function Page({ page, services, cities, testimonials }: HomeData) {
  return (
    <>
      <Hero heading={page.heading} size="home" above={<OpenNow />}>
        <p className="lead">{page.lead}</p>
        <FirstSteps />
        <p className="small">{page.beforeNote}</p>
      </Hero>
      <FinderBox first="document" />
      <HowItWorks how={page.howItWorks} />
      <Section heading={page.servicesHeading}>
        <ServiceLinks services={services} className="pills narrow-only" />
        <ServiceGrid services={services} documents={LIMITS.homeCardDocuments} />
      </Section>
      <Section heading={page.locationsHeading} tone="tinted">
        <div className="map-columns">
          <div className="flow">
            <p>{page.locationsText}</p>
            <CityTiles cities={cities} />
            <p>
              <Link to={routes.locations()} className="button button-quiet">
                All service areas
              </Link>
            </p>
          </div>
          <AreaMaps />
        </div>
      </Section>
      <Section heading={page.aboutHeading}>
        <div className="about-columns">
          <Prose html={page.body} />
          <div>
            <h3>Why choose us</h3>
            <ul className="marks reasons">
              {page.whyChooseUs.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong> {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <YourNotary heading="h3" picture={page.picture} />
      </Section>
      {testimonials.length > 0 && (
        <Section heading={page.testimonialsHeading} tone="tinted" className="split">
          <div className="flow">
            <Testimonials testimonials={testimonials} />
          </div>
        </Section>
      )}
      <CallToAction />
    </>
  );
}
