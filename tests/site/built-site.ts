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

export interface BuiltPage {
  /** "/areas/boise"; "/404" for 404.html. */
  path: string;
  html: string;
  /** The page without the base path and the contents of templates. */
  $: CheerioAPI;
}

export interface BuiltSite {
  folder: string;
  /** Where it's served, including the base path; undefined for pages in memory. */
  url?: string | undefined;
  content: Content;
  /** The check's warnings by file. */
  warnings: ReadonlyMap<string, readonly string[]>;
  /** Content files as written, by name: "content/business.yaml". */
  texts: ReadonlyMap<string, string>;
  /** Every page by path, including "/404" but no redirects. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** The pages that the site should have, by path; without Page Not Found. */
  sitePages: ReadonlyMap<string, SitePage>;
  /** Redirects by path. */
  redirects: ReadonlyMap<string, BuiltPage>;
  /** The folder of files that are served as is, and their addresses. */
  publicFolder: string;
  publicFiles: readonly string[];
}

/**
 * A rule for built sites. It takes its expectations from the site's content, so it works for any valid
 * content.
 */
export type Rule = (built: BuiltSite, faults: Faults) => void | Promise<void>;

/** Makes a rule from a check of single pages. */
export function everyPage(
  rule: (page: BuiltPage, faults: Faults, built: BuiltSite) => void | Promise<void>,
): Rule {
  return async (built, faults) => {
    for (const page of built.pages.values()) await rule(page, faults.on(page.path), built);
  };
}

export class Faults {
  readonly lines: string[];
  readonly #page: string;

  constructor(lines: string[] = [], page = '') {
    this.lines = lines;
    this.#page = page;
  }

  /** Returns a collection that adds to this one, with a page's path before each line. */
  on(path: string): Faults {
    return new Faults(this.lines, `${path} `);
  }

  /** Adds a fault if two values differ as JSON. */
  same(what: string, found: unknown, expected: unknown): void {
    const foundText = JSON.stringify(found);
    const expectedText = JSON.stringify(expected);
    this.unless(foundText === expectedText, `${what}: ${foundText} instead of ${expectedText}`);
  }

  /** Adds a fault unless a condition is true. */
  unless(condition: boolean | undefined, line: string): void {
    if (!condition) this.lines.push(this.#page + line);
  }
}

/**
 * Reads a site that was built with these settings, and its content. Throws if the content has errors.
 */
export async function readBuiltSite(
  contentFolder: string,
  publicFolder: string,
  folder: string,
  settings = readSettings({}),
): Promise<BuiltSite> {
  const { base } = settings;
  const served = readPublicFolder(publicFolder);
  const { publicFiles } = served;
  const checked = checkContent(await readContentFolder(contentFolder), settings, served);
  const content = contentOf(checked);
  const moved = new Set(content.redirects.map(({ from }) => from));
  const pages = new Map<string, BuiltPage>();
  const redirects = new Map<string, BuiltPage>();

  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const address = `/${file.split(sep).join('/')}`;
    const isPage = address.endsWith('.html') && !address.startsWith('/admin/');
    // Files from public/ aren't pages, whatever they contain.
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

export function pageOf(path: string, html: string, base = ''): BuiltPage {
  const $ = load(html.replaceAll(`"${base}/`, '"/'));
  $('template').remove();
  return { path, html, $ };
}

/** Throws if the site doesn't have the page. */
export function pageAt({ pages }: Pick<BuiltSite, 'pages'>, path: string): CheerioAPI {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`The site has no page ${path}.`);
  return page.$;
}

/** Whether some content file contains these characters. */
export function isTyped({ texts }: Pick<BuiltSite, 'texts'>, characters: string): boolean {
  return [...texts.values()].some((text) => text.includes(characters));
}

/** Collapses whitespace. */
export function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The texts of all elements that match a selector, with whitespace collapsed. With an attribute after
 * the selector ("a@href"), the attribute's values.
 */
export function valuesOf($: CheerioAPI, place: string): string[] {
  const [selector = '', attribute] = place.split('@');
  return [...$(selector)].map((element) => {
    const value = attribute === undefined ? $(element).text() : $(element).attr(attribute);
    return clean(value ?? '');
  });
}
