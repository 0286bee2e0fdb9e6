import { routes } from '../../model/routes.ts';
import type { TownPage } from '../../model/town.ts';
import { CallLink } from '../call/CallLink.tsx';
import { Hero } from '../hero/Hero.tsx';
import { Link } from '../link/Link.tsx';
import { MapFrame } from '../map/MapFrame.tsx';
import { Prose } from '../prose/Prose.tsx';
import { ServiceGrid } from '../service/ServiceGrid.tsx';
import { ServiceLinks } from '../service/ServiceLinks.tsx';
import { AttractionList } from './AttractionList.tsx';
import { NearbyPanel } from './NearbyPanel.tsx';
import { PreviousNext } from './PreviousNext.tsx';
import { TownSidebar } from './TownSidebar.tsx';

/** A town's page. */
export function TownView(town: TownPage) {
  const { city, neighbours } = town;
  return (
    <>
      <Hero crumbs={town.crumbs} heading={town.heading}>
        <p className="buttons">
          <CallLink />
        </p>
        {neighbours && <PreviousNext {...neighbours} />}
      </Hero>
      <div className="wrap town-columns">
        <div className="town-main">
          <Prose html={town.intro} />
          <section>
            <h2>Popular services</h2>
            <ServiceLinks services={town.popularServices} className="pills" />
          </section>
          <section>
            <h2>About {city.name}</h2>
            <Prose html={town.about} />
            <h3>Places in {city.name}</h3>
            <AttractionList attractions={town.attractions} />
            <p className="small">
              <Link to={routes.places()}>All places</Link>
            </p>
          </section>
          <section>
            <h2>Services in {city.name}</h2>
            <ServiceGrid services={town.serviceCards} />
          </section>
          <NearbyPanel panel={town.panel} next={neighbours?.next} />
          <section>
            <h2>Map</h2>
            <MapFrame
              src={city.mapEmbedUrl}
              title={`Map of ${city.name}, ${city.state}`}
              show={`Show the map of ${city.name}, ${city.state}`}
              town={city.slug}
            />
          </section>
        </div>
        <TownSidebar city={city} nearby={town.nearby} reasons={town.whyChooseUs} />
      </div>
    </>
  );
}
