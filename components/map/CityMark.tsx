import type { MapCity } from '../../model/region-map.ts';
import { routes } from '../../model/routes.ts';
import { useAddress } from '../site/site.tsx';
import { across, down } from './percent.ts';

/** The height of what can be tapped around a name, and the space beside the name. In pixels. */
const TARGET = 24;
const ASIDE = 3;

type Label = NonNullable<MapCity['label']>;

/** A city on a drawn map: its dot and its name. */
export function CityMark({ city }: { city: MapCity }) {
  const address = useAddress();
  const { slug, x, y, name, label, featured } = city;
  return (
    <a href={address(routes.city(slug))} tabIndex={-1} className={classes(featured, label)}>
      <circle cx={across(x)} cy={down(y)} r="4" />
      {label ? <Name name={name} label={label} /> : <title>{name}</title>}
    </a>
  );
}

/** The featured cities stand out; names that do not begin at their place end there or lie across it. */
function classes(featured: boolean, label: Label | undefined): string | undefined {
  const aside = label === undefined || label.anchor === 'start' ? [] : [`map-${label.anchor}`];
  return [...(featured ? ['map-featured'] : []), ...aside].join(' ') || undefined;
}

function Name({ name, label }: { name: string; label: Label }) {
  const at = { x: across(label.x), y: down(label.y) };
  return (
    <>
      <rect {...at} width={Math.max(label.width + 2 * ASIDE, TARGET)} height={TARGET} />
      <text {...at}>{name}</text>
    </>
  );
}
