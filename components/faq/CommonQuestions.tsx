import type { Faq } from '../../model/content.ts';
import { Section } from '../layout/Section.tsx';
import { questionAnchors } from './anchor.ts';

/** Every question; its answer opens and closes, and a link to it opens it. */
export function CommonQuestions({ faqs }: { faqs: readonly Faq[] }) {
  const anchors = questionAnchors(faqs.map(({ question }) => question));
  return (
    <Section heading="Common Questions" tone="tinted" className="questions-section split">
      <div className="questions">
        {faqs.map(({ question, answer }, index) => (
          <details key={anchors[index]} open={index === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p id={anchors[index]}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
