import { CityTiles } from '../../components/city/Cities.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Link } from '../../components/link/Link.tsx';
import { AreaMaps } from '../../components/map/AreaMaps.tsx';
import { useSite } from '../../components/site/site.tsx';
import { officeName } from '../../model/contact.ts';
import { routes } from '../../model/routes.ts';
import type { Data } from '../+data.ts';

export function Page({ page, crumbs }: Data) {
  const { business, locationsCities } = useSite();
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading} text={page.body} />
      <FinderBox first="place" />
      <div className="section wrap stack map-columns">
        <AreaMaps />
        <div className="flow">
          <p>
            Main cities first, with the drive from {officeName(business)}.{' '}
            <Link to={routes.areas()}>All areas we serve, A to Z</Link>
          </p>
          <CityTiles cities={locationsCities} hasDrive />
        </div>
      </div>
    </>
  );
}
