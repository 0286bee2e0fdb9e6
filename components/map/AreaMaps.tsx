import { type AreaMap as Area, MAP_SIZE, type MapCity, mapFile } from '../../model/region-map.ts';
import { routes } from '../../model/routes.ts';
import { useAddress, useSite } from '../site/site.tsx';

/** The height of what can be tapped around a name, and the space beside the name. In pixels. */
const TARGET = 24;
const ASIDE = 3;

/** The drawn maps: that of the valley, and with `all` that of the region beside it. */
export function AreaMaps({ all = false }: { all?: boolean }) {
  const { maps } = useSite().map;
  if (maps.length === 0) return null;
  return (
    <div className="area-maps">
      {maps.slice(0, all ? undefined : 1).map((map) => (
        <AreaMap key={map.name} {...map} />
      ))}
    </div>
  );
}

/**
 * A drawn map with its cities as links. The list beside it has the same cities for keys and screen
 * readers, so that nothing is read twice.
 */
function AreaMap({ name, valley, cities }: Area) {
  return (
    <figure className="area-map" id={`map-${name}`}>
      <img src={useAddress()(mapFile(name))} alt="" {...MAP_SIZE} loading="lazy" />
      <svg aria-hidden="true">
        {valley && (
          <a href="#map-valley" tabIndex={-1}>
            <rect
              className="map-window"
              {...at(valley)}
              width={percent(valley.width / MAP_SIZE.width)}
              height={percent(valley.height / MAP_SIZE.height)}
            />
          </a>
        )}
        {cities.map((city) => (
          <CityMark key={city.slug} {...city} />
        ))}
      </svg>
    </figure>
  );
}

/** A city on a drawn map: its dot, and its name where it has room; the featured ones stand out. */
function CityMark({ slug, name, label, featured, ...dot }: MapCity) {
  const { x, y } = at(dot);
  return (
    <a
      href={useAddress()(routes.city(slug))}
      tabIndex={-1}
      className={featured ? 'map-featured' : undefined}
    >
      <circle cx={x} cy={y} r="4" />
      {label ? <Label name={name} {...label} /> : <title>{name}</title>}
    </a>
  );
}

/** A name keeps its size in pixels on a map of any size. */
function Label({ name, anchor, ...label }: NonNullable<MapCity['label']> & { name: string }) {
  const width = Math.max(label.width + 2 * ASIDE, TARGET);
  const left = { start: -ASIDE, middle: -width / 2, end: ASIDE - width }[anchor];
  return (
    <svg {...at(label)} aria-hidden="true">
      <rect x={left} y={-TARGET / 2} width={width} height={TARGET} />
      <text textAnchor={anchor}>{name}</text>
    </svg>
  );
}

/** A point as parts of the map, so that a page can draw over its picture. */
function at({ x, y }: { x: number; y: number }) {
  return { x: percent(x / MAP_SIZE.width), y: percent(y / MAP_SIZE.height) };
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}
