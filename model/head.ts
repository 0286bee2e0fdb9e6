import { CARD_SIZE, cardDescription } from './cards.ts';
import type { Faq } from './content.ts';
import type { PageWords } from './page-words.ts';
import { cardFile } from './routes.ts';
import type { Site } from './site.ts';
import type { Crumb, SitePage } from './site-pages.ts';
import { breadcrumbNode, faqNode, type GraphNode } from './structured-data.ts';
import { fillTokens, type Tokens } from './tokens.ts';

/** What the head of a document takes from its page. The page of unknown addresses has no address. */
type DescribedPage = Pick<SitePage, 'words' | 'crumbs' | 'isIndexed'> &
  Partial<Pick<SitePage, 'path' | 'aliasOf' | 'card'>>;

/** What one kind of page says besides. */
interface OwnFacts {
  /** What it adds to the graph besides breadcrumb and questions. */
  nodes?: readonly GraphNode[];
  /** The questions that it answers. */
  faqs?: readonly Faq[];
}

/** Contents of `meta` elements by their names or properties; what is undefined has none. */
type MetaContents = Readonly<Record<string, string | undefined>>;

/** What every page hands to the document around it, and to itself. */
export interface PageData {
  words: PageWords;
  crumbs: readonly Crumb[];
  head: {
    /** The title as browsers show it. */
    title: string;
    /** The full address that search engines keep. */
    canonical: string | undefined;
    /** `meta` elements by their names. */
    names: MetaContents;
    /** `meta` elements by their properties (Open Graph). */
    properties: MetaContents;
  };
  /** The page's own nodes of the structured-data graph. */
  graph: GraphNode[];
}

/** What a page says of itself, for search engines and for shared links. */
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
  // Every page has keywords: where nobody wrote any, what it is called.
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

/** The title of a page as browsers show it: its own part, and the name of the business. */
export function fullTitle({ business }: Site, title: string, tokens: Tokens = {}): string {
  return `${fillTokens(title, tokens)} | ${business.name}`;
}
