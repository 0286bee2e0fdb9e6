import { Hero } from '../../components/hero/Hero.tsx';
import { NoPlaces } from '../../components/place/NoPlaces.tsx';
import { PlaceList } from '../../components/place/PlaceList.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import type { PlacesData } from './+data.ts';

export function Page({ page, crumbs, places }: PlacesData) {
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading}>
        <Prose html={page.body} />
      </Hero>
      <div className="section wrap">
        {places.length > 0 ? <PlaceList places={places} /> : <NoPlaces />}
      </div>
    </>
  );
}
