import type { ReactNode } from 'react';

interface Props {
  className?: string;
  children: ReactNode;
}

/**
 * A white panel with a rule on top, which holds the piece that visitors work with, such as the search, a
 * form or a map. That of the home page has a frame of its own (home.css).
 */
export function Sheet({ className = '', children }: Props) {
  return <div className={`sheet ${className}`.trim()}>{children}</div>;
}
