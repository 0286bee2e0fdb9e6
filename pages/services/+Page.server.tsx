import { ClosingCall } from '../../components/closing-call/ClosingCall.tsx';
import { FinderSheet } from '../../components/finder-sheet/FinderSheet.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { ExternalLink, Link } from '../../components/link/Link.tsx';
import { QuestionsLink } from '../../components/questions/Questions.tsx';
import { RuledSection } from '../../components/ruled-section/RuledSection.tsx';
import { ServiceLedger } from '../../components/service-ledger/ServiceLedger.tsx';
import { useSite } from '../../components/site/site.tsx';
import { DOCUMENTS_ANCHOR, finderDocuments } from '../../model/finder/data.ts';
import type { Data } from '../+data.ts';

export function Page({ page, crumbs }: Data) {
  return (
    <>
      <Hero
        crumbs={crumbs}
        heading={page.heading}
        text={page.body}
        after={
          <section className="wrap">
            <h2 className="visually-hidden">All services</h2>
            <ServiceLedger documents={6} />
          </section>
        }
        body={
          <div className="links">
            <a href={`#${DOCUMENTS_ANCHOR}`}>Documents, A to Z</a>
            <QuestionsLink />
          </div>
        }
        sheet={<FinderSheet first="document" stamp="seal" />}
      />
      <DocumentList />
      <ClosingCall />
    </>
  );
}

/** Every document that the finder knows, by its first letter; nothing where there is none. */
function DocumentList() {
  const documents = finderDocuments(useSite());
  const initials = [...new Set(documents.map(({ name }) => name.charAt(0)))];
  if (documents.length === 0) return null;

  return (
    <RuledSection heading="Documents, A to Z" id={DOCUMENTS_ANCHOR} tone="tinted">
      <div className="document-list">
        {initials.map((initial) => (
          <details key={initial}>
            <summary>
              <h3>{initial}</h3>
            </summary>
            <ul>
              {documents
                .filter(({ name }) => name.startsWith(initial))
                .map((document) => (
                  <DocumentEntry key={document.slug} document={document} />
                ))}
            </ul>
          </details>
        ))}
      </div>
    </RuledSection>
  );
}

interface EntryProps {
  document: ReturnType<typeof finderDocuments>[number];
}

/** A document with its service, or with who does it instead. */
function DocumentEntry({ document }: EntryProps) {
  const { slug, name, service, elsewhere, note } = document;

  return (
    <li id={`${DOCUMENTS_ANCHOR}-${slug}`}>
      <b>{name}</b> {service && <Link to={service.path}>{service.name}</Link>}
      {elsewhere && !service && (
        <>
          Ask <ExternalLink href={elsewhere.url}>{elsewhere.who}</ExternalLink>
        </>
      )}
      {note && <small>{note}</small>}
    </li>
  );
}
