import { Hero } from '../../components/hero/Hero.tsx';
import { Island } from '../../components/island/Island.tsx';
import { Link } from '../../components/link/Link.tsx';
import { useSite } from '../../components/site/site.tsx';
import { AttractionSearch } from '../../islands/attraction-search/AttractionSearch.tsx';
import type { Attraction, City } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { attractionLabel } from '../../model/site.ts';
import { preview } from '../../model/text.ts';
import type { Data } from '../+data.ts';

/** Every attraction as a card, city by city, with a search box above that hides what does not match. */
export function Page({ page, crumbs }: Data) {
  const { citiesByName, attractions } = useSite();
  const cities = citiesByName.filter((city) => city.attractions.length > 0);

  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading} text={page.body} />
      <div className="section wrap stack">
        {attractions.length > 0 ? (
          <Island
            name="AttractionSearch"
            component={AttractionSearch}
            props={{ count: attractions.length }}
            when="prefetch"
            className="script-only"
          />
        ) : (
          <p>
            No places yet. <Link to={routes.areas()}>See all service areas</Link>
          </p>
        )}

        {cities.length > 1 && <CityIndex cities={cities} />}

        {cities.map((city) => (
          <section key={city.slug} id={city.slug} className="city-group">
            <h2>
              {city.name}, {city.state}
            </h2>
            <ul className="grid">
              {city.attractions.map((attraction) => (
                <li key={attraction.slug} data-attraction={attraction.name} data-city={city.name}>
                  <AttractionCard attraction={attraction} city={city} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** Links to the groups of cards below: a page of every place is long. */
function CityIndex({ cities }: { cities: readonly City[] }) {
  return (
    <nav className="city-index screen-only" aria-label="Jump to a city">
      <ul className="links small">
        {cities.map(({ slug, name, state }) => (
          <li key={slug}>
            <a href={`#${slug}`}>
              {name}, {state}
              <span className="visually-hidden">: places on this page</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CardProps {
  attraction: Attraction;
  city: City;
}

/** An attraction in a few words, with the way to its page and to its city's page. */
function AttractionCard({ attraction, city }: CardProps) {
  const { slug, description, outside } = attraction;
  const label = attractionLabel(useSite(), attraction);

  return (
    <article className="attraction-card">
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
