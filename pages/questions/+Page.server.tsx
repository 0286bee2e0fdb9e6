import { CallOrContact } from '../../components/button/Button.tsx';
import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { FinderSheet } from '../../components/finder-sheet/FinderSheet.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { QuestionIndex, Questions } from '../../components/questions/Questions.tsx';
import { useSite } from '../../components/site/site.tsx';
import type { Data } from '../+data.ts';

/** What people ask before they call, whatever the service: every answer open, every question an address. */
export function Page({ page, crumbs }: Data) {
  const { questions } = useSite();

  return (
    <>
      <Hero
        crumbs={crumbs}
        heading={page.heading}
        text={page.body}
        after={
          <div className="wrap stack">
            <QuestionIndex faqs={questions} isInRows />
            <h2 className="visually-hidden">Answers</h2>
            <Questions faqs={questions} isWide />
          </div>
        }
        sheet={<FinderSheet first="document" isOnQuestions stamp="seal" />}
      >
        <div className="first-buttons">
          <CallOrContact />
        </div>
      </Hero>
      <ClosingCall />
    </>
  );
}
