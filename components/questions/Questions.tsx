import type { Faq } from '../../model/content.ts';
import { QUESTIONS_ANCHOR, routes } from '../../model/routes.ts';
import { Link } from '../link/Link.tsx';
import { useSite } from '../site/site.tsx';

/** What the questions are called that hold for every service. */
export const BEFORE_YOU_CALL = 'Questions before you call';

/** Questions that open to their answers. */
export function Questions({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div className="questions">
      {faqs.map(({ question, answer, anchor }) => (
        <details key={anchor}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {/* Here, so that a link to the question opens its answer. */}
          <p id={anchor}>{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** The link to the questions that hold for every service; nothing where the site has none. */
export function QuestionsLink() {
  if (useSite().questions.length === 0) return null;
  return (
    <p className="screen-only">
      <Link to={`${routes.services()}#${QUESTIONS_ANCHOR}`}>{BEFORE_YOU_CALL}</Link>
    </p>
  );
}
