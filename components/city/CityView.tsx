import type { ReactNode } from 'react';
import type { CityPage } from '../../model/city.ts';
import { cityMapFile } from '../../model/region-map.ts';
import { routes } from '../../model/routes.ts';
import { CallLink, CallToAction } from '../call/Call.tsx';
import { Hero } from '../hero/Hero.tsx';
import { Link } from '../link/Link.tsx';
import { MapFrame } from '../map/MapFrame.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Prose } from '../prose/Prose.tsx';
import { ServiceGrid, ServiceLinks } from '../service/Services.tsx';
import { CityAttractions } from './CityAttractions.tsx';
import { CityFacts } from './CityFacts.tsx';
import { CitySidebar } from './CitySidebar.tsx';
import { NearbyPanel } from './NearbyPanel.tsx';
import { PreviousNext } from './PreviousNext.tsx';

/** A city's page; what it is given stands below the hero. */
export function CityView({ children, ...page }: CityPage & { children?: ReactNode }) {
  const { city, neighbours } = page;
  return (
    <>
      <Hero crumbs={page.crumbs} heading={page.heading}>
        <CityFacts facts={page.facts} postmark={page.postmark} />
        <p className="buttons">
          <CallLink />
        </p>
      </Hero>
      {children}
      <div className="wrap page-columns">
        <div className="page-main">
          {page.notes.map((note) => (
            <p key={note} className="notice">
              {note}
            </p>
          ))}
          {/* Words first: on a phone they are painted while a picture is still on its way. */}
          <Prose html={page.intro} />
          {page.picture && <Picture picture={page.picture} shape="lead" isFirst />}
          <section>
            <h2>Popular services</h2>
            <ServiceLinks services={page.popularServices} className="pills" />
          </section>
          <section className="flow">
            <h2>About {city.name}</h2>
            <Prose html={page.about} />
            <h3>{page.meets ? 'Where we can meet' : 'Places nearby'}</h3>
            <CityAttractions attractions={page.attractions} />
            <p className="small">
              <Link to={routes.attractions()}>All places</Link>
            </p>
          </section>
          <section>
            <h2>Our services</h2>
            <ServiceGrid services={page.serviceCards} />
          </section>
          <NearbyPanel panel={page.panel} next={neighbours?.next} />
          <section>
            <h2>Map</h2>
            <MapFrame
              src={city.mapEmbedUrl}
              title={`Map of ${city.name}, ${city.state}`}
              show={`Show map of ${city.name}, ${city.state}`}
              picture={cityMapFile(city)}
            />
          </section>
          {neighbours && <PreviousNext {...neighbours} />}
        </div>
        <CitySidebar page={page} />
      </div>
      <CallToAction />
    </>
  );
}
