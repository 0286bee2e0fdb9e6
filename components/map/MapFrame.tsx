import type { ReactNode } from 'react';
import type { City } from '../../model/content.ts';
import { isPlaced } from '../../model/geo.ts';
import { cityMap } from '../../model/map/maps.ts';
import { Icon } from '../icon/Icon.tsx';
import { useSite } from '../site/site.tsx';
import { AreaMap } from './AreaMap.tsx';

interface Props {
  src: string;
  /** "Map of Boise, ID". */
  title: string;
  /** The text of the button, the same on all maps of a kind. */
  buttonText: string;
  /** Appended for screen readers, so each button has a unique name: "of Boise, ID". */
  buttonTarget: string;
  /** Shown until the map opens; nothing on a plain panel. */
  children?: ReactNode;
  /** Whether the map is in a column or a section rather than edge to edge. */
  isInset?: boolean;
}

/**
 * A Google map that by default loads only on request: an empty frame covers a placeholder, and a link
 * styled as a button opens the map in the frame, without scripts. The script (islands/maps.ts) then
 * removes the button and makes the frame a tab stop, which it isn't while empty.
 */
export function MapFrame(props: Props) {
  const { src, title, buttonText, buttonTarget, children, isInset = false } = props;
  const { maps } = useSite().business;
  const frame = { src, title, referrerPolicy: 'no-referrer-when-downgrade' } as const;

  const classNames = ['map-box'];
  if (isInset) classNames.push('map-inset');
  if (!children) classNames.push('map-plain');
  const className = classNames.join(' ');

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
      {/* Before the frame, so that screen readers reach the link before an empty frame. */}
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
}

/** Google's map of a city, with a drawn one until it's opened, if the city has coordinates. */
export function CityMap({ city, isInset = false }: CityProps) {
  const site = useSite();
  const name = `${city.name}, ${city.state}`;

  return (
    <MapFrame
      title={`Map of ${name}`}
      buttonText="Open Google's map"
      buttonTarget={`of ${name}`}
      src={city.mapEmbedUrl}
      isInset={isInset}
    >
      {isPlaced(city) ? <AreaMap map={cityMap(site, city)} kind="city" /> : undefined}
    </MapFrame>
  );
}
