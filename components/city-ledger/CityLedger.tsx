import type { City } from '../../model/content.ts';
import { durationText } from '../../model/geo.ts';
import { isCommissionedIn, outsideFact } from '../../model/meeting.ts';
import { distanceToOffice, isOfficeCity, shortMilesText } from '../../model/office.ts';
import { routes } from '../../model/routes.ts';
import { Arrow, Ledger, LedgerCell } from '../ledger/Ledger.tsx';
import { Link, LinkList } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

interface CitiesProps {
  cities: readonly City[];
}

/** Cities as cells that are links: name, state and the drive from the office if known. */
export function CityLedger({ cities }: CitiesProps) {
  const longest = useLongestDrive(cities);

  return (
    <Ledger kind="cities">
      {cities.map((city) => (
        <LedgerCell key={city.slug} className="city-cell">
          <Link to={routes.city(city.slug)} className="ledger-link city-name">
            {city.name}, {city.state}
          </Link>
          <Drive city={city} longest={longest} />
        </LedgerCell>
      ))}
    </Ledger>
  );
}

/** The key to the bars; nothing if there are no bars. Hidden from screen readers, as the bars are. */
export function BarKey({ cities }: CitiesProps) {
  const longest = useLongestDrive(cities);
  if (longest === 0) return null;

  return (
    <p className="bar-key" aria-hidden="true">
      Longer lines mean longer drives.
    </p>
  );
}

/** The longest drive to a city where the notary may act, in minutes; 0 if none is known. */
export function useLongestDrive(cities: readonly City[]): number {
  const site = useSite();
  const reached = cities.filter((city) => isCommissionedIn(site, city));
  return Math.max(0, ...reached.map(({ minutesFromOffice = 0 }) => minutesFromOffice));
}

interface DriveProps {
  city: City;
  /** The longest drive in the ledger. Unit: minutes. */
  longest: number;
}

/** The drive from the office in words and as a bar, or how to meet where the notary can't come. */
function Drive({ city, longest }: DriveProps) {
  const site = useSite();
  const { business } = site;
  const { county, minutesFromOffice: minutes } = city;
  if (!isCommissionedIn(site, city)) {
    return <small className="city-note">{outsideFact(site, city)}</small>;
  }

  const isBase = isOfficeCity(business, city);
  const distance = distanceToOffice(business, city);
  const place = distance ? shortMilesText(distance) : county;
  const time = minutes === undefined ? undefined : durationText(minutes, 'min');
  return (
    <>
      {!isBase && <small>{place}</small>}
      <span className="city-time">{isBase ? 'Our base' : time}</span>
      {minutes !== undefined && longest > 0 && (
        <svg className="city-bar" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.round((100 * minutes) / longest)} height="2" />
        </svg>
      )}
    </>
  );
}

/** Cities as cells, with name and state only. */
export function CityNames({ cities }: CitiesProps) {
  return (
    <Ledger kind="cities">
      {cities.map(({ slug, name, state }) => (
        <LedgerCell key={slug} className="city-cell">
          <Link to={routes.city(slug)} className="ledger-link city-name">
            {name}, {state}
          </Link>
          <Arrow />
        </LedgerCell>
      ))}
    </Ledger>
  );
}

interface LinksProps extends CitiesProps {
  className?: string;
}

export function CityLinks({ cities, className }: LinksProps) {
  const links = cities.map(({ slug, name, state }) => {
    return { path: routes.city(slug), name: `${name}, ${state}` };
  });

  return <LinkList links={links} className={className} />;
}
