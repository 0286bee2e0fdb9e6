import type { PageWords } from '../../model/page-words.ts';
import { createSite } from '../../model/site.ts';
import { type SitePage, sitePages } from '../../model/site-pages.ts';
import type { CheckedContent } from './assemble.ts';
import type { FieldPath } from './diagnostic.ts';
import { attractionEntries, type Entries } from './entries.ts';
import type { ParsedFile, Source } from './parse.ts';

/** A page as search results show it, and where its title is. */
export interface DescribedPage {
  words: PageWords;
  source: Source;
  /** The field that its title comes from. */
  titlePath: FieldPath;
  /** Whether that is the whole title; otherwise all pages of its kind share the other words. */
  isWhole: boolean;
}

/** Every page of a site that search engines may list, at its first address. */
export function describePages(
  content: CheckedContent,
  entries: Entries,
  files: readonly ParsedFile[],
): DescribedPage[] {
  const sources = new Map(files.map(({ source }) => [source.file, source]));
  // No page's words depend on the drawn maps, which the build adds later.
  const pages = sitePages(createSite({ ...content, maps: [] }));

  return pages.flatMap((page): DescribedPage[] => {
    const source = sources.get(`content/${page.file}`);
    if (source === undefined || page.aliasOf !== undefined || !page.isIndexed) return [];
    return [{ words: page.words, source, ...titleFieldOf(page, entries) }];
  });
}

function titleFieldOf(
  { kind, slug }: SitePage,
  entries: Entries,
): Pick<DescribedPage, 'titlePath' | 'isWhole'> {
  if (kind === 'attraction') {
    const attraction = attractionEntries(entries).find((each) => each.slug === slug);
    const isWhole = attraction?.fields.seoTitle !== undefined;
    return { titlePath: attraction?.pathOf(isWhole ? 'seoTitle' : 'name') ?? [], isWhole };
  }
  if (kind !== 'service' && kind !== 'city') return { titlePath: ['title'], isWhole: true };

  const isWhole = entries[kind].get(slug)?.fields.seoTitle !== undefined;
  const name = kind === 'city' ? 'name' : 'title';
  return { titlePath: [isWhole ? 'seoTitle' : name], isWhole };
}
