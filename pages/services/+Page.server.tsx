import { CallToAction } from '../../components/contact/Contact.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { ExternalLink, Link } from '../../components/link/Link.tsx';
import { BEFORE_YOU_CALL, Questions } from '../../components/questions/Questions.tsx';
import { ServiceGrid } from '../../components/service/Services.tsx';
import { useSite } from '../../components/site/site.tsx';
import { DOCUMENTS_ANCHOR, finderDocuments } from '../../model/finder/data.ts';
import { QUESTIONS_ANCHOR } from '../../model/routes.ts';
import type { Data } from '../+data.ts';

export function Page({ page, crumbs }: Data) {
  const site = useSite();
  const documents = finderDocuments(site);
  const initials = new Set(documents.map(({ name }) => name.charAt(0)));
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
      {documents.length > 0 && (
        <Section heading="Documents, A to Z" id={DOCUMENTS_ANCHOR} tone="tinted">
          <div className="grid columns document-list">
            {[...initials].map((initial) => (
              <details key={initial}>
                <summary>
                  <h3>{initial}</h3>
                </summary>
                <ul className="flow">
                  {documents
                    .filter(({ name }) => name.startsWith(initial))
                    .map(({ slug, name, service, elsewhere, note }) => (
                      <li key={slug} id={`${DOCUMENTS_ANCHOR}-${slug}`}>
                        <b>{name}</b> {service && <Link to={service.path}>{service.name}</Link>}
                        {elsewhere && !service && (
                          <>
                            Ask <ExternalLink href={elsewhere.url}>{elsewhere.who}</ExternalLink>
                          </>
                        )}
                        {note && <small>{note}</small>}
                      </li>
                    ))}
                </ul>
              </details>
            ))}
          </div>
        </Section>
      )}
      <CallToAction />
    </>
  );
}
