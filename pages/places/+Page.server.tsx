import { Hero } from '../../components/hero/Hero.tsx';
import { PlaceCard } from '../../components/place/PlaceCard.tsx';
import { PlaceSearch } from '../../components/place/PlaceSearch.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import type { PlacesData } from './+data.ts';

export function Page({ page, crumbs, places }: PlacesData) {
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading}>
        <Prose html={page.body} />
      </Hero>
      <div className="section wrap">
        <PlaceSearch count={places.length} />
        <ul className="grid">
          {places.map((place) => (
            <li key={place.slug} data-place={place.name} data-city={place.cityName}>
              <PlaceCard place={place} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
