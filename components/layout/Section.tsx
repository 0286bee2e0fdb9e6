import type { ReactNode } from 'react';

interface Props {
  heading: string;
  id?: string;
  className?: string;
  tone?: 'plain' | 'tinted';
  children: ReactNode;
}

/** A part of a page with its heading, in the width of the page. */
export function Section({ heading, id, className = '', tone = 'plain', children }: Props) {
  return (
    <section id={id} className={`section section-${tone} ${className}`.trim()}>
      <div className="wrap">
        <h2>{heading}</h2>
        {children}
      </div>
    </section>
  );
}
