import { CallLink, CallToAction, ContactLink, TextLink } from '../../components/call/Call.tsx';
import { CityTiles } from '../../components/city/CityTiles.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { OpenNow } from '../../components/hours/OpenNow.tsx';
import { Island } from '../../components/island/Island.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { Link } from '../../components/link/Link.tsx';
import { AreaMaps } from '../../components/map/AreaMaps.tsx';
import { YourNotary } from '../../components/notary/YourNotary.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { ServiceGrid, ServiceLinks } from '../../components/service/Services.tsx';
import { Carousel, TestimonialCard } from '../../islands/carousel/Carousel.tsx';
import { routes } from '../../model/routes.ts';
import { LIMITS } from '../../model/text.ts';
import type { Data } from './+data.ts';

export function Page({ page, services, cities, testimonials }: Data) {
  const { howItWorks } = page;
  return (
    <>
      <Hero heading={page.heading} size="home" above={<OpenNow />}>
        <p className="lead">{page.lead}</p>
        <p className="buttons">
          <CallLink />
          <TextLink className="narrow-only" />
          <ContactLink>Schedule a visit</ContactLink>
        </p>
        <p className="small">{page.beforeNote}</p>
      </Hero>
      <FinderBox first="document" />
      {howItWorks && (
        <Section heading={howItWorks.heading} tone="tinted">
          <ol className="steps">
            {howItWorks.steps.map(({ title, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
              <li key={index}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
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
          <div className="flow">
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

/** The testimonials, one at a time; all of them without script. A single one needs no controls. */
function Testimonials({ testimonials }: Pick<Data, 'testimonials'>) {
  const [first, second] = testimonials;
  if (first && !second) return <TestimonialCard testimonial={first} />;
  return <Island name="Carousel" component={Carousel} props={{ testimonials }} when="visible" />;
}
