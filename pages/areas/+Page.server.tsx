import { CityTiles } from '../../components/city/CityTiles.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Link } from '../../components/link/Link.tsx';
import { AreaMaps } from '../../components/map/AreaMaps.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { routes } from '../../model/routes.ts';
import type { data } from './+data.ts';

export function Page({ page, crumbs, featured, cities }: ReturnType<typeof data>) {
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading}>
        <Prose html={page.body} />
      </Hero>
      <FinderBox first="place" />
      <div className="section wrap map-lists">
        <AreaMaps all />
        <section>
          <h2>{page.featuredHeading}</h2>
          <CityTiles cities={featured} />
        </section>
        <section>
          <h2>All Service Areas</h2>
          <CityTiles cities={cities} />
        </section>
        <div>
          <p>
            {page.closing} <Link to={routes.contact()}>Contact us</Link>
          </p>
          <p>
            <Link to={routes.locations()}>How to plan an appointment in your city</Link>
          </p>
        </div>
      </div>
    </>
  );
}
