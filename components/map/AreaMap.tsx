import { type AreaMap as Area, MAP_SIZE, mapFile } from '../../model/region-map.ts';
import { useAddress } from '../site/site.tsx';
import { CityMark } from './CityMark.tsx';
import { across, down } from './percent.ts';

/**
 * A drawn map with its cities as links. The list beside it has the same cities for keys and screen
 * readers, so that nothing is read twice.
 */
export function AreaMap({ map }: { map: Area }) {
  const address = useAddress();
  const { name, valley, cities } = map;
  return (
    <figure className="area-map" id={`map-${name}`}>
      <img src={address(mapFile(name))} alt="" {...MAP_SIZE} loading="lazy" />
      <svg aria-hidden="true">
        {valley && (
          <a href="#map-valley" tabIndex={-1}>
            <rect
              className="map-window"
              x={across(valley.x)}
              y={down(valley.y)}
              width={across(valley.width)}
              height={down(valley.height)}
            />
          </a>
        )}
        {cities.map((city) => (
          <CityMark key={city.slug} city={city} />
        ))}
      </svg>
    </figure>
  );
}
