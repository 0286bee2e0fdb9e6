import type { ReactNode } from 'react';

interface Props {
  heading: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * A heading that opens and closes what stands below it. A browser opens it for an address that leads to
 * something inside.
 */
export function Fold({ heading, isOpen = false, children }: Props) {
  return (
    <details className="fold" open={isOpen}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}
