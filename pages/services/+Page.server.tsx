import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { ServiceLedger } from '../../components/service-ledger/ServiceLedger.tsx';
import { useSite } from '../../components/site/site.tsx';
import { SearchSlip } from '../../components/slip/SearchSlip.tsx';
import type { Data } from '../+data.ts';
import { DocumentList } from './DocumentList.tsx';

export function Page({ words, crumbs }: Data) {
  const { body } = useSite().pages.services;

  return (
    <>
      <Hero
        crumbs={crumbs}
        heading={words.heading}
        slip={<SearchSlip />}
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
