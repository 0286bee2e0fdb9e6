import type { Content } from '../../model/content.ts';
import type { PageWords } from '../../model/page-words.ts';
import { createSite } from '../../model/site.ts';
import { type SitePage, sitePages } from '../../model/site-pages.ts';
import type { FieldPath } from './diagnostic.ts';
import { attractionEntries, type Entries } from './entries.ts';
import type { ParsedFile, Source } from './parse.ts';

/** A page as search results show it, and where its title and description are. */
export interface DescribedPage {
  words: PageWords;
  source: Source;
  title: Origin;
  description: Origin;
}

/** The field that words come from. */
interface Origin {
  path: FieldPath;
  /** Whether they are the field's alone; otherwise all pages of its kind share the other words. */
  isOwn: boolean;
}

/** Every page of a site that search engines may list, at its first address. */
export function describePages(
  content: Content,
  entries: Entries,
  files: readonly ParsedFile[],
): DescribedPage[] {
  const sources = new Map(files.map(({ source }) => [source.file, source]));
  const pages = sitePages(createSite(content));

  return pages.flatMap((page): DescribedPage[] => {
    const source = sources.get(`content/${page.file}`);
    if (source === undefined || page.aliasOf !== undefined || !page.isIndexed) return [];
    return [{ words: page.words, source, ...originsOf(page, entries) }];
  });
}

function originsOf(
  { kind, slug }: SitePage,
  entries: Entries,
): Pick<DescribedPage, 'title' | 'description'> {
  const own = (name: string): Origin => ({ path: [name], isOwn: true });
  switch (kind) {
    case 'attraction': {
      const attraction = attractionEntries(entries).find((each) => each.slug === slug);
      const hasTitle = attraction?.fields.seoTitle !== undefined;
      return {
        title: { path: attraction?.pathOf(hasTitle ? 'seoTitle' : 'name') ?? [], isOwn: hasTitle },
        description: { path: attraction?.pathOf('description') ?? [], isOwn: false },
      };
    }
    case 'service': {
      const { seoTitle, seoDescription } = entries.service.get(slug)?.fields ?? {};
      return {
        title: seoTitle === undefined ? { path: ['title'], isOwn: false } : own('seoTitle'),
        description: own(seoDescription === undefined ? 'description' : 'seoDescription'),
      };
    }
    case 'city': {
      const { seoTitle, description } = entries.city.get(slug)?.fields ?? {};
      const name = { path: ['name'], isOwn: false };
      return {
        title: seoTitle === undefined ? name : own('seoTitle'),
        description: description === undefined ? name : own('description'),
      };
    }
    default:
      return { title: own('title'), description: own('description') };
  }
}
