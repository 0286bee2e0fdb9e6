import type { ReactNode } from 'react';

interface Props {
  /** A path of this site, from `routes`. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to another page of this site: a plain document load. */
export function Link({ to, className, children }: Props) {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
