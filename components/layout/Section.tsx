import type { ReactNode } from 'react';

interface Props {
  heading: string;
  className?: string;
  tone?: 'plain' | 'tinted';
  children: ReactNode;
}

/** A part of a page with its heading, in the width of the page. */
export function Section({ heading, className = '', tone = 'plain', children }: Props) {
  return (
    <section className={`section section-${tone} ${className}`.trim()}>
      <div className="wrap">
        <h2>{heading}</h2>
        {children}
      </div>
    </section>
  );
}
