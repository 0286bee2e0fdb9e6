import { CallOrContact } from '../../components/button/Button.tsx';
import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Fees } from '../../components/fees/Fees.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import {
  NotaryFacts,
  useNotaryFacts,
  YOUR_NOTARY,
} from '../../components/notary-facts/NotaryFacts.tsx';
import { QuestionIndex, Questions } from '../../components/questions/Questions.tsx';
import { Sheet } from '../../components/sheet/Sheet.tsx';
import { useSite } from '../../components/site/site.tsx';
import type { Data } from '../+data.ts';

/**
 * What people ask before they call, whatever the service: every answer open, every question an address.
 * A sheet says who comes and what it costs, where that is known.
 */
export function Page({ words, crumbs }: Data) {
  const { pages, questions } = useSite();
  const isNotaryKnown = useNotaryFacts().length > 0;

  return (
    <>
      <Hero
        crumbs={crumbs}
        heading={words.heading}
        text={pages.questions.body}
        after={
          <div className="wrap stack">
            <QuestionIndex faqs={questions} />
            <h2 className="visually-hidden">Answers</h2>
            <Questions faqs={questions} isWide />
          </div>
        }
        sheet={
          isNotaryKnown && (
            <Sheet className="notary-sheet">
              <h2>{YOUR_NOTARY}</h2>
              <NotaryFacts />
            </Sheet>
          )
        }
      >
        <div className="first-buttons">
          <CallOrContact />
        </div>
        <Fees />
      </Hero>
      <ClosingCall />
    </>
  );
}
