import { matchPath, Link as RouterLink, useLocation } from 'react-router-dom';
import { routes } from '../../model/routes.ts';
import { useAddress } from '../site/site.tsx';

/** The header's links, each with the patterns of the pages in its section. */
const SECTIONS = [
  { label: 'Home', path: routes.home(), patterns: [routes.home()] },
  { label: 'Services', path: routes.services(), patterns: [`${routes.services()}/*`] },
  {
    label: 'Service Areas',
    path: routes.locations(),
    patterns: [`${routes.locations()}/*`, `${routes.areas()}/*`],
  },
  { label: 'Contact', path: routes.contact(), patterns: [routes.contact()] },
] as const;

/** The main navigation; a plain row on wide screens, a popover menu on phones. */
export function Navigation() {
  const { pathname } = useLocation();
  const address = useAddress();
  const isCurrent = (patterns: readonly string[]) =>
    patterns.some((pattern) => matchPath(pattern, pathname) !== null);
  return (
    <nav className="main-nav" id="menu" aria-label="Main" popover="auto">
      <ul>
        {SECTIONS.map(({ label, path, patterns }) => (
          <li key={path}>
            <RouterLink to={address(path)} aria-current={isCurrent(patterns) ? 'page' : undefined}>
              {label}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
