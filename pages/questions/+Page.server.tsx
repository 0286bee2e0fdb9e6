import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Fold } from '../../components/fold/Fold.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { Answer } from '../../components/questions/Questions.tsx';
import { useSite } from '../../components/site/site.tsx';
import { Slip, When, Who } from '../../components/slip/Slip.tsx';
import type { Faq } from '../../model/content.ts';
import type { Data } from '../+data.ts';

/** General questions in groups; the first answer of all is open. */
export function Page({ words, crumbs }: Data) {
  const { pages, questions } = useSite();
  const groups = new Set(questions.map(({ group }) => group));
  const { spanishBlock } = pages.questions;

  return (
    <>
      <Hero
        crumbs={crumbs}
        heading={words.heading}
        slip={
          <Slip>
            <When />
            <Who />
          </Slip>
        }
        body={
          <div className="lead">
            <Prose text={pages.questions.body} />
          </div>
        }
        after={
          <div className="wrap question-groups">
            {[...groups].map((group, index) => (
              <Group
                key={group}
                heading={group}
                isFirst={index === 0}
                faqs={questions.filter((faq) => faq.group === group)}
              />
            ))}
          </div>
        }
      />
      {spanishBlock && (
        <section className="section wrap flow" lang="es">
          <h2>{spanishBlock.heading}</h2>
          <p>{spanishBlock.text}</p>
          <p className="small">{spanishBlock.notice}</p>
        </section>
      )}
      <ClosingCall />
    </>
  );
}

interface GroupProps {
  /** Missing without groups, which puts the questions below the page's heading. */
  heading: string | undefined;
  isFirst: boolean;
  faqs: readonly Faq[];
}

/**
 * A group of folded questions. The answer, not the question, has the id, because browsers open a fold
 * for a target inside it.
 */
function Group({ heading, isFirst, faqs }: GroupProps) {
  return (
    <section className="question-group">
      <div className="question-head">
        {heading && <h2>{heading}</h2>}
        {faqs.length > 1 && (
          <button type="button" className="button button-small script-only" data-show-all>
            <span className="show-all">Show all</span>
            <span className="hide-all">Hide all</span>
            {heading && <span className="visually-hidden">: {heading}</span>}
          </button>
        )}
      </div>
      {faqs.map((faq, index) => (
        <Fold key={faq.anchor} heading={<h3>{faq.question}</h3>} isOpen={isFirst && index === 0}>
          <div className="folded-answer" id={faq.anchor}>
            <Answer faq={faq} />
          </div>
        </Fold>
      ))}
    </section>
  );
}
