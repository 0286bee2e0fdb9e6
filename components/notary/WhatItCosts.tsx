import { feeLines } from '../../model/credentials.ts';
import { Section } from '../layout/Section.tsx';
import { ExternalLink } from '../link/ExternalLink.tsx';
import { useSite } from '../site/site.tsx';

/** The fees, where they are given, and what the law allows, where the owner says it. */
export function WhatItCosts() {
  const { business } = useSite();
  const { feeLaw } = business;
  const lines = feeLines(business);
  if (lines.length === 0) return null;
  return (
    <Section heading="What it costs" className="split">
      <div className="flow">
        <dl className="fee-lines">
          {lines.map(({ what, fee }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{fee}</dd>
            </div>
          ))}
        </dl>
        {feeLaw && (
          <p className="small">
            <ExternalLink href={feeLaw.url}>{feeLaw.text}</ExternalLink>
          </p>
        )}
      </div>
    </Section>
  );
}
