import type { ComponentProps } from 'react';
import { useAddress } from '../site/site.tsx';

/** A link to another page of this site, by a path from `routes`: a plain document load. */
export function Link({ to, ...props }: ComponentProps<'a'> & { to: string }) {
  return <a href={useAddress()(to)} {...props} />;
}

/** A link to another site; it learns nothing of this page. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a {...props} rel="noopener noreferrer" />;
}

interface ListProps {
  links: readonly { path: string; name: string }[];
  className?: string | undefined;
}

/** A list of links to pages of this site. */
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
