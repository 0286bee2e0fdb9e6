import { CallToAction } from '../../components/call/CallToAction.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { DocumentList } from '../../components/service/DocumentList.tsx';
import { ServiceGrid } from '../../components/service/ServiceGrid.tsx';
import { LIMITS } from '../../model/text.ts';
import type { ServicesData } from './+data.ts';

export function Page({ page, crumbs, services, documents }: ServicesData) {
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading}>
        <Prose html={page.body} />
      </Hero>
      <FinderBox first="document" />
      <div className="section wrap">
        <h2 className="visually-hidden">All services</h2>
        <ServiceGrid services={services} documents={LIMITS.servicesCardDocuments} />
      </div>
      <DocumentList documents={documents} />
      <CallToAction />
    </>
  );
}
