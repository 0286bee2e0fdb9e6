import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { SearchBox } from '../../components/search-box/SearchBox.tsx';
import { ServiceLedger } from '../../components/service-ledger/ServiceLedger.tsx';
import { useSite } from '../../components/site/site.tsx';
import { Bring, Cost, Slip, When, Where, Who } from '../../components/slip/Slip.tsx';
import type { Data } from '../+data.ts';
import { DocumentList } from './DocumentList.tsx';

export function Page({ words, crumbs }: Data) {
  const { body } = useSite().pages.services;

  return (
    <>
      <Hero
        crumbs={crumbs}
        heading={words.heading}
        slip={
          <Slip before={<SearchBox hasCall />}>
            <Where />
            <When />
            <Cost />
            <Bring />
            <Who />
          </Slip>
        }
        body={
          <div className="lead">
            <Prose text={body} />
          </div>
        }
        after={
          <section className="wrap">
            <h2 className="visually-hidden">All services</h2>
            <ServiceLedger documents={6} />
          </section>
        }
      />
      <DocumentList />
      <ClosingCall />
    </>
  );
}
