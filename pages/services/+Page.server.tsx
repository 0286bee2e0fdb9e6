import { CallToAction } from '../../components/contact/Contact.tsx';
import { DocumentList } from '../../components/finder/DocumentList.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { BEFORE_YOU_CALL, Questions } from '../../components/questions/Questions.tsx';
import { ServiceGrid } from '../../components/service/Services.tsx';
import { useSite } from '../../components/site/site.tsx';
import { QUESTIONS_ANCHOR } from '../../model/routes.ts';
import type { Data } from '../+data.ts';

export function Page({ page, crumbs }: Data) {
  const site = useSite();
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading} text={page.body} />
      <div className="section wrap">
        <h2 className="visually-hidden">All services</h2>
        <ServiceGrid documents={6} />
      </div>
      <FinderBox first="document" />
      {site.questions.length > 0 && (
        <Section heading={BEFORE_YOU_CALL} id={QUESTIONS_ANCHOR} className="split">
          <Questions faqs={site.questions} />
        </Section>
      )}
      <DocumentList />
      <CallToAction />
    </>
  );
}
