import { REGION_MAP_FILE } from '../../model/region-map.ts';
import { routes } from '../../model/routes.ts';
import { useAddress, useSite } from '../site/site.tsx';

/** The drawn map of the region with its cities as links. The same cities stand as text beside it. */
export function RegionMap() {
  const { map } = useSite();
  const address = useAddress();
  return (
    <nav className="region-map" aria-label="Map of our service area">
      <img
        src={address(REGION_MAP_FILE)}
        alt=""
        width={map.width}
        height={map.height}
        loading="lazy"
      />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation around it has the name */}
      <svg viewBox={`0 0 ${map.width} ${map.height}`}>
        <circle className="map-base" cx={map.base.x} cy={map.base.y} r="8" />
        {map.cities.map(({ slug, name, x, y, label }) => (
          <a key={slug} href={address(routes.city(slug))} aria-label={name}>
            <circle cx={x} cy={y} r="4" />
            {label && (
              <text x={label.x} y={label.y} textAnchor={label.anchor}>
                {name}
              </text>
            )}
          </a>
        ))}
      </svg>
      <p className="small">The gold ring marks our office.</p>
    </nav>
  );
}
