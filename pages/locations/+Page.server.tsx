import { CityTiles } from '../../components/city/Cities.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Link } from '../../components/link/Link.tsx';
import { AreaMaps } from '../../components/map/AreaMaps.tsx';
import { useSite } from '../../components/site/site.tsx';
import type { City } from '../../model/content.ts';
import { durationText } from '../../model/geo.ts';
import { meetingFact } from '../../model/meeting.ts';
import { distanceToOffice, isOfficeCity, shortMilesText } from '../../model/office.ts';
import { routes } from '../../model/routes.ts';
import type { Data } from '../+data.ts';

export function Page({ page, crumbs }: Data) {
  const { locationsCities, pages } = useSite();
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading} text={page.body} />
      <div className="section wrap stack map-columns">
        <div className="flow">
          <p>
            {pages.locations.listNote} <Link to={routes.areas()}>All service areas, A to Z</Link>
          </p>
          <CityTiles cities={locationsCities} more={Drive} />
        </div>
        <AreaMaps />
      </div>
      <FinderBox first="place" />
    </>
  );
}

/** The drive from the office, or how to meet where the notary may not come; nothing if not known. */
function Drive({ city }: { city: City }) {
  const site = useSite();
  const { business } = site;
  const { state, county, minutesFromOffice: minutes } = city;
  const distance = distanceToOffice(business, city);
  const miles = distance && shortMilesText(distance);
  const time = minutes && durationText(minutes, 'min');
  const drive = [miles, time].filter((part) => part !== undefined).join(', ');
  const way = isOfficeCity(business, city) ? 'Our base' : drive || county;
  const text = business.commissions.includes(state) ? way : meetingFact(site, city);
  return text && <small>{text}</small>;
}
