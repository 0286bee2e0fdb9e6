import { routes } from '../routes.ts';
import { find, type Site } from '../site.ts';
import type { FinderDocuments } from './finder-data.ts';

/** The documents with the pages of their services, and the words of all answers. */
export function finderDocuments(site: Site): FinderDocuments {
  const { heading: _, body: __, onlineService, ...words } = site.pages.finder;
  const page = (slug: string) => ({
    name: find(site.serviceBySlug, slug).title,
    path: routes.service(slug),
  });
  return {
    words,
    online: page(onlineService),
    documents: site.documents.map((document) => {
      const { slug, name, alsoCalled, elsewhere, bring, note, phrase, service } = document;
      return {
        ...{ slug, name, alsoCalled, elsewhere, bring, note },
        phrase: phrase ?? uncapitalized(name),
        service: service === undefined ? undefined : page(service),
      };
    }),
  };
}

function uncapitalized(name: string): string {
  // What goes on in capitals is an abbreviation.
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
