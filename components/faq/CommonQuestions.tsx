import type { Faq } from '../../model/content.ts';
import { Section } from '../layout/Section.tsx';
import { questionAnchor } from './anchor.ts';

/** Every question; its answer opens and closes, and a link to it opens it. */
export function CommonQuestions({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Section heading="Common Questions" tone="tinted" className="questions-section">
      <div className="questions">
        {faqs.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p id={questionAnchor(question)}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
