import { Link } from '../../components/link/Link.tsx';
import { RuledSection } from '../../components/ruled-section/RuledSection.tsx';
import { useSite } from '../../components/site/site.tsx';
import type { Document } from '../../model/content.ts';
import { DOCUMENTS_ANCHOR } from '../../model/finder/data.ts';
import { routes } from '../../model/routes.ts';
import { find } from '../../model/site.ts';
import { byName } from '../../model/text.ts';

/** An entry of the list: a document, or a head that people look for. */
interface ListEntry {
  name: string;
  /** Missing for a head. */
  document?: Document;
  /** The documents below a head. */
  kinds: readonly Document[];
}

/** All documents from A to Z, with who does each; nothing where there are none. */
export function DocumentList() {
  const entries = entriesOf(useSite().documents);
  const initials = new Set(entries.map(initialOf));
  if (entries.length === 0) return null;

  return (
    <RuledSection heading="Documents, A to Z" id={DOCUMENTS_ANCHOR} tone="tinted">
      <div className="document-list">
        {[...initials].map((initial) => (
          <details key={initial}>
            <summary>
              <h3>{initial}</h3>
            </summary>
            <ul role="list">
              {entries
                .filter((entry) => initialOf(entry) === initial)
                .map(({ name, document, kinds }) =>
                  document ? (
                    <DocumentItem key={name} document={document} />
                  ) : (
                    <HeadItem key={name} name={name} kinds={kinds} />
                  ),
                )}
            </ul>
          </details>
        ))}
      </div>
    </RuledSection>
  );
}

/** The documents and their heads, in the order of their names. */
function entriesOf(documents: readonly Document[]): ListEntry[] {
  const heads = new Set(documents.flatMap((document) => document.heads));
  const ofDocuments = documents.map((document) => ({ name: document.name, document, kinds: [] }));
  const ofHeads = [...heads].map((name) => {
    return { name, kinds: documents.filter((document) => document.heads.includes(name)) };
  });
  return [...ofDocuments, ...ofHeads].toSorted(byName);
}

function initialOf({ name }: ListEntry): string {
  return name.charAt(0).toUpperCase();
}

function DocumentItem({ document }: { document: Document }) {
  const { slug, name, note } = document;
  return (
    <li id={`${DOCUMENTS_ANCHOR}-${slug}`}>
      <b>{name}</b> <WhoDoesIt document={document} />
      {note && <small>{note}</small>}
    </li>
  );
}

/** A head with the documents of its kind below it, each of which stands under its own letter too. */
function HeadItem({ name, kinds }: { name: string; kinds: readonly Document[] }) {
  return (
    <li className="document-head">
      <strong>{name}</strong>
      <ul role="list">
        {kinds.map((kind) => (
          <li key={kind.slug}>
            <b>{kind.name}</b> <WhoDoesIt document={kind} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Our service for a document, or who does it instead. */
function WhoDoesIt({ document }: { document: Document }) {
  const { serviceBySlug, pages } = useSite();
  const { service, elsewhere } = document;
  if (service)
    return <Link to={routes.service(service)}>{find(serviceBySlug, service).title}</Link>;
  if (!elsewhere) return null;

  // The office is named, and not linked: the site sends nobody to pages that nobody here keeps.
  return (
    <span>
      {pages.finder.labels.who}: {elsewhere.who}
    </span>
  );
}
