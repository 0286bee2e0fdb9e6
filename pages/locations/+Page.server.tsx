import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Link } from '../../components/link/Link.tsx';
import { AreaMaps } from '../../components/map/AreaMaps.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { routes } from '../../model/routes.ts';
import type { data } from './+data.ts';

export function Page({ page, crumbs, cities }: ReturnType<typeof data>) {
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
              {cities.map(({ slug, name, state, description }) => (
                <li key={slug}>
                  <article className="card">
                    <h2>
                      <Link to={routes.city(slug)} className="card-link">
                        {name}, {state}
                      </Link>
                    </h2>
                    <p>{description}</p>
                  </article>
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
