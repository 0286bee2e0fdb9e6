import type { City } from '../../model/content.ts';
import { cityMapFile, PICTURE_SIZE } from '../../model/maps.ts';
import { useAddress, useSite } from '../site/site.tsx';

interface Props {
  /** The address of the embedded map. */
  src: string;
  /** What the map shows: "Map of Boise, ID". */
  title: string;
  /** The words of the link to the real map. */
  show: string;
  /** The file of the drawn map that stands for it until it is asked for. */
  picture: string;
}

/**
 * An embedded map that loads nothing from elsewhere until it is asked for: an empty frame lies over
 * a drawn map, and a link opens the real map in it. It needs no script.
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
      <img src={address(picture)} alt="" {...PICTURE_SIZE} loading="lazy" />
      <iframe {...frame} name="map" srcDoc="" />
      <p className="links">
        <a href={src} target="map">
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
  return <MapFrame {...words} src={city.mapEmbedUrl} picture={cityMapFile(city)} />;
}
