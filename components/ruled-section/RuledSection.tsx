import type { ReactNode } from 'react';

interface Props {
  heading: string;
  id?: string;
  /** What stands below the heading, in the margin column where there is one. */
  aside?: ReactNode;
  /** The ground: the paper of the page, or its tint. */
  tone?: 'plain' | 'tinted';
  className?: string;
  children: ReactNode;
}

/**
 * A part of a page whose heading stands in a margin column of its own, below a thick rule; a hairline
 * runs over the rest. On a phone the heading stands above.
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
