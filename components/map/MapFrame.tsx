import { useSite } from '../site/site.tsx';
import { mapPlaceholder } from './placeholder.ts';

interface Props {
  /** The address of the embedded map. */
  src: string;
  /** What the map shows: "Map of Boise, ID". */
  title: string;
}

/**
 * An embedded map that loads nothing from elsewhere until it is asked for: the frame shows a page
 * of our own whose link leads, inside the frame, to the map. It needs no script.
 */
export function MapFrame({ src, title }: Props) {
  const { maps } = useSite().business;
  return (
    <iframe
      className="map-frame"
      src={src}
      srcDoc={maps.load === 'click' ? mapPlaceholder(src, title) : undefined}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer-when-downgrade"
    />
  );
}
