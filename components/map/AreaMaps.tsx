import { useSite } from '../site/site.tsx';
import { AreaMap } from './AreaMap.tsx';

/** The drawn maps: that of the valley, and with `all` that of the region beside it. */
export function AreaMaps({ all = false }: { all?: boolean }) {
  const { maps } = useSite().map;
  const [first, ...others] = maps;
  if (first === undefined) return null;
  return (
    <div className="area-maps">
      <AreaMap map={first} />
      {all && others.map((map) => <AreaMap key={map.name} map={map} />)}
    </div>
  );
}
