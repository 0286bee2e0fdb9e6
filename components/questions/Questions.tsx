import type { Faq } from '../../model/content.ts';
import { withStrongVerdict } from '../../model/prose.ts';
import { routes } from '../../model/routes.ts';
import { hasEntries } from '../../model/site-pages.ts';
import { Link } from '../link/Link.tsx';
import { InlineProse } from '../prose/Prose.tsx';
import { useSite } from '../site/site.tsx';

/** The words of every link to the questions that belong to no single service. */
export const BEFORE_YOU_CALL = 'Questions before you call';

interface Props {
  faqs: readonly Faq[];
}

interface QuestionsProps extends Props {
  /** Whether they fill the page: then each answer is beside its question where there is room. */
  isWide?: boolean;
}

/** Questions with their answers, always open; each question is an anchor. */
export function Questions({ faqs, isWide = false }: QuestionsProps) {
  return (
    <div className={isWide ? 'questions questions-wide' : 'questions'}>
      {faqs.map(({ question, answer, anchor }) => (
        <section key={anchor} aria-labelledby={anchor}>
          <h3 id={anchor}>{question}</h3>
          <p>
            <InlineProse text={withStrongVerdict(answer)} />
          </p>
        </section>
      ))}
    </div>
  );
}

/** Links to the questions further down the page, for readers who look for one of them. */
export function QuestionIndex({ faqs }: Props) {
  return (
    <nav className="question-index screen-only" aria-labelledby="question-index-label">
      <p id="question-index-label">Questions on this page</p>
      <ul role="list">
        {faqs.map(({ question, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{question}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The link to the questions that belong to no single service; nothing where the site has none. */
export function QuestionsLink() {
  if (!hasEntries(useSite(), 'questions')) return null;
  return (
    <p className="questions-link lone-link screen-only">
      <Link to={routes.questions()}>{BEFORE_YOU_CALL}</Link>
    </p>
  );
}
