import { Hero } from '../../components/hero/Hero.tsx';
import { Island } from '../../components/island/Island.tsx';
import { Link } from '../../components/link/Link.tsx';
import { useSite } from '../../components/site/site.tsx';
import { AttractionSearch, QUERY } from '../../islands/attraction-search/AttractionSearch.tsx';
import type { City } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { preview } from '../../model/text.ts';
import type { Data } from '../+data.ts';

const hasAttractions = ({ attractions }: City) => attractions.length > 0;

export function Page({ page, crumbs }: Data) {
  const { citiesByName, featuredCities, attractions } = useSite();
  const featured = featuredCities.filter(hasAttractions);
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading} text={page.body} />
      <div className="section wrap">
        {attractions.length > 0 ? (
          <Island
            name="AttractionSearch"
            component={AttractionSearch}
            props={{ count: attractions.length }}
            when="interaction"
            prefetch
            given={QUERY}
            className="script-only"
          />
        ) : (
          <p>
            No places yet. <Link to={routes.areas()}>See all areas we serve</Link>
          </p>
        )}
        {featured.length > 0 && (
          <nav aria-label="Featured cities">
            <ul className="pills">
              {featured.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={`#in-${slug}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {citiesByName.filter(hasAttractions).map((city) => (
          <section key={city.slug} className="city-group">
            <h2 id={`in-${city.slug}`}>
              {city.name}, {city.state}
            </h2>
            <ul className="grid">
              {city.attractions.map(({ slug, name, description }) => (
                <li key={slug} data-attraction={name} data-city={city.name}>
                  <article className="attraction-card">
                    <h3>{name}</h3>
                    <p>{preview(description)}</p>
                    <p className="card-links">
                      <span className="card-city">
                        {city.name}, {city.state}
                      </span>
                      <Link to={routes.attraction(slug)}>
                        Learn More<span className="visually-hidden"> about {name}</span>
                      </Link>
                      <Link to={routes.city(city.slug)}>More in {city.name}</Link>
                    </p>
                  </article>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
