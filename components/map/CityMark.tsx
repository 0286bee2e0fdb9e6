import { shortWay } from '../../model/city-facts.ts';
import { type AreaMap, MAP_SIZE, type MapCity } from '../../model/region-map.ts';
import { routes } from '../../model/routes.ts';
import { useAddress, useSite } from '../site/site.tsx';
import { across, down } from './percent.ts';

/** The height of what can be tapped around a name, and the space beside the name. In pixels. */
const TARGET = 24;
const ASIDE = 3;
/** How wide the words of a way are at most. In pixels. */
const WAY = 130;

type Label = NonNullable<MapCity['label']>;

/** A city on a drawn map: its dot and its name, and when it is reached for the way from the office. */
export function CityMark({ city, base }: { city: MapCity; base: AreaMap['base'] }) {
  const address = useAddress();
  const { slug, x, y, name, label, featured } = city;
  return (
    <a href={address(routes.city(slug))} tabIndex={-1} className={classes(featured, label)}>
      {base && <line x1={across(x)} y1={down(y)} x2={across(base.x)} y2={down(base.y)} />}
      <circle cx={across(x)} cy={down(y)} r="4" />
      {label ? <Name slug={slug} name={name} label={label} /> : <title>{name}</title>}
    </a>
  );
}

/** The featured cities stand out; names that do not begin at their place end there or lie across it. */
function classes(featured: boolean, label: Label | undefined): string | undefined {
  const aside = label === undefined || label.anchor === 'start' ? [] : [`map-${label.anchor}`];
  return [...(featured ? ['map-featured'] : []), ...aside].join(' ') || undefined;
}

function Name({ slug, name, label }: Pick<MapCity, 'slug' | 'name'> & { label: Label }) {
  const city = useSite().cityBySlug.get(slug);
  const way = city && shortWay(city);
  const at = { x: across(label.x), y: down(label.y) };
  return (
    <>
      <rect {...at} width={Math.max(label.width + 2 * ASIDE, TARGET)} height={TARGET} />
      <text {...at}>{name}</text>
      {way && (
        <text {...wayPlace(label)} y={at.y} className="map-way">
          {way}
        </text>
      )}
    </>
  );
}

/** Where the words of a way stand below a name, so that they do not leave the map. */
function wayPlace({ x, anchor, width }: Label): { x: string; textAnchor?: Label['anchor'] } {
  const parts = { start: 0, middle: 0.5, end: 1 };
  const reach = (words: number) => x - parts[anchor] * words;
  if (reach(WAY) < 0) return { x: across(reach(width)), textAnchor: 'start' };
  const over = reach(WAY) + WAY > MAP_SIZE.width;
  return over ? { x: across(reach(width) + width), textAnchor: 'end' } : { x: across(x) };
}
