import type { ReactNode } from 'react';

interface Props {
  /** The section's heading; it names the section for assistive technology too. */
  heading: string;
  /** An id for links to the section; made from nothing when missing. */
  id?: string;
  tone?: 'plain' | 'tinted';
  children: ReactNode;
}

/** A part of a page with its heading, in the width of the page. */
export function Section({ heading, id, tone = 'plain', children }: Props) {
  return (
    <section className={`section section-${tone}`} id={id}>
      <div className="wrap">
        <h2>{heading}</h2>
        {children}
      </div>
    </section>
  );
}
