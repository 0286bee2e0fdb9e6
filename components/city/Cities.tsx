import type { City } from '../../model/content.ts';
import { durationText, isCommissionedIn, meetingFact, wayToOffice } from '../../model/geo.ts';
import { routes } from '../../model/routes.ts';
import { Link, LinkList } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

/** Links to cities by name and state. */
export function CityLinks({ cities, className }: { cities: readonly City[]; className?: string }) {
  const links = cities.map(({ slug, name, state }) => {
    return { path: routes.city(slug), name: `${name}, ${state}` };
  });
  return <LinkList links={links} className={className} />;
}

/** Cities as a grid of small cards, each one link; with `hasDrive` a line says how far each is. */
export function CityTiles({ cities, hasDrive }: { cities: readonly City[]; hasDrive?: boolean }) {
  return (
    <ul className="tiles">
      {cities.map((city) => (
        <li key={city.slug}>
          <Link to={routes.city(city.slug)} className="tile">
            {city.name}, {city.state} {hasDrive && <Drive city={city} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The drive from the office, or how to meet where the notary may not come; else the county. */
function Drive({ city }: { city: City }) {
  const site = useSite();
  const { state, county, minutesFromOffice: minutes } = city;
  if (!isCommissionedIn(site.business, state)) return <small>{meetingFact(site, city)}</small>;
  const miles = wayToOffice(site.business, city)?.short ?? [];
  const drive = [miles, minutes === undefined ? [] : durationText(minutes)].flat().join(', ');
  return <small>{drive || county}</small>;
}
