import { CityTiles } from '../../components/city/Cities.tsx';
import { CallLink, CallToAction, OpenNow, TextLink } from '../../components/contact/Contact.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import foothills from '../../components/hero/foothills.svg?raw';
import { Seal } from '../../components/hero/Hero.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { LinkButton } from '../../components/link/Link.tsx';
import { AreaMaps } from '../../components/map/AreaMaps.tsx';
import { YourNotary } from '../../components/notary/YourNotary.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { ServiceGrid, ServiceLinks } from '../../components/service/Services.tsx';
import { useSite } from '../../components/site/site.tsx';
import { SEAL_FILE } from '../../model/pictures.ts';
import { routes } from '../../model/routes.ts';
import { Testimonials } from './Testimonials.tsx';

/** The foothills in the page itself, so that they are there with the words; style gives the colors. */
const FOOTHILLS = { __html: foothills };

export function Page() {
  const { pages, featuredCities, testimonials } = useSite();
  const page = pages.home;
  const { howItWorks } = page;
  return (
    <>
      <div className="hero hero-home">
        <div className="wrap">
          <div className="flow">
            <OpenNow />
            <h1>{page.heading}</h1>
            <p className="lead">{page.lead}</p>
            <p className="buttons">
              <CallLink />
              <TextLink className="narrow-only" />
              <LinkButton to={routes.contact()}>Schedule</LinkButton>
            </p>
            <p className="small">{page.beforeNote}</p>
          </div>
          <Seal className="hero-seal" file={SEAL_FILE} size={400} />
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
        <div className="foothills" aria-hidden="true" dangerouslySetInnerHTML={FOOTHILLS} />
      </div>
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
              <LinkButton to={routes.areas()}>All service areas</LinkButton>
            </p>
          </div>
          <AreaMaps />
        </div>
      </Section>
      <Section heading={page.aboutHeading}>
        <div className="grid columns">
          <Prose text={page.body} />
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
