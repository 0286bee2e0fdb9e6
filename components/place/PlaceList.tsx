import type { Place } from '../../model/content.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';

/** Places as cards, and the search over them. */
export function PlaceList({ places }: { places: readonly Place[] }) {
  return (
    <>
      <PlaceSearch count={places.length} />
      <ul className="grid">
        {places.map((place) => (
          <li key={place.slug} data-place={place.name} data-city={place.cityName}>
            <PlaceCard place={place} />
          </li>
        ))}
      </ul>
    </>
  );
}
