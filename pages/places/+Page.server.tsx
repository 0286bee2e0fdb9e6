import { Hero } from '../../components/hero/Hero.tsx';
import { Island } from '../../components/island/Island.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { AttractionSearch } from '../../islands/attraction-search/AttractionSearch.tsx';
import { QUERY } from '../../islands/attraction-search/query-parameter.ts';
import type { Attraction } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { preview } from '../../model/text.ts';
import type { data } from './+data.ts';

type PlacesPage = ReturnType<typeof data>;

export function Page(page: PlacesPage) {
  return (
    <>
      <Hero crumbs={page.crumbs} heading={page.page.heading}>
        <Prose html={page.page.body} />
      </Hero>
      <div className="section wrap">
        {page.cities.length > 0 ? (
          <AttractionList {...page} />
        ) : (
          <p>
            No places yet. <Link to={routes.areas()}>See all areas we serve</Link>
          </p>
        )}
      </div>
    </>
  );
}

/** The search over all attractions, a way to jump to the featured cities, and the attractions by city. */
function AttractionList({ cities, featured }: PlacesPage) {
  return (
    <>
      <Island
        name="AttractionSearch"
        component={AttractionSearch}
        props={{ count: cities.flatMap(({ attractions }) => attractions).length }}
        when="interaction"
        prefetch
        given={QUERY}
        className="script-only"
      />
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
      {cities.map((city) => (
        <section key={city.slug} className="city-group">
          <h2 id={`in-${city.slug}`}>
            {city.name}, {city.state}
          </h2>
          <ul className="grid">
            {city.attractions.map((attraction) => (
              <li key={attraction.slug} data-attraction={attraction.name} data-city={city.name}>
                <AttractionCard {...attraction} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** An attraction in a few lines, its description cut short. */
function AttractionCard({ name, slug, citySlug, cityName, cityState, description }: Attraction) {
  return (
    <article className="attraction-card">
      <h3>{name}</h3>
      <p>{preview(description)}</p>
      <p className="card-links">
        <span className="card-city">
          {cityName}, {cityState}
        </span>
        <Link to={routes.attraction(slug)}>
          Learn More<span className="visually-hidden"> about {name}</span>
        </Link>
        <Link to={routes.city(citySlug)}>More in {cityName}</Link>
      </p>
    </article>
  );
}
