import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { slugify } from '../../model/text.ts';
import { gitOutput } from '../git.ts';
import { REMEMBERED_FOR } from './read-former-names.ts';

/** The pages that a content folder had lately, as the Git history says; some of them may be back. */
export interface FormerPages {
  /** What became of each city's file that is gone, by its slug. */
  cities: FormerSlugs;
  /** What became of each service's file that is gone, by its slug. */
  services: FormerSlugs;
  /** What became of each file of content/pages that is gone, by its slug. */
  pages: FormerSlugs;
  /** The attractions, by their slugs. */
  attractions: ReadonlyMap<string, FormerAttraction>;
}

/** The slug that a file has now, by the one that it had; undefined where it was deleted. */
type FormerSlugs = ReadonlyMap<string, string | undefined>;

/** An attraction that was in a file. */
export interface FormerAttraction {
  /** The slug of its city. */
  city: string;
  /** The official website, by which the place is known under another name. */
  url: string | undefined;
}

export const NO_PAGES: FormerPages = {
  cities: new Map(),
  services: new Map(),
  pages: new Map(),
  attractions: new Map(),
};

/** Whatever somebody's own settings make of a list of files. */
const PLAIN_LIST = ['--no-color', '--no-ext-diff', '--relative', '-z'];

/** Reads from Git which pages a content folder had. None where Git knows nothing. */
export async function readFormerPages(folder: string): Promise<FormerPages> {
  const [cities, services, pages, attractions] = await Promise.all([
    readSlugs(folder, 'cities'),
    readSlugs(folder, 'services'),
    readSlugs(folder, 'pages'),
    readAttractions(folder),
  ]);
  return { cities, services, pages, attractions };
}

/** The files that are gone from a folder, by their slugs. */
async function readSlugs(folder: string, place: string): Promise<FormerSlugs> {
  const list = [...PLAIN_LIST, '--name-status', '--find-renames', '--diff-filter=DR'];
  const since = `--since=${REMEMBERED_FOR}.days`;
  const [committed, uncommitted] = await Promise.all([
    gitOutput(folder, ['log', '--format=', since, ...list, '--', place]),
    uncommittedOutput(folder, ['diff', 'HEAD', ...list, '--', place]),
  ]);

  // "D", a path; "R087", the path before and the one after.
  const gone = new Map<string, string | undefined>();
  const words = `${uncommitted}${committed}`.split('\0').map((word) => word.trim());
  for (const [index, word] of words.entries()) {
    const [, status] = /^([DR])\d*$/.exec(word) ?? [];
    const before = slugIn(words[index + 1]);
    if (status === undefined || before === undefined || gone.has(before)) continue;
    gone.set(before, status === 'R' ? slugIn(words[index + 2]) : undefined);
  }
  return gone;
}

/**
 * What a command prints about a folder where Git knows every new file. To Git a file that was renamed
 * by other means is deleted, and the new one nothing, until somebody adds it.
 */
async function uncommittedOutput(folder: string, args: readonly string[]): Promise<string> {
  const gitPath = (await gitOutput(folder, ['rev-parse', '--git-path', 'index'])).trim();
  const original = resolve(folder, gitPath);
  if (gitPath === '' || !existsSync(original)) return '';

  // A copy: the check changes nothing in the repository of others.
  const temporary = mkdtempSync(join(tmpdir(), 'index-'));
  const index = join(temporary, 'index');
  try {
    copyFileSync(original, index);
    await gitOutput(folder, ['add', '--intent-to-add', '.'], { index });
    return await gitOutput(folder, args, { index });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** "kuna" of "cities/kuna.md" */
function slugIn(path: string | undefined): string | undefined {
  return /([^/]+)\.\w+$/.exec(path ?? '')?.[1];
}

/** Every attraction that was in a file before it was changed. */
async function readAttractions(folder: string): Promise<FormerPages['attractions']> {
  const list = [...PLAIN_LIST, '--name-only', '--no-renames'];
  const since = `--since=${REMEMBERED_FOR}.days`;
  const [committed, uncommitted] = await Promise.all([
    gitOutput(folder, ['log', '--format=commit %H', since, ...list, '--', 'attractions']),
    gitOutput(folder, ['diff', 'HEAD', ...list, '--', 'attractions']),
  ]);

  const versions = versionsIn(`commit HEAD\0${uncommitted}`, '');
  // A commit has changed the file that its parent has.
  versions.push(...versionsIn(committed, '^'));
  const texts = await readVersions(folder, versions);

  const attractions = new Map<string, FormerAttraction>();
  for (const [index, text] of texts.entries()) {
    const city = slugIn(versions[index]) ?? '';
    for (const { slug, url } of attractionsIn(text)) {
      if (!attractions.has(slug)) attractions.set(slug, { city, url });
    }
  }
  return attractions;
}

/**
 * The versions of files that a list of commits names: "1a2b^:./attractions/boise.yaml".
 * @param suffix what leads from a commit to the one that is meant
 */
function versionsIn(list: string, suffix: string): string[] {
  const versions: string[] = [];
  let commit = '';
  for (const word of list.split(/[\0\n]/).filter(Boolean)) {
    if (word.startsWith('commit ')) commit = word.slice('commit '.length);
    else versions.push(`${commit}${suffix}:./${word}`);
  }
  return versions;
}

/** The texts of versions of files, in their order; empty for one that is not there. */
async function readVersions(folder: string, versions: readonly string[]): Promise<string[]> {
  if (versions.length === 0) return [];
  // The check refuses this sign in all content.
  const separator = '\u0001';
  const format = `--batch=${separator}%(objecttype)`;
  const input = versions.map((version) => `${version}\n`).join('');
  const output = await gitOutput(folder, ['cat-file', format], { input });

  // Of a version that is not there Git repeats the name: "1a2b^:./attractions/boise.yaml missing".
  const missing = new Set(versions.map((version) => `${version} missing`));
  const texts: string[][] = [];
  for (const line of output.split('\n')) {
    if (line === `${separator}blob` || missing.has(line)) texts.push([]);
    else texts.at(-1)?.push(line);
  }
  return texts.map((lines) => lines.join('\n'));
}

/** The slugs of the attractions in a text, and their websites; none where it can't be read. */
function attractionsIn(text: string): { slug: string; url: string | undefined }[] {
  const entries = parsedOrNothing(text);
  if (!Array.isArray(entries)) return [];

  return entries.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { name, slug, url }: { name?: unknown; slug?: unknown; url?: unknown } = entry;
    if (typeof name !== 'string') return [];
    return [
      {
        slug: typeof slug === 'string' ? slug : slugify(name),
        url: typeof url === 'string' ? url : undefined,
      },
    ];
  });
}

function parsedOrNothing(text: string): unknown {
  try {
    const fields: unknown = parse(text);
    return typeof fields === 'object' && fields !== null && 'attractions' in fields
      ? fields.attractions
      : undefined;
  } catch {
    return undefined;
  }
}
