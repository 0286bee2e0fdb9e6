import type { City } from '../../model/content.ts';
import { centeredPicture, cityPictures, type MapPictures } from '../../model/maps.ts';
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
  /** The drawings that are shown until then; none for a place without coordinates. */
  pictures?: MapPictures | undefined;
  /** Whether the map is seen without scrolling. */
  isFirst?: boolean;
  /** Where the map stands: up to the edge of the window, in a column, or in a section of its own. */
  where?: 'edge' | 'column' | 'section';
}

/**
 * A map. Unless the owner has chosen maps that load as they are seen, nothing is fetched from elsewhere
 * before the visitor asks for it: an empty frame lies over a drawn map, and a link that looks like a
 * button opens the real map in the frame, without script. The script (islands/maps.ts) then takes the
 * button away, and makes the frame a stop of the Tab key, which it isn't while it is empty.
 */
export function MapFrame(props: Props) {
  const { src, title, buttonText, buttonTarget, pictures, isFirst = false, where = 'edge' } = props;
  const address = useAddress();
  const { maps } = useSite().business;
  const frame = { src, title, referrerPolicy: 'no-referrer-when-downgrade' } as const;

  const classNames = ['map-box'];
  if (where !== 'edge') classNames.push('map-inset');
  if (where === 'section') classNames.push('map-in-section');
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
      {pictures && (
        <picture>
          {pictures.wide && <source media="(width >= 64rem)" srcSet={address(pictures.wide)} />}
          <img
            src={address(pictures.narrow)}
            alt=""
            loading={isFirst ? undefined : 'lazy'}
            fetchPriority="low"
            decoding="async"
          />
        </picture>
      )}
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

interface CityProps extends Pick<Props, 'isFirst' | 'where'> {
  city: City;
}

/**
 * A map of a city; until it is opened, the drawn land around the city, with the way to the office. In a
 * column the city is in the middle of it, as on the map that opens.
 */
export function CityMap({ city, ...placement }: CityProps) {
  const name = `${city.name}, ${city.state}`;
  const isInColumn = placement.where === 'column';

  return (
    <MapFrame
      title={`Map of ${name}`}
      buttonText="Open Google's map"
      buttonTarget={`of ${name}`}
      src={city.mapEmbedUrl}
      pictures={isInColumn ? { narrow: centeredPicture(city) } : cityPictures(city)}
      {...placement}
    />
  );
}
