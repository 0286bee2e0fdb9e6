import type { ReactNode } from 'react';

interface Props {
  heading: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * A heading that opens and closes its content. A link to something inside opens it: by the browser, or
 * by a script where the browser doesn't (islands/plain.ts).
 */
export function Fold({ heading, isOpen = false, children }: Props) {
  return (
    <details className="fold" open={isOpen}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}
