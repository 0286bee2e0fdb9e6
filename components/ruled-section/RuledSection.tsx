import type { ReactNode } from 'react';

interface Props {
  heading: string;
  id?: string;
  /** Goes below the heading, in the margin column on wide screens. */
  aside?: ReactNode;
  /** The background. */
  tone?: 'plain' | 'tinted';
  className?: string;
  children: ReactNode;
}

/**
 * A section with its heading in a margin column and a hairline over it and the rest. On
 * phones the heading is on top.
 */
export function RuledSection({
  heading,
  id,
  aside,
  tone = 'plain',
  className = '',
  children,
}: Props) {
  return (
    <section id={id} className={`section section-${tone} ruled-section ${className}`.trim()}>
      <div className="wrap">
        <div className="ruled-margin">
          <h2>{heading}</h2>
          {aside}
        </div>
        <div className="ruled-content">{children}</div>
      </div>
    </section>
  );
}
