import { LinkButton } from '../../components/button/Button.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Island } from '../../components/island/Island.tsx';
import { LinkList } from '../../components/link/Link.tsx';
import { Seal } from '../../components/seal/Seal.tsx';
import { SearchBox } from '../../components/search-box/SearchBox.tsx';
import { ServiceTiles } from '../../components/service-ledger/ServiceLedger.tsx';
import { useSite } from '../../components/site/site.tsx';
import {
  NOT_FOUND_SCREEN,
  NotFound,
  UNKNOWN_ATTRACTION,
  UNKNOWN_CITY,
} from '../../islands/not-found/NotFound.tsx';
import type { City } from '../../model/content.ts';
import { embeddedMapUrl } from '../../model/google-maps.ts';
import { fullTitle } from '../../model/head.ts';
import { cityPageWords } from '../../model/page-words.ts';
import { paragraph } from '../../model/prose.ts';
import { routes } from '../../model/routes.ts';
import { cityBreadcrumb, hasEntries } from '../../model/site-pages.ts';
import { fillTokens } from '../../model/tokens.ts';
import { Page as CityPage } from '../areas/@city/+Page.server.tsx';

/** 404.html: Page Not Found, and the screens that the browser shows instead for some paths. */
export function Page() {
  const site = useSite();
  const page = site.pages['not-found'];
  const { title, unknownAbout } = site.pages.city;
  const tokens = { city: UNKNOWN_CITY.placeholder, state: 'ID' } as const;
  /** An unknown city, with a placeholder that the browser replaces by its name. */
  const city: City = {
    slug: '',
    name: tokens.city,
    state: tokens.state,
    description: '',
    about: paragraph(fillTokens(unknownAbout, tokens)),
    mapEmbedUrl: embeddedMapUrl(`${tokens.city}, ${tokens.state}`, site.settings.mapsKey),
    attractions: [],
    alsoCalled: [],
    order: Infinity,
    locationsPage: false,
  };
  const words = cityPageWords(site, { ...city, description: undefined });

  return (
    <>
      <Island
        name="NotFound"
        component={NotFound}
        props={{ cities: Object.fromEntries(site.cities.map(({ slug, name }) => [slug, name])) }}
        when="load"
      />
      <div id={NOT_FOUND_SCREEN}>
        <Hero
          heading={page.heading}
          text={page.body}
          body={
            <div className="stack">
              <SearchBox />
              <UsefulLinks />
            </div>
          }
        >
          <Seal className="not-found-seal" isSmall />
          <p className="buttons">
            <LinkButton to={routes.home()} className="button-strong">
              Return to Home
            </LinkButton>
          </p>
        </Hero>
      </div>
      <template
        id={UNKNOWN_CITY.template}
        data-title={fullTitle(site, title, tokens)}
        data-description={words.description}
        data-keywords={words.keywords.join(', ')}
      >
        <CityPage city={city} crumbs={cityBreadcrumb(city)} words={words}>
          <SearchBox isForPlaces hasCall />
        </CityPage>
      </template>
      <template
        id={UNKNOWN_ATTRACTION.template}
        data-title={fullTitle(site, page.placeHeading)}
        data-description={page.placeText}
      >
        <Hero heading={page.placeHeading} body={<UsefulLinks />}>
          <p>{page.placeText}</p>
          <p>
            You asked for: <code>{UNKNOWN_ATTRACTION.placeholder}</code>
          </p>
          {hasEntries(site, 'places') && (
            <p className="buttons">
              <LinkButton to={routes.attractions()} className="button-strong">
                Back to all places
              </LinkButton>
            </p>
          )}
        </Hero>
      </template>
    </>
  );
}

/** Links to where the visitor may have wanted to go. */
function UsefulLinks() {
  const site = useSite();
  const { pages } = site;
  const places = { name: 'Places', path: routes.attractions() };
  const links = [
    { name: 'Services', path: routes.services() },
    { name: 'All service areas', path: routes.areas() },
    ...(hasEntries(site, 'places') ? [places] : []),
    { name: 'Contact', path: routes.contact() },
  ];

  return (
    <section className="flow">
      <h2>{pages['not-found'].linksHeading}</h2>
      <LinkList links={links} className="links" />
      <ServiceTiles only={pages.city.popularServices} />
    </section>
  );
}
