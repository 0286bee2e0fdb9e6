import { Hero } from '../../components/hero/Hero.tsx';
import { Island } from '../../components/island/Island.tsx';
import { PlaceCard } from '../../components/place/PlaceCard.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { placeSearch } from '../../islands/place-search/index.ts';
import type { PlacesData } from './+data.ts';

export function Page({ page, crumbs, places }: PlacesData) {
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading}>
        <Prose html={page.body} />
      </Hero>
      <div className="section wrap">
        <Island of={placeSearch} props={{ count: places.length }} className="script-only" />
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
