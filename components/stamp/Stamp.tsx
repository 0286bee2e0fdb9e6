import type { City } from '../../model/content.ts';
import { postmarkFile } from '../../model/pictures.ts';
import { useAddress, useSite } from '../site/site.tsx';

interface Props {
  city: City;
  /** The width and height of the stamp where it is largest. Unit: pixels. */
  size: number;
  className?: string;
  /** Whether it is on the first screen. */
  isFirst?: boolean;
}

/** The postmark of a city: a drawing whose every line is a fact of the city. */
export function Stamp({ city, size, className = '', isFirst = false }: Props) {
  const { business } = useSite();
  const src = useAddress()(postmarkFile(business, city));

  return (
    <img
      className={`stamp ${className}`.trim()}
      data-stamp={`stamp-${city.slug}`}
      src={src}
      alt=""
      width={size}
      height={size}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority="low"
      decoding="async"
    />
  );
}
