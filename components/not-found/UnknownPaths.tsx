import { routes } from '../../model/routes.ts';
import { Island } from '../island/Island.tsx';
import { useAddress, useSite } from '../site/site.tsx';

/** What the island has screens for. */
const PATHS = [routes.city, routes.cityUnderLocations, routes.attraction];

/**
 * Looks at the path that was asked for, and shows what fits it better than Page Not Found. Where
 * that may be, a mark set before anything is painted keeps Page Not Found from flashing.
 */
export function UnknownPaths() {
  const { cities } = useSite();
  const address = useAddress();
  const paths = PATHS.map((path) => address(path('[^/]+'))).join('|');
  const script = `if(RegExp('^(${paths})/*$','i').test(location.pathname))document.currentScript.previousElementSibling.dataset.waits=''`;
  return (
    <>
      <Island name="NotFound" props={{ cities: cities.map(({ slug }) => slug) }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
