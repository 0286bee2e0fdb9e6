import { dirname, join } from 'node:path/posix';
import styles from '../styles/index.css?inline';
import { pruneCss } from './prune-css.ts';

/*
 * A page carries the rules for the classes that its kind can have: those that are named anywhere in
 * the files that render it. So there is no list of style sheets to keep, and the style depends on no
 * content (docs/decisions.md).
 */

/** The text of every file that has markup, by its path. */
const SOURCES = import.meta.glob<string>(
  ['/{components,islands,pages}/**/*.tsx', '!**/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** What stands around every page. */
const LAYOUT = '/components/layout/Layout.tsx';

/** Classes of Markdown (scripts/content/parse/markdown-table.ts), by the file that shows it. */
const BROUGHT: Readonly<Record<string, readonly string[]>> = {
  '/components/prose/Prose.tsx': ['table', 'center', 'right'],
};

const kinds = new Map<string, string>();

/**
 * The style sheet of a kind of page.
 * @param pageId the folder of its page, as vike names it: "/pages/areas/@city"
 */
export function kindStyle(pageId: string): string {
  const known = kinds.get(pageId);
  if (known !== undefined) return known;
  const words = new Set<string>();
  for (const file of sourcesOf([LAYOUT, `${pageId}/+Page.server.tsx`])) {
    for (const [word] of sourceAt(file).matchAll(/[\w-]+/g)) words.add(word);
    for (const word of BROUGHT[file] ?? []) words.add(word);
  }
  // In development the sheet has comments.
  const style = pruneCss(withoutComments(styles), (name) => isNamed(name, words));
  kinds.set(pageId, style);
  return style;
}

/** These files, and all that they render. */
function sourcesOf(files: readonly string[]): Set<string> {
  const found = new Set(files);
  // What is added to a set while it is walked through comes later.
  for (const file of found) {
    const text = sourceAt(file);
    for (const [, name = ''] of text.matchAll(/ from '(\.[^']*\.tsx)'/g)) {
      found.add(join(dirname(file), name));
    }
    for (const [, name = ''] of text.matchAll(/<Island\s+name="(\w+)"/g)) {
      found.add(islandFile(name));
    }
  }
  return found;
}

function islandFile(name: string): string {
  const file = Object.keys(SOURCES).find((path) =>
    new RegExp(`^/islands/[\\w-]+/${name}\\.tsx$`).test(path),
  );
  if (file === undefined) throw new Error(`islands/ has no file ${name}.tsx.`);
  return file;
}

function sourceAt(file: string): string {
  const text = SOURCES[file];
  if (text === undefined) throw new Error(`No markup is known of ${file}.`);
  return withoutComments(text);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '');
}

/** Whether a class is named, whole or by the start that a text such as `hero-${size}` gives it. */
function isNamed(name: string, words: ReadonlySet<string>): boolean {
  const starts = [...name.matchAll(/-/g)].map(({ index }) => name.slice(0, index + 1));
  return [name, ...starts].some((start) => words.has(start));
}
