import { Link } from '../../components/link/Link.tsx';
import { RuledSection } from '../../components/ruled-section/RuledSection.tsx';
import { SearchBox } from '../../components/search-box/SearchBox.tsx';
import { useSite } from '../../components/site/site.tsx';
import type { Document } from '../../model/content.ts';
import { DOCUMENTS_ANCHOR, routes } from '../../model/routes.ts';
import { documentVerdict } from '../../model/search/entries.ts';
import { find } from '../../model/site.ts';

/** All documents from A to Z, with who does each; nothing where there are none. */
export function DocumentList() {
  const { documents } = useSite();
  const initials = new Set(documents.map(initialOf));
  if (documents.length === 0) return null;

  return (
    <RuledSection heading="Documents, A to Z" id={DOCUMENTS_ANCHOR} tone="tinted">
      <SearchBox />
      <div className="document-list">
        {[...initials].map((initial) => (
          <details key={initial}>
            <summary>
              <h3>{initial}</h3>
            </summary>
            <ul role="list">
              {documents
                .filter((document) => initialOf(document) === initial)
                .map((document) => (
                  <DocumentItem key={document.slug} document={document} />
                ))}
            </ul>
          </details>
        ))}
      </div>
    </RuledSection>
  );
}

function initialOf({ name }: Document): string {
  return name.charAt(0).toUpperCase();
}

/** A document with our service for it, or who does it instead, and what to know and to bring. */
function DocumentItem({ document }: { document: Document }) {
  const { slug, name, note, bring } = document;
  return (
    <li id={`${DOCUMENTS_ANCHOR}-${slug}`}>
      <b>{name}</b> <WhoDoesIt document={document} />
      {note && <small>{note}</small>}
      {bring && <small>Bring: {bring}</small>}
    </li>
  );
}

/** Our service for a document, or who does it instead. */
function WhoDoesIt({ document }: { document: Document }) {
  const site = useSite();
  const { service } = document;
  if (service)
    return <Link to={routes.service(service)}>{find(site.serviceBySlug, service).title}</Link>;

  // The office is named, and not linked: the site sends nobody to pages that nobody here keeps.
  return <span>{documentVerdict(site, document)}</span>;
}
