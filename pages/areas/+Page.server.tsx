import { CityTiles } from '../../components/city/Cities.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Link } from '../../components/link/Link.tsx';
import { AreaMaps } from '../../components/map/AreaMaps.tsx';
import { useSite } from '../../components/site/site.tsx';
import { routes } from '../../model/routes.ts';
import type { Data } from '../+data.ts';

export function Page({ crumbs }: Data) {
  const { pages, featuredCities, citiesByName } = useSite();
  const { heading, body, featuredHeading, closing } = pages.areas;
  return (
    <>
      <Hero crumbs={crumbs} heading={heading} text={body} />
      <div className="section wrap stack">
        <section>
          <h2>{featuredHeading}</h2>
          <CityTiles cities={featuredCities} />
        </section>
        <section>
          <h2>All Service Areas</h2>
          <CityTiles cities={citiesByName} />
        </section>
        <div>
          <p>
            {closing} <Link to={routes.contact()}>Contact us</Link>
          </p>
          <p>
            <Link to={routes.locations()}>How to plan an appointment in your city</Link>
          </p>
        </div>
        <AreaMaps all />
      </div>
      <FinderBox first="place" />
    </>
  );
}
