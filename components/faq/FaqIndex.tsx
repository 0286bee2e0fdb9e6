import type { Faq } from '../../model/content.ts';
import { questionAnchors } from './anchor.ts';

/** The questions near the top of a page, each leading to its answer below. */
export function FaqIndex({ faqs }: { faqs: readonly Faq[] }) {
  const anchors = questionAnchors(faqs.map(({ question }) => question));
  return (
    <nav className="faq-index" aria-label="Questions on this page">
      <p>On this page</p>
      <ul>
        {faqs.map(({ question }, index) => (
          <li key={anchors[index]}>
            <a href={`#${anchors[index]}`}>{question}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
