import type { City } from '../../model/content.ts';
import { cityPicture, PICTURE_SIZE } from '../../model/maps.ts';
import { Icon } from '../icon/Icon.tsx';
import { useAddress, useSite } from '../site/site.tsx';

interface Props {
  /** The address of the embedded map. */
  src: string;
  /** What the map shows: "Map of Boise, ID". */
  title: string;
  /** The words of the button that loads the real map. */
  show: string;
  /** The file of the drawn map that stands there until then; none where nothing is known to draw. */
  picture?: string | undefined;
}

/**
 * An embedded map that loads nothing from elsewhere until it is asked for. An empty frame lies over a
 * drawn map, and a link that looks like a button opens the real map in the frame. That takes no
 * script; where there is one, it takes the button away from the map that has come (islands/maps.ts).
 */
export function MapFrame({ src, title, show, picture }: Props) {
  const address = useAddress();
  const frame = { src, title, referrerPolicy: 'no-referrer-when-downgrade' } as const;
  if (useSite().business.maps.load === 'visible') {
    return (
      <div className="map-box">
        <iframe {...frame} loading="lazy" />
      </div>
    );
  }
  return (
    <div className="map-box">
      {picture && <img src={address(picture)} alt="" {...PICTURE_SIZE} loading="lazy" />}
      <iframe {...frame} name="map" srcDoc="" />
      <p className="map-open">
        <a href={src} target="map" className="button button-small">
          <Icon name="pin" />
          {show}
        </a>
      </p>
    </div>
  );
}

/** The map of a city. */
export function CityMap({ city }: { city: City }) {
  const name = `${city.name}, ${city.state}`;
  const words = { title: `Map of ${name}`, show: "Open Google's map" };
  return <MapFrame {...words} src={city.mapEmbedUrl} picture={cityPicture(city)} />;
}
