import type { Attraction } from '../../model/content.ts';
import { AttractionCard } from './AttractionCard.tsx';
import { AttractionSearch } from './AttractionSearch.tsx';

/** Attractions as cards, and the search over them. */
export function AttractionList({ attractions }: { attractions: readonly Attraction[] }) {
  return (
    <>
      <AttractionSearch count={attractions.length} />
      <ul className="grid">
        {attractions.map((attraction) => (
          <li
            key={attraction.slug}
            data-attraction={attraction.name}
            data-city={attraction.cityName}
          >
            <AttractionCard attraction={attraction} />
          </li>
        ))}
      </ul>
    </>
  );
}
