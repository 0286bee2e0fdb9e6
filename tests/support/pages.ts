import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { inject } from 'vitest';

/** One page of the built site. */
export interface BuiltPage {
  /** Its address: "/areas/boise"; "/404" for 404.html. */
  path: string;
  html: string;
  $: CheerioAPI;
}

/** Reads every page of a built site; the editor is none of them. */
export function readPages(site: string): Map<string, BuiltPage> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith(`admin${sep}`))
    .sort();
  return new Map(
    files.map((file) => {
      const path = pathOf(relative('.', file));
      return [path, pageOf(path, readFileSync(join(site, file), 'utf8'))];
    }),
  );
}

/** A page with this text. It is parsed when somebody looks into it. */
export function pageOf(path: string, html: string): BuiltPage {
  let parsed: CheerioAPI | undefined;
  return {
    path,
    html,
    get $() {
      parsed ??= parsePage(html);
      return parsed;
    },
  };
}

function parsePage(html: string): CheerioAPI {
  const $ = load(html);
  // What stands in a template is not on the page yet.
  $('template').remove();
  return $;
}

let frozen: Map<string, BuiltPage> | undefined;

/** The pages of the frozen content, which all tests of a worker share: to be read, never changed. */
export function frozenPages(): ReadonlyMap<string, BuiltPage> {
  frozen ??= readPages(inject('site'));
  return frozen;
}

function pathOf(file: string): string {
  const path = `/${file
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`;
  return path === '/index' ? '/' : path;
}

/** The page at an address. Throws when the site has none. */
export function pageAt(pages: ReadonlyMap<string, BuiltPage>, path: string): CheerioAPI {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`The site has no page ${path}.`);
  return page.$;
}

/** The texts of all elements that a selector finds, with single spaces. */
export function texts($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => clean($(element).text()));
}

/** The hrefs of all links that a selector finds. */
export function hrefs($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr('href') ?? '');
}

export function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The section of a page under a heading, as one text. */
export function sectionText($: CheerioAPI, heading: string): string {
  const found = $('h2, h3').filter((_, element) => clean($(element).text()) === heading);
  if (found.length !== 1) throw new Error(`${found.length} headings "${heading}"`);
  return clean(found.parent().text());
}

/** The nodes of a page's JSON-LD. */
export function graph($: CheerioAPI): Record<string, unknown>[] {
  const parsed = JSON.parse($('script[type="application/ld+json"]').text());
  return parsed['@graph'];
}

/** The node of a type in a page's JSON-LD. Throws when there is not exactly one. */
export function graphNode($: CheerioAPI, type: string): Record<string, unknown> {
  const found = graph($).filter((node) => node['@type'] === type);
  if (found.length !== 1 || found[0] === undefined)
    throw new Error(`${found.length} ${type} nodes`);
  return found[0];
}
