import { CallOrContact } from '../../../components/button/Button.tsx';
import { ClosingCall } from '../../../components/closing-call/ClosingCall.tsx';
import { Closures } from '../../../components/closures/Closures.tsx';
import { Fees } from '../../../components/fees/Fees.tsx';
import { Hero } from '../../../components/hero/Hero.tsx';
import { RingedIcon } from '../../../components/icon/RingedIcon.tsx';
import { Checklist, TickList } from '../../../components/lists/Lists.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { Prose } from '../../../components/prose/Prose.tsx';
import {
  QuestionIndex,
  Questions,
  QuestionsLink,
} from '../../../components/questions/Questions.tsx';
import { RuledSection } from '../../../components/ruled-section/RuledSection.tsx';
import { ServiceTiles } from '../../../components/service-ledger/ServiceLedger.tsx';
import { Sheet } from '../../../components/sheet/Sheet.tsx';
import { useSite } from '../../../components/site/site.tsx';
import type { Service } from '../../../model/content.ts';
import type { data } from './+data.ts';

export function Page({ service, words, crumbs }: ReturnType<typeof data>) {
  return (
    <>
      <Hero
        crumbs={crumbs}
        heading={words.heading}
        body={<Introduction service={service} />}
        after={<ListsAndQuestions service={service} />}
        sheet={<BeforeWeMeet service={service} />}
      >
        <p className="lead">{words.lead}</p>
        <div className="first-buttons">
          <CallOrContact />
        </div>
        <Fees />
        <Closures />
      </Hero>
      <ClosingCall />
    </>
  );
}

interface Props {
  service: Service;
}

function Introduction({ service }: Props) {
  return (
    <div className="flow first-words">
      <Prose text={service.intro} />
      {service.picture && <Picture picture={service.picture} shape="lead" isFirst />}
    </div>
  );
}

/**
 * What stands below the introduction: links to the questions, the three lists as one ruled sheet, of
 * which the longest is set in two columns, the questions, and the services beside this one.
 */
function ListsAndQuestions({ service }: Props) {
  const { relatedHeading } = useSite().pages.service;
  const lists = [
    { heading: 'Common Documents', texts: service.commonDocuments },
    { heading: "What's Included", texts: service.included },
    { heading: 'Available', texts: service.extras, mark: 'plus' as const },
  ];

  return (
    <>
      <div className="wrap">
        <QuestionIndex faqs={service.faqs} />
        <div className="service-lists">
          {lists
            .filter(({ texts }) => texts.length > 0)
            .map(({ heading, ...list }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                <TickList {...list} />
              </section>
            ))}
        </div>
      </div>
      <RuledSection heading="Common Questions">
        <Questions faqs={service.faqs} />
      </RuledSection>
      {service.related.length > 0 && (
        <RuledSection heading={relatedHeading} className="screen-only">
          <ServiceTiles only={service.related} />
        </RuledSection>
      )}
    </>
  );
}

/** What to do before an appointment, as a checklist with the service's icon on its corner. */
function BeforeWeMeet({ service }: Props) {
  const { beforeHeading, beforePoints: ofAllServices } = useSite().pages.service;
  const beforePoints = service.beforePoints.length > 0 ? service.beforePoints : ofAllServices;

  return (
    <Sheet className="service-sheet">
      <RingedIcon name={service.icon} />
      <h2>{beforeHeading}</h2>
      <Checklist texts={beforePoints} />
      <QuestionsLink />
    </Sheet>
  );
}
