import type { Faq } from './content.ts';
import type { Pages } from './pages.ts';
import { cardFile } from './routes.ts';
import type { Site } from './site.ts';
import { breadcrumbNode, type Crumb, faqNode, type GraphNode } from './structured-data.ts';
import { fillTokens, type Tokens } from './tokens.ts';

/** What a page is. */
interface About {
  words: Pick<Pages['home'], 'title' | 'description' | 'keywords'>;
  /** What stands for the tokens of its title and its keywords. */
  tokens?: Tokens;
  /** Its canonical path; missing where search engines must not keep the page (404). */
  path?: string;
  /** The page whose social card it takes, where it has none of its own. */
  cardPath?: string | undefined;
  crumbs?: readonly Crumb[];
  /** What it adds to the graph besides breadcrumb and questions. */
  nodes?: readonly GraphNode[];
  /** The questions that it answers. */
  faqs?: readonly Faq[];
}

/** What every page hands to the document around it, and to itself. */
export type PageData = ReturnType<typeof pageData>;

/** What a page says of itself, for search engines and for shared links. */
export function pageData(site: Site, about: About) {
  const { business, settings } = site;
  const { words, tokens = {}, path, cardPath = path, crumbs = [], nodes = [], faqs = [] } = about;
  const title = fullTitle(site, words.title, tokens);
  const canonical = path && settings.siteUrl + path;
  const image = settings.cards && cardPath ? settings.siteUrl + cardFile(cardPath) : undefined;
  return {
    crumbs,
    head: {
      title,
      canonical,
      /** `meta` elements by their names; what is undefined has none. */
      names: {
        description: words.description,
        // Every page has some: where nobody wrote any, what it is called.
        keywords: fillTokens(words.keywords.join(', ') || words.title, tokens),
        robots: canonical ? undefined : 'noindex',
        'twitter:card': image ? 'summary_large_image' : 'summary',
      },
      /** The same by their properties (Open Graph). */
      properties: {
        'og:type': 'website',
        'og:site_name': business.name,
        'og:title': title,
        'og:description': words.description,
        'og:url': canonical,
        'og:image': image,
        'og:image:width': image && '1200',
        'og:image:height': image && '630',
      },
    },
    /** The page's own nodes of the structured-data graph. */
    graph: [
      ...nodes,
      ...(crumbs.length > 0 ? [breadcrumbNode(site, crumbs)] : []),
      ...(faqs.length > 0 ? [faqNode(faqs)] : []),
    ],
  };
}

/** The title of a page as browsers show it. */
export function fullTitle({ business }: Site, title: string, tokens: Tokens = {}): string {
  return `${fillTokens(title, tokens)} | ${business.name}`;
}
