import { NOT_FOUND_SCREEN, UNKNOWN_ATTRACTION, UNKNOWN_CITY } from '../../model/not-found.ts';
import { useAddress } from '../site/site.tsx';

/**
 * Holds Page Not Found back, before it is painted, where the island will put another screen in its
 * place (not-found.css); without script it stands as it is.
 */
export function HoldBack() {
  const address = useAddress();
  const paths = [...UNKNOWN_CITY.paths, ...UNKNOWN_ATTRACTION.paths].map((path) =>
    address(path).replace(':slug', '[^/]+'),
  );
  const pattern = JSON.stringify(`^(${paths.join('|')})/?$`).replaceAll('<', '\\u003c');
  const script = [
    `if(new RegExp(${pattern},"i").test(location.pathname))`,
    `document.getElementById("${NOT_FOUND_SCREEN}").className="held-back";`,
    'document.currentScript.remove()',
  ].join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
