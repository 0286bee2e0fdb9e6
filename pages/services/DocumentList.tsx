import { Fold } from '../../components/fold/Fold.tsx';
import { RuledSection } from '../../components/ruled-section/RuledSection.tsx';
import { useSite } from '../../components/site/site.tsx';
import type { Document } from '../../model/content.ts';
import { DOCUMENTS_ANCHOR } from '../../model/routes.ts';
import { documentAnswer } from '../../model/search/entries.ts';

/** All documents grouped by service, then those that someone else handles. */
export function DocumentList() {
  const { documents, services } = useSite();
  if (documents.length === 0) return null;

  const groups = [
    ...services.map(({ slug, title }) => ({ slug, title })),
    { slug: undefined, title: 'Someone else does these' },
  ];

  return (
    <RuledSection heading="All documents" id={DOCUMENTS_ANCHOR} tone="tinted">
      <noscript>
        <p>Search needs JavaScript. Here are all documents.</p>
      </noscript>
      <div className="document-list">
        {groups.map(({ slug, title }) => (
          <DocumentGroup
            key={title}
            title={title}
            documents={documents.filter(({ service }) => service === slug)}
          />
        ))}
      </div>
    </RuledSection>
  );
}

interface GroupProps {
  title: string;
  documents: readonly Document[];
}

function DocumentGroup({ title, documents }: GroupProps) {
  if (documents.length === 0) return null;

  return (
    <Fold heading={<h3>{title}</h3>}>
      <ul role="list">
        {documents.map((document) => (
          <DocumentItem key={document.slug} document={document} />
        ))}
      </ul>
    </Fold>
  );
}

function DocumentItem({ document }: { document: Document }) {
  const { slug, name, note, bring } = document;
  const { sentence, says, also } = documentAnswer(useSite(), document);
  const answer = [sentence, also, says].filter((each) => each !== undefined).join(' ');

  // The office is named but not linked, because nobody here would keep the link current.
  return (
    <li id={`${DOCUMENTS_ANCHOR}-${slug}`}>
      <b>{name}</b> <span>{answer}</span>
      {note && <small>{note}</small>}
      {bring && <small>Bring: {bring}</small>}
    </li>
  );
}
