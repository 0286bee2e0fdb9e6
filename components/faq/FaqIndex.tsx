import type { Faq } from '../../model/content.ts';
import { questionAnchor } from './anchor.ts';

/** The questions near the top of a page, each leading to its answer below. */
export function FaqIndex({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <nav className="faq-index" aria-label="Questions on this page">
      <p>People ask</p>
      <ul>
        {faqs.map(({ question }) => (
          <li key={question}>
            <a href={`#${questionAnchor(question)}`}>{question}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
