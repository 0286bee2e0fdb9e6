import { CityTiles } from '../../components/city/Cities.tsx';
import { CallLink, CallToAction, OpenNow, TextLink } from '../../components/contact/Contact.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Island } from '../../components/island/Island.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { LinkButton } from '../../components/link/Link.tsx';
import { AreaMaps } from '../../components/map/AreaMaps.tsx';
import { YourNotary } from '../../components/notary/YourNotary.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { ServiceGrid, ServiceLinks } from '../../components/service/Services.tsx';
import { useSite } from '../../components/site/site.tsx';
import { Carousel, TestimonialCard } from '../../islands/carousel/Carousel.tsx';
import { longDate } from '../../model/hours.ts';
import { routes } from '../../model/routes.ts';

export function Page() {
  const { pages, featuredCities, testimonials } = useSite();
  const page = pages.home;
  const { howItWorks } = page;
  return (
    <>
      <Hero heading={page.heading} size="home" above={<OpenNow />}>
        <p className="lead">{page.lead}</p>
        <p className="buttons">
          <CallLink />
          <TextLink className="narrow-only" />
          <LinkButton to={routes.contact()}>Schedule a visit</LinkButton>
        </p>
        <p className="small">{page.beforeNote}</p>
      </Hero>
      <FinderBox first="document" />
      {howItWorks && (
        <Section heading={howItWorks.heading} tone="tinted">
          <ol className="grid steps">
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
        <ServiceLinks className="pills narrow-only" />
        <ServiceGrid documents={4} />
      </Section>
      <Section heading={page.locationsHeading} tone="tinted">
        <div className="stack map-columns">
          <div className="flow">
            <p>{page.locationsText}</p>
            <CityTiles cities={featuredCities} />
            <p>
              <LinkButton to={routes.locations()}>All service areas</LinkButton>
            </p>
          </div>
          {/* On a phone the cities say enough. */}
          <div className="wide-only">
            <AreaMaps />
          </div>
        </div>
      </Section>
      <Section heading={page.aboutHeading}>
        <div className="grid columns">
          <Prose html={page.body} />
          <div className="flow">
            <h3>Why choose us</h3>
            <ul className="marks">
              {page.whyChooseUs.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>: {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <YourNotary heading="h3" picture={page.picture} />
      </Section>
      {testimonials.length > 0 && (
        <Section heading={page.testimonialsHeading} tone="tinted" className="split">
          <Testimonials />
        </Section>
      )}
      <CallToAction />
    </>
  );
}

/** The testimonials, one at a time; all of them without script. A single one needs no controls. */
function Testimonials() {
  // Dates are written out here, so that no browser has to.
  const testimonials = useSite().testimonials.map(({ date, ...said }) => {
    return { ...said, date: date && longDate(date) };
  });
  const [first, second] = testimonials;
  if (first && !second) return <TestimonialCard testimonial={first} />;
  return <Island name="Carousel" component={Carousel} props={{ testimonials }} when="visible" />;
}
