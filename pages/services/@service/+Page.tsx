import { CallLink } from '../../../components/call/CallLink.tsx';
import { CallToAction } from '../../../components/call/CallToAction.tsx';
import { CommonQuestions } from '../../../components/faq/CommonQuestions.tsx';
import { FaqIndex } from '../../../components/faq/FaqIndex.tsx';
import { Hero } from '../../../components/hero/Hero.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { Link } from '../../../components/link/Link.tsx';
import { BeforeWeMeet } from '../../../components/print/BeforeWeMeet.tsx';
import { Prose } from '../../../components/prose/Prose.tsx';
import { ServiceColumns } from '../../../components/service/ServiceColumns.tsx';
import { ServiceLinks } from '../../../components/service/ServiceLinks.tsx';
import { routes } from '../../../model/routes.ts';
import type { ServiceData } from './+data.ts';

export function Page({ service, crumbs, related, relatedHeading }: ServiceData) {
  return (
    <>
      <Hero crumbs={crumbs} heading={service.title}>
        <p className="buttons">
          <CallLink />
          <Link to={routes.contact()} className="button button-quiet">
            Contact us
          </Link>
        </p>
      </Hero>
      <div className="section wrap intro-columns">
        <Prose html={service.intro} />
        <FaqIndex faqs={service.faqs} />
      </div>
      <ServiceColumns service={service} />
      <BeforeWeMeet />
      <CommonQuestions faqs={service.faqs} />
      <Section heading={relatedHeading} className="related">
        <ServiceLinks services={related} className="pills" />
      </Section>
      <CallToAction />
    </>
  );
}
