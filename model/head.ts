import { CARD_SIZE, cardDescription, socialCards } from './cards.ts';
import type { Faq } from './content.ts';
import type { PageWords } from './page-words.ts';
import { cardFile } from './routes.ts';
import type { Site } from './site.ts';
import { breadcrumbNode, type Crumb, faqNode, type GraphNode } from './structured-data.ts';
import { fillTokens, type Tokens } from './tokens.ts';

/** What a page is, for the head of its document. */
interface PageFacts {
  words: Pick<PageWords, 'title' | 'description' | 'keywords'>;
  /** The canonical path; missing where search engines must not keep the page (404). */
  path?: string;
  /** Whether search engines may list it, if it has a path; true by default. */
  isListed?: boolean;
  /** The page whose social card it takes, where it has none of its own. */
  cardPath?: string | undefined;
  /** The breadcrumb that it shows; missing where it shows none. */
  crumbs?: readonly Crumb[];
  /** What it adds to the graph besides breadcrumb and questions. */
  nodes?: readonly GraphNode[];
  /** The questions that it answers. */
  faqs?: readonly Faq[];
}

/** Contents of `meta` elements by their names or properties; what is undefined has none. */
type MetaContents = Readonly<Record<string, string | undefined>>;

/** What every page hands to the document around it, and to itself. */
export interface PageData {
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
export function pageData(site: Site, page: PageFacts): PageData {
  const { business, settings } = site;
  const { words, path, cardPath = path, crumbs = [], nodes = [], faqs = [] } = page;
  const isListed = path !== undefined && (page.isListed ?? true);
  const title = fullTitle(site, words.title);
  const canonical = path && settings.siteUrl + path;
  const card = settings.cards
    ? socialCards(site).find((each) => each.path === cardPath)
    : undefined;
  const image = card && settings.siteUrl + cardFile(card.path);
  // Every page has keywords: where nobody wrote any, what it is called.
  const keywords = words.keywords.join(', ') || words.title;
  return {
    crumbs,
    head: {
      title,
      canonical,
      names: {
        description: words.description,
        keywords,
        robots: isListed ? undefined : 'noindex',
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
