import { isMap, isNode, isSeq, parseDocument, stringify } from 'yaml';
import { nearest } from '../../model/nearest.ts';
import { reservedSlug } from '../../model/reserved.ts';
import { isSlug, slugify } from '../../model/slug.ts';
import { UsageError } from '../cli/command.ts';
import { readFrontMatter } from '../content/parse/front-matter.ts';
import { BLANK } from '../content/parse/text-checks.ts';
import type { RawFile } from '../content/read.ts';

/** A marked blank with what it asks for. */
export const blank = (wanted: string): string => `${BLANK}: ${wanted}`;

/** Long texts stay on one line, as in all other files. */
const STYLE = { lineWidth: 0 } as const;

export function toYaml(data: unknown): string {
  return stringify(data, STYLE);
}

/** A Markdown file from its fields and its text. */
export function toMarkdown(fields: unknown, body: string): string {
  return `---\n${toYaml(fields)}---\n\n${body}\n`;
}

/** The address of something new. Throws a UsageError when its name leaves none, or it is there already. */
export function newSlug(
  name: string,
  folder: string,
  ending: string,
  files: readonly RawFile[],
): string {
  const slug = slugify(name).replace(/-+/g, '-').replace(/^-|-$/g, '');
  if (!isSlug(slug)) {
    throw new UsageError(`"${name}" makes no file name: use letters and numbers of plain English.`);
  }
  const reserved = reservedSlug(slug);
  if (reserved !== undefined) {
    throw new UsageError(`"${name}" makes no address, because ${reserved}: use a longer name.`);
  }
  const path = `${folder}/${slug}${ending}`;
  if (files.some((file) => file.path === path)) {
    throw new UsageError(
      `content/${path} is there already: open that file, or choose another name.`,
    );
  }
  return slug;
}

/** The file of a folder with a slug that was asked for. Throws a UsageError that names the nearest one. */
export function existing(
  folder: string,
  slug: string | undefined,
  option: string,
  files: readonly RawFile[],
): RawFile {
  const found = files.find(({ path }) => path.replace(/\.\w+$/, '') === `${folder}/${slug}`);
  if (found !== undefined) return found;
  const slugs = files
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(({ path }) => path.slice(folder.length + 1).replace(/\.\w+$/, ''));
  if (slug === undefined)
    throw new UsageError(`Say which one with --${option}, for example --${option} ${slugs[0]}.`);
  const guess = nearest(slug, slugs);
  throw new UsageError(
    `There is no content/${folder}/${slug}.${guess ? ` Did you mean "${guess}"?` : ''}`,
  );
}

/** The next free place in an order: one more than the highest of a folder's files. */
export function nextOrder(folder: string, files: readonly RawFile[]): number {
  const orders = files
    .filter(({ path }) => path.startsWith(`${folder}/`) && path.endsWith('.md'))
    .map(({ text }) => readFrontMatter(text).yaml.data)
    .map((data) =>
      typeof data === 'object' && data !== null && 'order' in data ? Number(data.order) : 0,
    );
  return Math.max(0, ...orders) + 1;
}

/** Adds an entry to a list in a YAML file; comments and everything else stay. */
export function withEntry(file: RawFile, list: string, entry: unknown): RawFile {
  const document = parseDocument(file.text);
  const found = document.get(list);
  if (document.errors.length > 0 || !isSeq(found)) {
    throw new UsageError(`content/${file.path} has no list "${list}": run npm run check first.`);
  }
  // An empty list stands as []; entries have lines of their own.
  found.flow = false;
  const added = document.createNode(entry);
  // Entries keep the line between them.
  const last = found.items.at(-1);
  added.spaceBefore = isNode(last) && last.spaceBefore === true;
  found.add(added);
  return { path: file.path, text: document.toString(STYLE) };
}

/** Puts an entry in the place of the first one of a list that `replaceable` picks, if any. */
export function withEntryReplaced(
  file: RawFile,
  list: string,
  replaceable: (entry: unknown) => boolean,
  entry: unknown,
): RawFile | undefined {
  const document = parseDocument(file.text);
  const found = document.get(list);
  if (!isSeq(found)) return undefined;
  const index = found.items.findIndex((item) => isMap(item) && replaceable(item.toJSON()));
  if (index < 0) return undefined;
  found.set(index, document.createNode(entry));
  return { path: file.path, text: document.toString(STYLE) };
}
