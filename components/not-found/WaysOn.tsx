import { routes } from '../../model/routes.ts';
import { Section } from '../layout/Section.tsx';
import { Link } from '../link/Link.tsx';

const WAYS_ON = [
  { label: 'Services', path: routes.services() },
  { label: 'All areas we serve', path: routes.areas() },
  { label: 'Places', path: routes.attractions() },
  { label: 'Contact', path: routes.contact() },
];

/** Where to go on from a path that has no page. */
export function WaysOn({ heading }: { heading: string }) {
  return (
    <Section heading={heading}>
      <ul className="pills">
        {WAYS_ON.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
