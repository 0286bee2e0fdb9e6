import type { City } from '../../model/content.ts';
import { cityPicture, type MapPictures } from '../../model/maps.ts';
import { Icon } from '../icon/Icon.tsx';
import { useAddress, useSite } from '../site/site.tsx';

interface Props {
  /** The address of the embedded map. */
  src: string;
  /** What the map shows: "Map of Boise, ID". */
  title: string;
  /** The words of the button that loads the real map, which all maps of its kind have. */
  show: string;
  /** What its name adds to them for screen readers, so that each name leads to one map: "of Boise, ID". */
  showWhat: string;
  /** The drawn maps that stand there until then; none where nothing is known to draw. */
  pictures?: MapPictures | undefined;
  /** Whether it is on the first screen. */
  isFirst?: boolean;
  /**
   * Where it stands: from edge to edge of the page or of its half; in a column, which is never wide
   * enough for the letters of the wide drawing; or in a section of its own.
   */
  where?: 'edge' | 'column' | 'section';
}

/**
 * An embedded map that loads nothing from elsewhere until it is asked for. An empty frame lies over a
 * drawn map, and a link that looks like a button opens the real map in the frame. That takes no
 * script; where there is one, it takes the button away from the map that has come, and lets keys into
 * the frame, which is no stop of the Tab key while it is empty (islands/maps.ts).
 */
export function MapFrame(props: Props) {
  const { src, title, show, showWhat, pictures, isFirst = false, where = 'edge' } = props;
  const address = useAddress();
  const frame = { src, title, referrerPolicy: 'no-referrer-when-downgrade' } as const;

  const className = where === 'edge' ? 'map-box' : `map-box map-inset map-in-${where}`;

  if (useSite().business.maps.load === 'visible') {
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
          {where !== 'column' && (
            <source media="(width >= 64rem)" srcSet={address(pictures.wide)} />
          )}
          <img
            src={address(pictures.narrow)}
            alt=""
            loading={isFirst ? undefined : 'lazy'}
            fetchPriority="low"
            decoding="async"
          />
        </picture>
      )}
      {/* Before the frame: who listens meets the way to the map before the empty frame. */}
      <p className="map-open">
        <a href={src} target="map" className="button button-small">
          <Icon name="pin" />
          <span>
            {show}
            <span className="visually-hidden"> {showWhat}</span>
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

/** The map of a city. */
export function CityMap({ city, ...where }: CityProps) {
  const name = `${city.name}, ${city.state}`;

  return (
    <MapFrame
      title={`Map of ${name}`}
      show="Open Google's map"
      showWhat={`of ${name}`}
      src={city.mapEmbedUrl}
      pictures={cityPicture(city)}
      {...where}
    />
  );
}
