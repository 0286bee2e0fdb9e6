import type { ReactNode } from 'react';
import { useAddress } from '../site/site.tsx';

interface Props {
  /** A path of this site, from `routes`. */
  to: string;
  className?: string;
  /** Whether it leads to the section of the page on which it stands. */
  current?: boolean;
  children: ReactNode;
}

/** A link to another page of this site: a plain document load. */
export function Link({ to, className, current = false, children }: Props) {
  return (
    <a href={useAddress()(to)} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** Such a link that looks like a button. */
export function LinkButton({ tone = 'quiet', ...props }: Props & { tone?: 'strong' | 'quiet' }) {
  return <Link {...props} className={`button button-${tone}`} />;
}

/** A link to another site; it learns nothing of this page. */
export function ExternalLink(props: { href: string; className?: string; children: ReactNode }) {
  return <a {...props} rel="noopener noreferrer" />;
}

interface ListProps {
  links: readonly { path: string; name: string }[];
  className?: string | undefined;
}

/** A list of links to pages of this site. */
export function LinkList({ links, className = 'plain-list' }: ListProps) {
  return (
    <ul className={className}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
