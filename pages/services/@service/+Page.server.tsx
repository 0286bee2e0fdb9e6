import { ClosingCall } from '../../../components/closing-call/ClosingCall.tsx';
import { Hero } from '../../../components/hero/Hero.tsx';
import { TickList } from '../../../components/lists/Lists.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { Prose } from '../../../components/prose/Prose.tsx';
import { QuestionIndex, Questions } from '../../../components/questions/Questions.tsx';
import { RuledSection } from '../../../components/ruled-section/RuledSection.tsx';
import { ServiceTiles } from '../../../components/service-ledger/ServiceLedger.tsx';
import { useSite } from '../../../components/site/site.tsx';
import { Bring, Cost, Row, Slip, When, Where, Who } from '../../../components/slip/Slip.tsx';
import type { Service } from '../../../model/content.ts';
import type { data } from './+data.ts';

export function Page({ service, words, crumbs }: ReturnType<typeof data>) {
  const { relatedHeading } = useSite().pages.service;
  const { faqs, related } = service;

  return (
    <>
      <Hero
        crumbs={crumbs}
        heading={words.heading}
        slip={<ServiceSlip service={service} />}
        body={<Introduction service={service} />}
        after={<Lists service={service} />}
      />
      <RuledSection heading="Common Questions">
        <Questions faqs={faqs} />
      </RuledSection>
      {related.length > 0 && (
        <RuledSection heading={relatedHeading} className="screen-only">
          <ServiceTiles only={related} />
        </RuledSection>
      )}
      <ClosingCall />
    </>
  );
}

interface Props {
  service: Service;
}

function ServiceSlip({ service: { description, where, cost, bring, online } }: Props) {
  return (
    <Slip>
      <Row label="What">{description}</Row>
      <Where own={where} online={online} />
      <When />
      <Cost own={cost} />
      <Bring own={bring} />
      <Who />
    </Slip>
  );
}

function Introduction({ service: { intro, picture, faqs } }: Props) {
  return (
    <>
      <div className="flow">
        <Prose text={intro} />
        {picture && <Picture picture={picture} shape="lead" isFirst />}
      </div>
      <QuestionIndex faqs={faqs} />
    </>
  );
}

/** The three lists on one ruled sheet. The longest has two columns. */
function Lists({ service: { commonDocuments, included, extras } }: Props) {
  const lists = [
    { heading: 'Common Documents', texts: commonDocuments },
    { heading: "What's Included", texts: included },
    { heading: 'Available', texts: extras, mark: 'plus' as const },
  ];

  return (
    <div className="wrap">
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
  );
}
