import type { Document } from '../content.ts';
import { routes } from '../routes.ts';
import { find, type Site } from '../site.ts';
import type { FinderDocument, FinderDocuments, PageLink } from './finder-data.ts';

/** The documents, and the words of all answers. */
export function finderDocuments(site: Site): FinderDocuments {
  const { heading: _, body: __, onlineService, ...words } = site.pages.finder;
  return {
    words,
    online: servicePage(site, onlineService),
    documents: site.documents.map((document) => finderDocument(site, document)),
  };
}

/** A document with the page of its service. */
export function finderDocument(site: Site, document: Document): FinderDocument {
  const { slug, name, alsoCalled, service, elsewhere, bring, note } = document;
  return {
    ...{ slug, name, alsoCalled, elsewhere, bring, note },
    phrase: document.phrase ?? uncapitalized(name),
    service: service === undefined ? undefined : servicePage(site, service),
  };
}

function servicePage(site: Site, slug: string): PageLink {
  return { name: find(site.serviceBySlug, slug).title, path: routes.service(slug) };
}

function uncapitalized(name: string): string {
  // What goes on in capitals is an abbreviation.
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
