import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { quote } from '../diagnostic.ts';
import type { Site } from '../entries.ts';
import type { TextRule } from './words.ts';

/** The names that a content folder held at any time: none where Git knows nothing. */
export interface RecordedNames {
  /** Of cities and attractions. */
  places: ReadonlySet<string>;
  /** Of the cities that the office was in. */
  offices: ReadonlySet<string>;
}

/** What Git knows of the names in a content folder. */
export async function recordedNames(folder: string): Promise<RecordedNames> {
  const recorded = async (field: string, ...paths: string[]) => {
    const log = ['log', '--format=', '--patch', '--unified=0', '--no-renames', '--', ...paths];
    const git = promisify(execFile)('git', ['-C', folder, ...log], { maxBuffer: 2 ** 28 });
    // No Git, or no repository.
    const { stdout } = await git.catch(() => ({ stdout: '' }));
    const values = stdout.matchAll(new RegExp(`^\\+ *(?:- )?${field}: (['"]?)(.+?)\\1\\s*$`, 'gm'));
    return new Set(Array.from(values, ([, , value = '']) => value.replaceAll("''", "'")));
  };
  return {
    places: await recorded('name', 'cities', 'attractions'),
    offices: await recorded('city', 'business.yaml'),
  };
}

const OUR_BASE = /\bour (?:home )?(?:base|office)\b|\b(?:are|we['’]re) based\b/gi;

/**
 * Looks in each file for cities and attractions that were deleted or renamed, and for the city that
 * the office has moved from.
 */
export function formerNames(
  { sorted, entries }: Site,
  { places, offices }: RecordedNames,
): (file: Site['sorted'][number]) => TextRule[] {
  // In a file that cannot be read names may stand that are not gone.
  if (sorted.some(({ source }) => source.data === undefined)) return () => [];
  const ofPlaces = sorted.filter(({ kind }) => kind === 'city' || kind === 'attractions');
  const current = ofPlaces
    .flatMap(({ source }) => source.texts.filter(({ path }) => path.at(-1) === 'name'))
    .map(({ text }) => text);
  const office = entries.business.get('business')?.fields.address.city;
  const said = new Map<string, string>();
  for (const name of offices) {
    const message = `the office isn't in ${quote(name)} any more. Rewrite this, with {{business.city}} where the office is meant.`;
    if (name !== office) said.set(name, message);
  }
  for (const name of places) {
    const message = `${quote(name)} was deleted or renamed. Rewrite this if it isn't true any more. "npm run changes" lists the addresses that are lost.`;
    if (!current.includes(name)) said.set(name, message);
  }
  if (said.size === 0) return () => [];
  // The longest first: "Eagle Island State Park" is no word of Eagle.
  const names = [...new Set([...said.keys(), ...current])].toSorted((a, b) => b.length - a.length);
  const words = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'gu');
  return (file) => {
    const own = ofPlaces.includes(file) ? entries.city.get(file.slug)?.fields.name : undefined;
    // Clients come from where they come from; a file without its city is told as a whole.
    const isOrphan = file.kind === 'attractions' && own === undefined;
    if (file.kind === 'testimonials' || isOrphan) return [];
    const elsewhere = {
      pattern,
      message: (name: string) => (name === own ? undefined : said.get(name)),
    };
    // The former city of the office may be named there, but not as the base.
    return [elsewhere, { pattern: OUR_BASE, message: () => own && said.get(own) }];
  };
}
