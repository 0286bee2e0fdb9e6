import type { CheerioAPI } from 'cheerio';
import type { Page } from 'playwright-core';
import { stringify } from 'yaml';
import { type BuiltSite, pageAt } from './built-site.ts';

/** A node of structured data (https://schema.org). */
type Node = Readonly<Record<string, unknown>>;

/** Page-specific parts of the layout: the current section and the call bar. */
const AROUND = 'header [aria-current], .call-bar *';

/**
 * Everything an open page shows, as text for review: its head, its structured data, its accessibility
 * tree, and what a tree leaves out. Parts that are the same as on the home page are printed only there.
 * @param file the path of the served page: "/404" for an address without a page
 */
export async function shownText(page: Page, built: BuiltSite, file: string): Promise<string> {
  const $ = pageAt(built, file);
  const home = file === '/' ? undefined : pageAt(built, '/');

  const sections = {
    Head: unlike(headLines($), home && headLines(home)),
    'JSON-LD': unlike(nodeTexts($), home && nodeTexts(home)),
    Tree: [await page.locator(home ? 'main' : 'body').ariaSnapshot()],
    'Beside the tree': (
      await page.evaluate(linesBeside, home ? `main *, ${AROUND}` : 'body *')
    ).map(withoutHashes),
  };
  const texts = Object.entries(sections).map(
    ([title, lines]) => `## ${title}\n\n${lines.join('\n')}\n`,
  );
  return texts.join('\n');
}

const unlike = (items: readonly string[], others: readonly string[] = []) =>
  items.filter((item) => !others.includes(item));

/** Removes hashes of files and policies, which change with each edit of styles or scripts. */
function withoutHashes(text: string): string {
  return text
    .replace(/(?<=\/assets\/[\w./-]*)\.[\w-]{8}(?=\.\w+)/g, '.HASH')
    .replace(/(?<=\/assets\/pictures\/)[\da-f]{16}/g, 'HASH')
    .replace(/'sha256-[^']+'( 'sha256-[^']+')*/g, "'sha256-HASH'");
}

/** The head without styles and scripts, a line for each element. */
function headLines($: CheerioAPI): string[] {
  const elements = $('html, head > meta, head > link, body script[src], head > script[src]');
  const lines = elements.toArray().map((element) => {
    const attributes = Object.entries(element.attribs).map(([name, value]) => `${name}="${value}"`);
    return withoutHashes(`${element.name} ${attributes.join(' ')}`);
  });
  return [`title: ${$('head title').text()}`, ...lines];
}

function nodeTexts($: CheerioAPI): string[] {
  const graph: Node[] = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
  return graph.map((node) => withoutHashes(stringify([node], { lineWidth: 0 }).trimEnd()));
}

/**
 * What an accessibility tree leaves out, in order: attributes of fields and forms, hints, picture
 * files, islands, and hidden elements. Runs in the page.
 */
function linesBeside(selector: string): string[] {
  const attributes = [
    ...['type', 'name', 'value', 'rows', 'placeholder', 'autocomplete', 'inputmode', 'required'],
    ...['maxlength', 'action', 'method', 'novalidate', 'title', 'lang', 'popovertarget'],
    ...['aria-current', 'data-from', 'data-until', 'data-island', 'data-when', 'src', 'srcset'],
  ];

  return [...document.querySelectorAll(selector)].flatMap((element) => {
    if (element.matches('script, noscript, option, svg *')) return [];

    const notes = attributes.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : `${name}="${value}"`;
    });
    const drawing = element.matches('svg')
      ? element.querySelector('path')?.getAttribute('d')
      : null;
    if (drawing) notes.push(drawing.slice(0, 24));

    const isShown = element.checkVisibility({ visibilityProperty: true });
    if (!isShown || element.closest('[aria-hidden=true]')) {
      const href = element.getAttribute('href');
      if (href !== null) notes.push(`href="${href}"`);
      const own = [...element.childNodes].filter((node) => node instanceof Text);
      const text = own.map(({ data }) => data.trim()).join('');
      if (text !== '') notes.push(`"${text}"`);
    }
    return notes.length === 0 ? [] : `${element.localName} ${notes.join(' ')}`;
  });
}
