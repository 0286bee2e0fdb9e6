import type { ReactNode } from 'react';
import { useAddress } from '../site/site.tsx';

interface Props {
  /** A path of this site, from `routes`. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to another page of this site: a plain document load. */
export function Link({ to, className, children }: Props) {
  return (
    <a href={useAddress()(to)} className={className}>
      {children}
    </a>
  );
}
