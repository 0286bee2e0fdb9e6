import { Link } from '../link/Link.tsx';

interface PillLink {
  path: string;
  name: string;
}

interface Props {
  links: readonly PillLink[];
  className?: string;
}

/** Links as rounded labels, in as many rows as they need. */
export function Pills({ links, className = '' }: Props) {
  return (
    <ul role="list" className={`pills ${className}`.trim()}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
