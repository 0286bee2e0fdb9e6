import { CallOrContact, CallToAction } from '../../../components/contact/Contact.tsx';
import { Hero } from '../../../components/hero/Hero.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { Prose } from '../../../components/prose/Prose.tsx';
import {
  QuestionIndex,
  Questions,
  QuestionsLink,
} from '../../../components/questions/Questions.tsx';
import { Marks, ServiceLinks } from '../../../components/service/Services.tsx';
import { useSite } from '../../../components/site/site.tsx';
import type { data } from './+data.ts';

export function Page({ service, crumbs }: ReturnType<typeof data>) {
  const words = useSite().pages.service;
  const columns = [
    { heading: 'Common Documents', texts: service.commonDocuments },
    { heading: "What's Included", texts: service.included },
    { heading: 'Available', texts: service.extras },
  ].filter(({ texts }) => texts.length > 0);
  return (
    <>
      <Hero crumbs={crumbs} heading={service.title}>
        <p className="lead">{service.description}</p>
        <CallOrContact />
      </Hero>
      <div className="section wrap flow">
        <Prose text={service.intro} />
        <QuestionIndex faqs={service.faqs} />
        {service.picture && <Picture picture={service.picture} shape="lead" isFirst />}
      </div>
      <div className="section wrap grid service-columns">
        {columns.map(({ heading, texts }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <Marks texts={texts} />
          </section>
        ))}
      </div>
      <Section heading="Common Questions" className="split">
        <Questions faqs={service.faqs} />
      </Section>
      <div className="section wrap">
        <section className="card panel">
          <h2>{words.beforeHeading}</h2>
          <Marks texts={words.beforePoints} />
          <QuestionsLink />
        </section>
      </div>
      {service.related.length > 0 && (
        <Section heading={words.relatedHeading} className="split screen-only">
          <ServiceLinks only={service.related} className="pills" />
        </Section>
      )}
      <CallToAction />
    </>
  );
}
