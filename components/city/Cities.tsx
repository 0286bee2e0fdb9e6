import type { City } from '../../model/content.ts';
import {
  durationText,
  isCommissionedIn,
  isOfficeCity,
  meetingFact,
  wayToOffice,
} from '../../model/geo.ts';
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
    <ul className="grid tiles">
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

/** The drive from the office, or how to meet where the notary may not come; nothing if not known. */
function Drive({ city }: { city: City }) {
  const site = useSite();
  const { business } = site;
  const { state, county, minutesFromOffice: minutes } = city;
  const miles = wayToOffice(business, city)?.short ?? [];
  const drive = [miles, minutes === undefined ? [] : durationText(minutes)].flat().join(', ');
  const way = isOfficeCity(business, city) ? 'Our base' : drive || county;
  const text = isCommissionedIn(business, state) ? way : meetingFact(site, city);
  return text && <small>{text}</small>;
}
