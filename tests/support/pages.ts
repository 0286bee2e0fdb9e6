import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

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
      const html = readFileSync(join(site, file), 'utf8');
      const path = pathOf(relative('.', file));
      const $ = load(html);
      // What stands in a template is not on the page yet.
      $('template').remove();
      return [path, { path, html, $ }];
    }),
  );
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
