import { CityCard } from '../../components/city/CityCard.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Link } from '../../components/link/Link.tsx';
import { AreaMaps } from '../../components/map/AreaMaps.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { routes } from '../../model/routes.ts';
import type { LocationsData } from './+data.ts';

export function Page({ page, crumbs, cities }: LocationsData) {
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading}>
        <Prose html={page.body} />
      </Hero>
      <FinderBox first="place" />
      <div className="section wrap map-columns">
        <AreaMaps />
        <div className="map-lists">
          {cities.length > 0 && (
            <ul className="grid">
              {cities.map((city) => (
                <li key={city.slug}>
                  <CityCard city={city} />
                </li>
              ))}
            </ul>
          )}
          <p>
            <Link to={routes.areas()}>All areas we serve, A to Z</Link>
          </p>
        </div>
      </div>
    </>
  );
}
