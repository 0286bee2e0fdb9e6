import { inject } from 'vitest';
import { createSite, type Site } from '../../model/site.ts';
import { loadContent } from '../../scripts/content/index.ts';
import { readSettings } from '../../scripts/settings.ts';
import { contentOf } from './content.ts';
import { FROZEN_CONTENT } from './frozen-content.ts';
import { type BuiltPage, frozenPages, readPages } from './pages.ts';

/** A built site, and the content that it was built from. */
export interface BuiltSite {
  folder: string;
  site: Site;
  /** Every page by its path, "/404" included; redirects are none. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** The pages that lead on to another, by their path. */
  redirects: ReadonlyMap<string, BuiltPage>;
  /** What all files of the content hold. */
  words: string;
}

/**
 * What is wrong with a built site, a line for each fault; every expectation comes from its content,
 * so that any valid content can be held to it.
 */
export type Rule = (built: BuiltSite) => string[] | Promise<string[]>;

/** Reads a built site and its content. Throws when the content has errors. */
export async function readBuiltSite(
  content: string,
  folder: string,
  cards: boolean,
  files: ReadonlyMap<string, BuiltPage> = readPages(folder),
): Promise<BuiltSite> {
  const settings = readSettings(process.env, { base: '', cards });
  const loaded = await loadContent(content, settings);
  const site = createSite(contentOf(loaded));
  const all = [...files];
  const moved = new Set(site.redirects.map(({ from }) => from));
  return {
    folder,
    site,
    pages: new Map(all.filter(([path]) => !moved.has(path))),
    redirects: new Map(all.filter(([path]) => moved.has(path))),
    words: [...loaded.texts.values()].join('\n'),
  };
}

let frozen: Promise<BuiltSite> | undefined;

/** The site of the frozen content, which all tests of a worker share. */
export function frozenSite(): Promise<BuiltSite> {
  frozen ??= readBuiltSite(FROZEN_CONTENT, inject('site'), true, frozenPages());
  return frozen;
}

/** Collects faults: a line wherever what is there is not what the content asks for. */
export class Faults {
  readonly lines: string[] = [];

  /** Compares two values as JSON. */
  same(where: string, found: unknown, expected: unknown): void {
    const [shown, wanted] = [JSON.stringify(found), JSON.stringify(expected)];
    if (shown !== wanted) this.lines.push(`${where}: ${shown} instead of ${wanted}`);
  }

  unless(fine: boolean, line: string): void {
    if (!fine) this.lines.push(line);
  }
}
