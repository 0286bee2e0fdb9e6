import { REGION_MAP_FILE } from '../../model/region-map.ts';
import { useAddress, useSite } from '../site/site.tsx';
import { mapPlaceholder } from './placeholder.ts';

interface Props {
  /** The address of the embedded map. */
  src: string;
  /** What the map shows: "Map of Boise, ID". */
  title: string;
  /** The words of the link to the real map. */
  show: string;
  /** The city in the middle of the drawn map; the whole region when missing. */
  city?: string | undefined;
}

/**
 * An embedded map that loads nothing from elsewhere until it is asked for: the frame shows the
 * drawn map, whose link leads, inside the frame, to the real one. It needs no script.
 */
export function MapFrame({ src, title, show, city }: Props) {
  const { business, map } = useSite();
  const address = useAddress();
  const middle = map.cities.find(({ slug }) => slug === city);
  return (
    <iframe
      className="map-frame"
      src={src}
      srcDoc={
        business.maps.load === 'click'
          ? mapPlaceholder({ src, title, show, drawing: address(REGION_MAP_FILE) }, map, middle)
          : undefined
      }
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer-when-downgrade"
    />
  );
}
