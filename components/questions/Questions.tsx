import type { Faq } from '../../model/content.ts';
import { withStrongStart } from '../../model/prose.ts';
import { InlineProse } from '../prose/Prose.tsx';

/** An answer; one with a verdict has its first word in bold. */
export function Answer({ faq: { answer, verdict } }: { faq: Faq }) {
  return (
    <p>
      <InlineProse text={verdict === undefined ? answer : withStrongStart(answer)} />
    </p>
  );
}

interface Props {
  faqs: readonly Faq[];
}

/** Questions and answers, always open; each question is an anchor. */
export function Questions({ faqs }: Props) {
  return (
    <div className="questions">
      {faqs.map((faq) => (
        <section key={faq.anchor} aria-labelledby={faq.anchor}>
          <h3 id={faq.anchor}>{faq.question}</h3>
          <Answer faq={faq} />
        </section>
      ))}
    </div>
  );
}

/** Links to the questions further down the page, near its top. */
export function QuestionIndex({ faqs }: Props) {
  return (
    <nav className="question-index screen-only" aria-labelledby="question-index-label">
      <p id="question-index-label">Questions</p>
      <ul role="list" className="links">
        {faqs.map(({ question, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{question}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
