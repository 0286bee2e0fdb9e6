import { CallLink, LinkButton, TextLink } from '../../components/button/Button.tsx';
import { CityTiles } from '../../components/city-ledger/CityLedger.tsx';
import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Closures } from '../../components/closures/Closures.tsx';
import { Hills } from '../../components/hills/Hills.tsx';
import { LinkList } from '../../components/link/Link.tsx';
import { AreaMap } from '../../components/map/AreaMap.tsx';
import { MoreLink } from '../../components/more-link/MoreLink.tsx';
import {
  NotaryFacts,
  NotaryPortraits,
  NotaryRows,
  portraitsOf,
} from '../../components/notary-facts/NotaryFacts.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { RuledSection } from '../../components/ruled-section/RuledSection.tsx';
import { Seal } from '../../components/seal/Seal.tsx';
import { SearchBox } from '../../components/search-box/SearchBox.tsx';
import { ServiceLedger } from '../../components/service-ledger/ServiceLedger.tsx';
import { Sheet } from '../../components/sheet/Sheet.tsx';
import { useSite } from '../../components/site/site.tsx';
import { OpenNow } from '../../components/status/OpenNow.tsx';
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
        <Closures />
        <h1>{heading}</h1>
        <p className="home-lead">{page.lead}</p>
        <p className="buttons first-buttons">
          <CallLink />
          <TextLink className="narrow-only" />
          <LinkButton to={routes.contact()}>Schedule</LinkButton>
        </p>
        <OpenNow />
        <NotaryRows />
      </div>
      <div className="home-hero-sheet">
        <Sheet className="framed-sheet">
          <Seal className="home-seal" />
          <SearchBox hasCall />
        </Sheet>
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
          <CityTiles cities={featuredCities} />
        </div>
      </div>
      <div className="service-area-map screen-only">
        <AreaMap map={homeMap(site)} kind="home" />
      </div>
    </section>
  );
}

/** Beside a portrait there is no space for the facts, so they go below. */
function About() {
  const { business, pages } = useSite();
  const page = pages.home;
  const hasPortrait = portraitsOf(business, page.picture).length > 0;

  return (
    <RuledSection
      heading={page.aboutHeading}
      aside={hasPortrait ? <NotaryPortraits picture={page.picture} /> : <NotaryFacts />}
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
      {hasPortrait && <NotaryFacts />}
    </RuledSection>
  );
}
