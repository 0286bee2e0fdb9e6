import { feeLines } from '../../model/credentials.ts';
import { Section } from '../layout/Section.tsx';
import { useSite } from '../site/site.tsx';

/** The fees, where they are given. */
export function WhatItCosts() {
  const lines = feeLines(useSite().business);
  if (lines.length === 0) return null;
  return (
    <Section heading="What it costs" className="split">
      <dl className="fee-lines">
        {lines.map(({ what, fee }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{fee}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
