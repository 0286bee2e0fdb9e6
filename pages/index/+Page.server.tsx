import { CityNames } from '../../components/city-ledger/CityLedger.tsx';
import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Hills } from '../../components/hills/Hills.tsx';
import { LinkList } from '../../components/link/Link.tsx';
import { AreaMap } from '../../components/map/AreaMap.tsx';
import { MoreLink } from '../../components/more-link/MoreLink.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { RuledSection } from '../../components/ruled-section/RuledSection.tsx';
import { Seal } from '../../components/seal/Seal.tsx';
import { ServiceLedger } from '../../components/service-ledger/ServiceLedger.tsx';
import { useSite } from '../../components/site/site.tsx';
import { SearchSlip } from '../../components/slip/SearchSlip.tsx';
import { homeMap } from '../../model/map/maps.ts';
import { routes } from '../../model/routes.ts';
import type { Data } from '../+data.ts';
import { Testimonials } from './Testimonials.tsx';

export function Page({ words }: Data) {
  const { testimonials } = useSite();

  return (
    <>
      <HomeHero heading={words.heading} />
      <Services />
      <ServiceArea />
      <About />
      {testimonials.length > 0 && <Testimonials />}
      <ClosingCall />
    </>
  );
}

function HomeHero({ heading }: { heading: string }) {
  const page = useSite().pages.home;

  return (
    <div className="home-hero">
      <div className="home-hero-words flow">
        <h1>{heading}</h1>
        <p className="home-lead">{page.lead}</p>
      </div>
      <div className="home-hero-sheet">
        <SearchSlip className="framed-slip">
          <Seal className="home-seal" />
        </SearchSlip>
      </div>
      <Hills hasHouse />
    </div>
  );
}

function Services() {
  const { pages, services } = useSite();
  const links = services.map(({ slug, title, shortTitle = title }) => {
    return { path: routes.service(slug), name: shortTitle };
  });

  return (
    <section className="section home-services">
      <div className="wrap">
        <div className="list-head">
          <h2>{pages.home.servicesHeading}</h2>
          <MoreLink to={routes.services()}>All services</MoreLink>
        </div>
        <LinkList links={links} className="pills narrow-only" />
        <ServiceLedger documents={4} />
      </div>
    </section>
  );
}

/** An edge-to-edge map of the service area, with the top cities on a sheet over it. */
function ServiceArea() {
  const site = useSite();
  const { pages, featuredCities } = site;
  const { locationsHeading, locationsText } = pages.home;

  return (
    <section className="service-area">
      <div className="wrap">
        <div className="service-area-sheet flow">
          <div className="list-head">
            <h2>{locationsHeading}</h2>
            <MoreLink to={routes.areas()}>All service areas</MoreLink>
          </div>
          <p>{locationsText}</p>
          <CityNames cities={featuredCities} />
        </div>
      </div>
      <div className="service-area-map screen-only">
        <AreaMap map={homeMap(site)} kind="home" />
      </div>
    </section>
  );
}

/** The owner's picture, or without one the notaries' portraits, are beside the text. */
function About() {
  const { business, pages } = useSite();
  const page = pages.home;
  const portraits = business.notary.flatMap(({ portrait }) => portrait ?? []);
  const pictures = page.picture ? [page.picture] : portraits;

  return (
    <RuledSection
      heading={page.aboutHeading}
      aside={pictures.map((picture) => (
        <Picture key={picture.file} picture={picture} shape="portrait" />
      ))}
    >
      <div className="home-about">
        <Prose text={page.body} />
        <div>
          <h3>Why choose us</h3>
          <ul role="list" className="tick-list">
            {page.whyChooseUs.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>: {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </RuledSection>
  );
}
