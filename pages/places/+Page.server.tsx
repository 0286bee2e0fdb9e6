import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Fold } from '../../components/fold/Fold.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { Island } from '../../components/island/Island.tsx';
import { Ledger, LedgerCell } from '../../components/ledger/Ledger.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { useSite } from '../../components/site/site.tsx';
import { AttractionSearch } from '../../islands/attraction-search/AttractionSearch.tsx';
import type { Attraction, City } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { attractionLabel } from '../../model/site.ts';
import { preview } from '../../model/text.ts';
import type { Data } from '../+data.ts';

/** A search, every attraction as a card by city, and then what they are for. */
export function Page({ words, crumbs }: Data) {
  const { pages, citiesByName, attractions } = useSite();
  const cities = citiesByName.filter((city) => city.attractions.length > 0);

  return (
    <>
      <Hero
        crumbs={crumbs}
        heading={words.heading}
        search={
          attractions.length > 0 && (
            <Island
              name="AttractionSearch"
              component={AttractionSearch}
              props={{ count: attractions.length }}
              when="interaction"
              fallback={
                <p className="failed-only">
                  The search isn't working right now. All places are listed below.
                </p>
              }
            />
          )
        }
      />
      <div className="wrap places-columns">
        {attractions.length === 0 && (
          <p>
            No places yet. <Link to={routes.areas()}>All service areas</Link>
          </p>
        )}
        {cities.length > 1 && <CityIndex cities={cities} />}
        <div className="city-groups">
          {cities.map((city) => (
            <CityGroup key={city.slug} city={city} />
          ))}
        </div>
        <Prose text={pages.places.body} />
      </div>
      <ClosingCall />
    </>
  );
}

/** Links to the groups below, folded into one line because a long list would push the cards down. */
function CityIndex({ cities }: { cities: readonly City[] }) {
  return (
    <nav className="city-index screen-only" aria-labelledby="city-index-heading">
      <Fold heading={<h2 id="city-index-heading">Jump to a city</h2>}>
        <ul role="list">
          {cities.map(({ slug, name, state }) => (
            <li key={slug}>
              <a href={`#${slug}`}>
                {name}, {state}
                <span className="visually-hidden">: places on this page</span>
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

function CityGroup({ city }: { city: City }) {
  const { slug, name, state, attractions } = city;

  return (
    <section id={slug} className="city-group" data-city={name}>
      <h2>
        {name}, {state}
      </h2>
      <Ledger kind="places">
        {attractions.map((attraction) => (
          <LedgerCell key={attraction.slug} className="place-cell">
            <AttractionCard attraction={attraction} city={city} />
          </LedgerCell>
        ))}
      </Ledger>
    </section>
  );
}

interface CardProps {
  attraction: Attraction;
  city: City;
}

function AttractionCard({ attraction, city }: CardProps) {
  const { slug, kind, description, outside } = attraction;
  const label = attractionLabel(useSite(), attraction);

  return (
    <article className="attraction-card">
      <Icon name={kind ?? 'pin'} />
      <h3>
        <Link to={routes.attraction(slug)}>{label}</Link>
      </h3>
      <p className="small">
        {outside && 'Near '}
        {city.name}, {city.state}
      </p>
      <p>{preview(description)}</p>
      <p className="links">
        <Link to={routes.attraction(slug)}>
          Learn More<span className="visually-hidden"> about {label}</span>
        </Link>
        <Link to={routes.city(city.slug)}>More in {city.name}</Link>
      </p>
    </article>
  );
}
