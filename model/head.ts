import { CARD_SIZE, cardDescription } from './cards.ts';
import type { Faq } from './content.ts';
import type { PageWords } from './page-words.ts';
import { cardFile } from './routes.ts';
import type { Site } from './site.ts';
import type { Crumb, SitePage } from './site-pages.ts';
import { breadcrumbNode, faqNode, type GraphNode } from './structured-data.ts';
import { fillTokens, type Tokens } from './tokens.ts';

/** The page facts that the head uses. Page Not Found has no address. */
type DescribedPage = Pick<SitePage, 'words' | 'crumbs' | 'isIndexed'> &
  Partial<Pick<SitePage, 'path' | 'aliasOf' | 'card'>>;

/** What only one kind of page adds. */
interface OwnFacts {
  /** Structured data besides the breadcrumb and questions. */
  nodes?: readonly GraphNode[];
  faqs?: readonly Faq[];
}

/** `content` by `name` or `property` of `meta` elements; undefined ones are left out. */
type MetaContents = Readonly<Record<string, string | undefined>>;

/** What every page's `data` returns, for the head and for the page itself. */
export interface PageData {
  words: PageWords;
  crumbs: readonly Crumb[];
  head: {
    /** The title with the business name. */
    title: string;
    canonical: string | undefined;
    names: MetaContents;
    /** Open Graph. */
    properties: MetaContents;
  };
  graph: GraphNode[];
}

export function pageData(
  site: Site,
  { words, path, aliasOf = path, crumbs, card: pageCard, isIndexed }: DescribedPage,
  { nodes = [], faqs = [] }: OwnFacts = {},
): PageData {
  const { business, settings } = site;
  const title = fullTitle(site, words.title);
  const canonical = aliasOf && settings.siteUrl + aliasOf;
  const card = settings.cards ? pageCard : undefined;
  const image = card && settings.siteUrl + cardFile(card.path);
  // Every page needs keywords; the title is the fallback.
  const keywords = words.keywords.join(', ') || words.title;
  return {
    words,
    crumbs,
    head: {
      title,
      canonical,
      names: {
        description: words.description,
        keywords,
        robots: isIndexed ? undefined : 'noindex',
        'twitter:card': image ? 'summary_large_image' : 'summary',
      },
      properties: {
        'og:type': 'website',
        'og:site_name': business.name,
        'og:title': title,
        'og:description': words.description,
        'og:url': canonical,
        'og:image': image,
        'og:image:width': card && `${CARD_SIZE.width}`,
        'og:image:height': card && `${CARD_SIZE.height}`,
        'og:image:alt': card && cardDescription(site, card),
      },
    },
    graph: [
      ...nodes,
      ...(crumbs.length > 0 ? [breadcrumbNode(site, crumbs)] : []),
      ...(faqs.length > 0 ? [faqNode(faqs)] : []),
    ],
  };
}

/** A title as the browser shows it: the page's own part and the business name. */
export function fullTitle({ business }: Site, title: string, tokens: Tokens = {}): string {
  return `${fillTokens(title, tokens)} | ${business.name}`;
}
