import { type AreaMap, MAP_SIZES, type MapCity, mapFile } from '../../model/maps.ts';
import { routes } from '../../model/routes.ts';
import { useAddress } from '../site/site.tsx';

/**
 * A drawn map with its cities as links. It's hidden from keyboards and screen readers, because a list
 * beside it has the same links.
 */
export function LinkedAreaMap({ map }: { map: AreaMap }) {
  const { name, cities } = map;
  const src = useAddress()(mapFile(name));

  return (
    <figure className="area-map" id={`map-${name}`}>
      <img src={src} alt="" {...MAP_SIZES.area} loading="lazy" />
      <svg aria-hidden="true">
        {cities.map((city) => (
          <CityMark key={city.slug} {...city} />
        ))}
      </svg>
    </figure>
  );
}

/** A city's dot, and its name if there is space. */
function CityMark({ slug, name, label, featured, isOffice, x, y }: MapCity) {
  const className = featured ? 'map-featured' : undefined;
  return (
    <a href={useAddress()(routes.city(slug))} tabIndex={-1} className={className}>
      {!isOffice && <circle cx={across(x)} cy={down(y)} r="4" />}
      {label ? <Label name={name} {...label} /> : <title>{name}</title>}
    </a>
  );
}

/** The height of a name's tap target, and its space beside the name. Unit: pixels. */
const TARGET = 24;
const ASIDE = 3;

interface LabelProps extends NonNullable<MapCity['label']> {
  name: string;
}

/** Keeps its size in pixels on a map of any size. */
function Label({ name, anchor, x, y, ...label }: LabelProps) {
  const width = Math.max(label.width + 2 * ASIDE, TARGET);
  const left = { start: -ASIDE, middle: -width / 2, end: ASIDE - width }[anchor];
  return (
    <svg x={across(x)} y={down(y)} aria-hidden="true">
      <rect x={left} y={-TARGET / 2} width={width} height={TARGET} />
      <text textAnchor={anchor}>{name}</text>
    </svg>
  );
}

/** Lengths as percentages of the map, to overlay the picture at any size. */
const across = (length: number) => percent(length / MAP_SIZES.area.width);
const down = (length: number) => percent(length / MAP_SIZES.area.height);
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
