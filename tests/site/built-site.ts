import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import type { Content } from '../../model/content.ts';
import { createSite } from '../../model/site.ts';
import { type SitePage, sitePages } from '../../model/site-pages.ts';
import {
  type CheckResult,
  checkContent,
  readContentFolder,
  readPublicFolder,
} from '../../scripts/content/index.ts';
import { readSettings } from '../../scripts/settings.ts';
import { contentOf } from '../support/content.ts';

/** One page of a built site. */
export interface BuiltPage {
  /** The address of the page: "/areas/boise"; "/404" for 404.html. */
  path: string;
  html: string;
  /** The page as it stands at the top of a domain, and without what is in templates. */
  $: CheerioAPI;
}

/** A built site, and the content that it was built from. */
export interface BuiltSite {
  folder: string;
  /** Where it is served, with the path below which it stands; undefined where its pages are in memory alone. */
  url?: string | undefined;
  /** The typed content, which the check has found right. */
  content: Content;
  /** What the check says of the content: for each file with a warning, its warnings. */
  warnings: ReadonlyMap<string, readonly string[]>;
  /** The files of the content as they were written, by their names: "content/business.yaml". */
  texts: ReadonlyMap<string, string>;
  /** Every page by its path, "/404" included; redirects are none. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** The pages that the site should have, by their paths; Page Not Found has no address. */
  sitePages: ReadonlyMap<string, SitePage>;
  /** The pages that lead on to another, by their path. */
  redirects: ReadonlyMap<string, BuiltPage>;
  /** What is served as it is: its folder, and the addresses of its files. */
  publicFolder: string;
  publicFiles: readonly string[];
}

/**
 * Something that holds for a built site. A rule takes its expectations from the content of the site, so
 * that any valid content can be held to it.
 */
export type Rule = (built: BuiltSite, faults: Faults) => void | Promise<void>;

/** A rule that looks at each page by itself. */
export function everyPage(
  rule: (page: BuiltPage, faults: Faults, built: BuiltSite) => void | Promise<void>,
): Rule {
  return async (built, faults) => {
    for (const page of built.pages.values()) await rule(page, faults.on(page.path), built);
  };
}

/** Collects what is wrong with a site, a line for each fault. */
export class Faults {
  readonly lines: string[];
  readonly #page: string;

  constructor(lines: string[] = [], page = '') {
    this.lines = lines;
    this.#page = page;
  }

  /** A collection whose lines join this one, each with the path of a page before it. */
  on(path: string): Faults {
    return new Faults(this.lines, `${path} `);
  }

  /** Notes a fault where two values differ as JSON. */
  same(what: string, found: unknown, expected: unknown): void {
    const foundText = JSON.stringify(found);
    const expectedText = JSON.stringify(expected);
    this.unless(foundText === expectedText, `${what}: ${foundText} instead of ${expectedText}`);
  }

  /** Notes a fault where a condition does not hold. */
  unless(condition: boolean | undefined, line: string): void {
    if (!condition) this.lines.push(this.#page + line);
  }
}

/** Reads a site that was built below a base ("/site"), and its content. Throws when that has errors. */
export async function readBuiltSite(
  contentFolder: string,
  publicFolder: string,
  folder: string,
  base = '',
): Promise<BuiltSite> {
  const settings = readSettings({ ...process.env, SITE_BASE: base });
  const publicFiles = readPublicFolder(publicFolder);
  const checked = checkContent(await readContentFolder(contentFolder), settings, { publicFiles });
  const content = contentOf(checked);
  const moved = new Set(content.redirects.map(({ from }) => from));
  const pages = new Map<string, BuiltPage>();
  const redirects = new Map<string, BuiltPage>();

  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const address = `/${file.split(sep).join('/')}`;
    const isPage = address.endsWith('.html') && !address.startsWith('/admin/');
    // A file of public/ is no page of ours, whatever it holds.
    if (!isPage || publicFiles.includes(address)) continue;
    const name = address.slice(0, -'.html'.length);
    const path = name === '/index' ? '/' : name;
    const page = pageOf(path, readFileSync(join(folder, file), 'utf8'), base);
    (moved.has(path) ? redirects : pages).set(path, page);
  }
  const { texts } = checked;
  const warnings = warningsByFile(checked);
  const sitePages = sitePagesOf(content);
  return {
    folder,
    content,
    warnings,
    texts,
    pages,
    sitePages,
    redirects,
    publicFolder,
    publicFiles,
  };
}

function sitePagesOf(content: Content): ReadonlyMap<string, SitePage> {
  return new Map(sitePages(createSite(content)).map((page) => [page.path, page]));
}

function warningsByFile({ diagnostics }: CheckResult): ReadonlyMap<string, readonly string[]> {
  const files = new Set(diagnostics.map(({ file }) => file));
  return new Map(
    [...files].map((file) => {
      const ofFile = diagnostics.filter((diagnostic) => diagnostic.file === file);
      return [file, ofFile.map(({ message }) => message)];
    }),
  );
}

/** A page with this text. */
export function pageOf(path: string, html: string, base = ''): BuiltPage {
  const $ = load(html.replaceAll(`"${base}/`, '"/'));
  $('template').remove();
  return { path, html, $ };
}

/** The page at an address. Throws when the site has none. */
export function pageAt({ pages }: Pick<BuiltSite, 'pages'>, path: string): CheerioAPI {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`The site has no page ${path}.`);
  return page.$;
}

/** Whether an editor has typed these characters in some file of the content. */
export function isTyped({ texts }: Pick<BuiltSite, 'texts'>, characters: string): boolean {
  return [...texts.values()].some((text) => text.includes(characters));
}

/** A text with single spaces. */
export function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The texts of all elements that a selector finds, with single spaces; where an attribute is named after
 * the selector ("a@href"), the values of that.
 */
export function valuesOf($: CheerioAPI, place: string): string[] {
  const [selector = '', attribute] = place.split('@');
  return [...$(selector)].map((element) => {
    const value = attribute === undefined ? $(element).text() : $(element).attr(attribute);
    return clean(value ?? '');
  });
}
