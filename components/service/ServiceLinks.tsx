import type { Service } from '../../model/content.ts';
import { routes } from '../../model/routes.ts';
import { Link } from '../link/Link.tsx';

interface Props {
  services: readonly Pick<Service, 'slug' | 'title'>[];
  className?: string;
}

/** Links to services by name. */
export function ServiceLinks({ services, className = 'plain-list' }: Props) {
  return (
    <ul className={className}>
      {services.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={routes.service(slug)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
