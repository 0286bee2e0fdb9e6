import { CallToAction } from '../../components/contact/Contact.tsx';
import { FinderBox } from '../../components/finder/FinderBox.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { ExternalLink, Link } from '../../components/link/Link.tsx';
import { ServiceGrid } from '../../components/service/Services.tsx';
import { useSite } from '../../components/site/site.tsx';
import { finderDocuments } from '../../model/finder/documents.ts';
import { DOCUMENTS_ANCHOR } from '../../model/finder/finder-data.ts';
import { LIMITS } from '../../model/text.ts';
import type { Data } from '../+data.ts';

export function Page({ page, crumbs }: Data) {
  const { documents } = finderDocuments(useSite());
  return (
    <>
      <Hero crumbs={crumbs} heading={page.heading} text={page.body} />
      <FinderBox first="document" />
      <div className="section wrap">
        <h2 className="visually-hidden">All services</h2>
        <ServiceGrid documents={LIMITS.servicesCardDocuments} />
      </div>
      {documents.length > 0 && (
        <section className="section section-tinted" id={DOCUMENTS_ANCHOR}>
          <div className="wrap">
            <h2>Documents, A to Z</h2>
            <ul className="document-list">
              {documents.map(({ slug, name, service, elsewhere, note }) => (
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
          </div>
        </section>
      )}
      <CallToAction />
    </>
  );
}
