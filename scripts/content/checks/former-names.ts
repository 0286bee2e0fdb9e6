import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { quote } from '../diagnostic.ts';
import type { Site } from '../entries.ts';
import type { TextRule } from './words.ts';

export type RecordedNames = Awaited<ReturnType<typeof recordedNames>>;

/** How long editors are told of a name that is gone. What still has it then was meant. Unit: days. */
const TOLD_FOR = 30;

/**
 * The names of cities, attractions, services and the business, and the cities of the office, that were
 * taken out of a content folder lately; some of them may be back. None where Git knows nothing.
 */
export async function recordedNames(folder: string) {
  const files = ['cities', 'attractions', 'services', 'business.yaml'];
  const patchOf = async (...command: string[]) => {
    // Whatever somebody's own settings make of it: colors, or another program that compares files.
    const plain = ['--no-color', '--no-ext-diff', '--unified=0', '--no-renames'];
    const args = ['-C', folder, ...command, ...plain, '--', ...files];
    const git = promisify(execFile)('git', args, { maxBuffer: 2 ** 28 });
    // No Git, or no repository.
    return (await git.catch(() => ({ stdout: '' }))).stdout;
  };
  const committed = await patchOf('log', '--patch', '--format=', `--since=${TOLD_FOR}.days`);
  const patch = `${committed}\n${await patchOf('diff', 'HEAD')}`;
  const removed = (fields: string) => {
    const line = new RegExp(`^- *(?:- )?(?:${fields}): (['"]?)(.+?)\\1\\s*$`, 'gm');
    const values = patch.matchAll(line);
    return new Set(Array.from(values, ([, , value = '']) => value.replaceAll("''", "'")));
  };
  return { names: removed('name|title'), offices: removed('city') };
}

/** The cities that the office was in, as far as is known where it is now. */
export function formerOffices({ entries }: Site, { offices }: RecordedNames): string[] {
  const office = entries.business.get('business')?.fields.address.city;
  return office === undefined ? [] : [...offices].filter((name) => name !== office);
}

/** A name at the start of a sentence, and within one: "Mobile notary" and "mobile notary". */
const inSentences = (name: string) =>
  name.includes(' ') ? [name, name.charAt(0).toLowerCase() + name.slice(1)] : [name];

const BASE = String.raw`\b(?:our (?:home )?(?:base|office)|based (?:in|at|near))\b`;

/**
 * Looks in each file for names that were deleted or changed, and for sentences by which the office is
 * still in the city that it has moved from.
 */
export function formerNames(
  site: Site,
  recorded: RecordedNames,
): (file: Site['sorted'][number]) => TextRule[] {
  const { sorted, entries } = site;
  // In a file that cannot be read names may stand that are not gone.
  if (sorted.some(({ source }) => source.data === undefined)) return () => [];
  const current = sorted
    .filter(({ kind }) => ['city', 'attractions', 'service', 'business'].includes(kind))
    .flatMap(({ source }) => source.texts)
    .flatMap(({ text, path }) =>
      /^(name|title)$/.test(`${path.at(-1)}`) ? inSentences(text) : [],
    );
  const known = new Set(current.map((name) => name.toLowerCase()));
  const names = [...recorded.names].flatMap(inSentences);
  const gone = names.filter((name) => !known.has(name.toLowerCase()));
  const left = formerOffices(site, recorded);
  if (gone.length + left.length === 0) return () => [];
  const goneMessage = (name: string) =>
    gone.includes(name) &&
    `${quote(name)} was deleted or renamed. Rewrite this, unless it is still true: this warning ends ${TOLD_FOR} days after the change. "npm run changes" lists the addresses that are lost.`;
  const leftMessage = (name: string) =>
    left.includes(name) &&
    `the office isn't in ${quote(name)} any more. Rewrite this, with {{business.city}} where the office is meant.`;
  // The longest first: "Eagle Island State Park" is no word of Eagle.
  const words = [...new Set([...gone, ...left, ...current])]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const name = String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`;
  // In one sentence with the base, or as where we are or come from.
  const isBase = `${name}(?:(?<=${BASE}[^.!?]*)|(?=[^.!?]*${BASE}))`;
  const isOurs = String.raw`(?<=\b(?:we|us|our)\b[^.!?]* from |\bwe(?: are|['’]re) in )${name}`;
  const ofGone = { pattern: new RegExp(name, 'gu'), message: goneMessage };
  const ofLeft = { pattern: new RegExp(`${isBase}|${isOurs}`, 'giu'), message: leftMessage };
  return (file) => {
    // Clients come from where they come from; a file without its city is told as a whole.
    const isOrphan = file.kind === 'attractions' && !entries.city.has(file.slug);
    if (file.kind === 'testimonials' || isOrphan) return [];
    const own = file.kind === 'city' ? entries.city.get(file.slug)?.fields.name : undefined;
    // The city itself needs no name to say that the base is there.
    const ofOwn = { pattern: new RegExp(BASE, 'gi'), message: () => leftMessage(`${own}`) };
    return [ofGone, left.includes(`${own}`) ? ofOwn : ofLeft];
  };
}
