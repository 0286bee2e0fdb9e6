import type { CityAttractions } from '../../model/attraction-groups.ts';
import { AttractionCard } from './AttractionCard.tsx';
import { AttractionSearch } from './AttractionSearch.tsx';

interface Props {
  groups: readonly CityAttractions[];
  /** Cities to jump to. */
  featured: readonly CityAttractions[];
}

/** Attractions city by city, a way to jump to the featured cities, and the search over all. */
export function AttractionList({ groups, featured }: Props) {
  return (
    <>
      <AttractionSearch count={groups.flatMap(({ attractions }) => attractions).length} />
      {featured.length > 0 && (
        <nav aria-label="Featured cities">
          <ul className="pills">
            {featured.map(({ city }) => (
              <li key={city.slug}>
                <a href={`#in-${city.slug}`}>{city.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ city, attractions }) => (
        <section key={city.slug} className="city-group">
          <h2 id={`in-${city.slug}`}>
            {city.name}, {city.state}
          </h2>
          <ul className="grid">
            {attractions.map((attraction) => (
              <li key={attraction.slug} data-attraction={attraction.name} data-city={city.name}>
                <AttractionCard attraction={attraction} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
