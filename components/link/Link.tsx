import type { ComponentProps } from 'react';
import { useAddress } from '../site/site.tsx';

interface LinkProps extends ComponentProps<'a'> {
  /** A path from `routes`, without the base path. */
  to: string;
}

/** A link to another page of this site, with a normal page load. */
export function Link({ to, ...props }: LinkProps) {
  return <a href={useAddress()(to)} {...props} />;
}

/** A link to another site, which gets no referrer. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a {...props} rel="noopener noreferrer" />;
}

interface ListProps {
  links: readonly { path: string; name: string }[];
  className?: string | undefined;
}

export function LinkList({ links, className = 'plain-list' }: ListProps) {
  return (
    <ul role="list" className={className}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
