import { DOCUMENTS_ANCHOR, type FinderDocument } from '../../model/finder/finder-data.ts';
import { ExternalLink } from '../link/ExternalLink.tsx';
import { Link } from '../link/Link.tsx';

/** Every document that people ask about, A to Z, with who notarizes it or does it instead. */
export function DocumentList({ documents }: { documents: readonly FinderDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className="section section-tinted" id={DOCUMENTS_ANCHOR}>
      <div className="wrap">
        <h2>Documents, A to Z</h2>
        <ul className="document-list">
          {documents.map((document) => (
            <li key={document.slug} id={`${DOCUMENTS_ANCHOR}-${document.slug}`}>
              <b>{document.name}</b> <Who {...document} />
              {document.note !== undefined && <small>{document.note}</small>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Who({ service, elsewhere }: FinderDocument) {
  if (service !== undefined) return <Link to={service.path}>{service.name}</Link>;
  if (elsewhere === undefined) return null;
  return (
    <>
      Ask <ExternalLink href={elsewhere.url}>{elsewhere.who}</ExternalLink>
    </>
  );
}
