import { Hero } from '../../components/hero/Hero.tsx';
import { Island } from '../../components/island/Island.tsx';
import { Link } from '../../components/link/Link.tsx';
import { useSite } from '../../components/site/site.tsx';
import { AttractionSearch } from '../../islands/attraction-search/AttractionSearch.tsx';
import { routes } from '../../model/routes.ts';
import { preview } from '../../model/text.ts';
import type { Data } from '../+data.ts';

export function Page({ page, crumbs }: Data) {
  const { citiesByName, attractions } = useSite();
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading} text={page.body} />
      <div className="section wrap">
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
            No places yet. <Link to={routes.areas()}>See all areas we serve</Link>
          </p>
        )}
        {citiesByName
          .filter((city) => city.attractions.length > 0)
          .map((city) => (
            <details key={city.slug} className="city-group">
              <summary>
                <h2>
                  {city.name}, {city.state}
                </h2>
              </summary>
              <ul className="grid">
                {city.attractions.map(({ slug, name, description, outside }) => (
                  <li key={slug} data-attraction={name} data-city={city.name}>
                    <article className="attraction-card">
                      <h3>{name}</h3>{' '}
                      <span className="small">
                        {outside && 'Near '}
                        {city.name}, {city.state}
                      </span>
                      <p>{preview(description)}</p>
                      <p className="links">
                        <Link to={routes.attraction(slug)}>
                          Learn More<span className="visually-hidden"> about {name}</span>
                        </Link>
                        <Link to={routes.city(city.slug)}>More in {city.name}</Link>
                      </p>
                    </article>
                  </li>
                ))}
              </ul>
            </details>
          ))}
      </div>
    </>
  );
}
