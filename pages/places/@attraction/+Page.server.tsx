import { NearbyServices } from '../../../components/attraction/NearbyServices.tsx';
import { NeedNotary } from '../../../components/attraction/NeedNotary.tsx';
import { OtherAttractions } from '../../../components/attraction/OtherAttractions.tsx';
import { PlaceHero } from '../../../components/attraction/PlaceHero.tsx';
import { PlaceLinks } from '../../../components/attraction/PlaceLinks.tsx';
import { MapFrame } from '../../../components/map/MapFrame.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import type { AttractionPage } from '../../../model/attraction.ts';
import { formatPhone } from '../../../model/contact.ts';
import { attractionMapFile, isPlaced } from '../../../model/region-map.ts';

export function Page(page: AttractionPage) {
  const { attraction, city } = page;
  return (
    <>
      <PlaceHero page={page} />
      <div className="wrap page-columns place-columns">
        <NeedNotary heading={page.needHeading} text={page.needText} />
        <div className="page-main">
          <div className="flow">
            <p>{attraction.description}</p>
            {attraction.picture && <Picture picture={attraction.picture} shape="lead" isFirst />}
            {attraction.phone && (
              <p className="small">
                Phone of {attraction.name}: {formatPhone(attraction.phone)}
              </p>
            )}
            {page.notes.map((note) => (
              <p key={note} className="notice">
                {note}
              </p>
            ))}
          </div>
          <PlaceLinks page={page} />
          <section>
            <h2>Directions to our office</h2>
            <MapFrame
              show="Show driving directions"
              picture={attractionMapFile(attraction, city)}
              where={isPlaced(attraction) ? undefined : `In ${city.name}`}
              src={page.embeddedDirections}
              title={`Driving directions from ${attraction.name} to our office`}
            />
          </section>
          <OtherAttractions heading={page.othersHeading} attractions={page.others} />
        </div>
        <NearbyServices city={city} nearby={page.nearby} services={page.services} />
      </div>
    </>
  );
}
