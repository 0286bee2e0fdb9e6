import type { ReactNode } from 'react';
import type { City } from '../../model/content.ts';
import { cityPictures, type MapPictures } from '../../model/maps.ts';
import { Icon } from '../icon/Icon.tsx';
import { useAddress, useSite } from '../site/site.tsx';

interface Props {
  /** The address of the embedded map. */
  src: string;
  /** What the map shows: "Map of Boise, ID". */
  title: string;
  /** The words of the button that opens the real map, the same on all maps of a kind. */
  buttonText: string;
  /** Added to them for screen readers, so that each button has a name of its own: "of Boise, ID". */
  buttonTarget: string;
  /** What is shown until then. */
  children: ReactNode;
  /** Whether the map stands in a column or a section, and not up to the edge of the window. */
  isInset?: boolean;
}

/**
 * A map. Unless the owner has chosen maps that load as they are seen, nothing is fetched from elsewhere
 * before the visitor asks for it: an empty frame lies over what is shown until then, and a link that looks like a
 * button opens the real map in the frame, without script. The script (islands/maps.ts) then takes the
 * button away, and makes the frame a stop of the Tab key, which it isn't while it is empty.
 */
export function MapFrame(props: Props) {
  const { src, title, buttonText, buttonTarget, children, isInset = false } = props;
  const { maps } = useSite().business;
  const frame = { src, title, referrerPolicy: 'no-referrer-when-downgrade' } as const;

  const className = isInset ? 'map-box map-inset' : 'map-box';

  if (maps.load === 'visible') {
    return (
      <div className={className}>
        <iframe {...frame} loading="lazy" />
      </div>
    );
  }

  return (
    <div className={className}>
      {children}
      {/* Before the frame, so that a screen reader comes to the link before it comes to an empty frame. */}
      <p className="map-open">
        <a href={src} target="map" className="button button-small">
          <Icon name="pin" />
          <span>
            {buttonText}
            <span className="visually-hidden"> {buttonTarget}</span>
          </span>
        </a>
      </p>
      <iframe {...frame} name="map" srcDoc="" tabIndex={-1} />
    </div>
  );
}

interface CityProps extends Pick<Props, 'isInset'> {
  city: City;
  /** Whether the map is seen without scrolling. */
  isFirst?: boolean;
}

/** A map of a city; until it is opened, the drawn land around the city. */
export function CityMap({ city, isFirst = false, isInset = false }: CityProps) {
  const name = `${city.name}, ${city.state}`;

  return (
    <MapFrame
      title={`Map of ${name}`}
      buttonText="Open Google's map"
      buttonTarget={`of ${name}`}
      src={city.mapEmbedUrl}
      isInset={isInset}
    >
      <Drawing pictures={cityPictures(city)} isFirst={isFirst} isInset={isInset} />
    </MapFrame>
  );
}

interface DrawingProps {
  pictures: MapPictures;
  isFirst: boolean;
  /** In a column, a wide window shows what a phone shows. */
  isInset: boolean;
}

function Drawing({ pictures, isFirst, isInset }: DrawingProps) {
  const address = useAddress();
  return (
    <picture>
      {!isInset && <source media="(width >= 64rem)" srcSet={address(pictures.wide)} />}
      <img
        src={address(pictures.narrow)}
        alt=""
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority="low"
        decoding="async"
      />
    </picture>
  );
}
