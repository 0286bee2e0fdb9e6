import { CallOrContact } from '../../../components/call/CallOrContact.tsx';
import { CallToAction } from '../../../components/call/CallToAction.tsx';
import { CommonQuestions } from '../../../components/faq/CommonQuestions.tsx';
import { FaqIndex } from '../../../components/faq/FaqIndex.tsx';
import { Hero } from '../../../components/hero/Hero.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { Prose } from '../../../components/prose/Prose.tsx';
import { BeforeWeMeet } from '../../../components/service/BeforeWeMeet.tsx';
import { ServiceColumns } from '../../../components/service/ServiceColumns.tsx';
import { ServiceLinks } from '../../../components/service/ServiceLinks.tsx';
import type { ServiceData } from './+data.ts';

export function Page({ service, crumbs, related, relatedHeading }: ServiceData) {
  return (
    <>
      <Hero crumbs={crumbs} heading={service.title}>
        <CallOrContact />
      </Hero>
      <div className="section wrap intro-columns">
        {service.picture === undefined ? (
          <Prose html={service.intro} />
        ) : (
          <div className="flow">
            <Prose html={service.intro} />
            <Picture picture={service.picture} shape="lead" isFirst />
          </div>
        )}
        <FaqIndex faqs={service.faqs} />
      </div>
      <ServiceColumns service={service} />
      <div className="section wrap">
        <BeforeWeMeet />
      </div>
      <CommonQuestions faqs={service.faqs} />
      {related.length > 0 && (
        <Section heading={relatedHeading} className="related split">
          <ServiceLinks services={related} className="pills" />
        </Section>
      )}
      <CallToAction />
    </>
  );
}
