import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Link } from '../../components/link/Link.tsx';
import { AreaMaps } from '../../components/map/AreaMaps.tsx';
import { useSite } from '../../components/site/site.tsx';
import { routes } from '../../model/routes.ts';
import type { Data } from '../+data.ts';

export function Page({ page, crumbs }: Data) {
  const { locationsCities } = useSite();
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading} text={page.body} />
      <FinderBox first="place" />
      <div className="section wrap map-columns">
        <AreaMaps />
        <div className="map-lists">
          {locationsCities.length > 0 && (
            <ul className="grid">
              {locationsCities.map(({ slug, name, state, description }) => (
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
