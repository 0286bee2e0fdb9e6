import type { Faq } from '../../model/content.ts';
import { Section } from '../layout/Section.tsx';
import { questionAnchor } from './anchor.ts';

/** Every question with its answer. */
export function CommonQuestions({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Section heading="Common Questions" tone="tinted">
      <div className="questions">
        {faqs.map(({ question, answer }) => (
          <div key={question} id={questionAnchor(question)}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
