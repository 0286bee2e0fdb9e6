import type { ReactNode } from 'react';

interface Props {
  className?: string;
  children: ReactNode;
}

/** A white panel with a rule on top for the interactive part of a page, such as a form or a map. */
export function Sheet({ className = '', children }: Props) {
  return <div className={`sheet ${className}`.trim()}>{children}</div>;
}
