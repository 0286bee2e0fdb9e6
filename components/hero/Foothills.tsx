import { FOOTHILLS_FILE } from '../../model/drawings.ts';
import { useAddress } from '../site/site.tsx';

/** The foothills with the river at their foot; a picture without a message, that comes late. */
export function Foothills() {
  return (
    <img
      className="foothills late"
      src={useAddress()(FOOTHILLS_FILE)}
      alt=""
      width="1200"
      height="160"
      loading="lazy"
      fetchPriority="low"
    />
  );
}
