import type { Pages } from '../../model/content.ts';
import { Section } from '../layout/Section.tsx';

/** How an appointment goes, step by step; nothing where the page has no steps. */
export function HowItWorks({ how }: { how: Pages['home']['howItWorks'] }) {
  if (how === undefined) return null;
  return (
    <Section heading={how.heading} tone="tinted">
      <ol className="steps">
        {how.steps.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <li key={index}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
