import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { quote } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Site } from '../entries.ts';

/** Every name that a city or attraction of a content folder ever had; none where Git knows nothing. */
export async function recordedNames(folder: string): Promise<ReadonlySet<string>> {
  const log = ['log', '--format=', '--patch', '--unified=0', '--no-renames'];
  const options = { maxBuffer: 256 * 1024 * 1024 };
  const git = promisify(execFile)(
    'git',
    ['-C', folder, ...log, '--', 'cities', 'attractions'],
    options,
  );
  // No Git, or no repository.
  const { stdout } = await git.catch(() => ({ stdout: '' }));
  const names = stdout.matchAll(/^\+\s*(?:- )?name: (['"]?)(.+?)\1\s*$/gm);
  return new Set(Array.from(names, ([, , name = '']) => name.replaceAll("''", "'")));
}

/** Warns of cities and attractions that were deleted or renamed, and still stand in a text. */
export function checkFormerNames(
  { sorted, known }: Site,
  recorded: ReadonlySet<string>,
): Diagnostic[] {
  // In a file that cannot be read names may stand that are not gone.
  if (sorted.some(({ source }) => source.data === undefined)) return [];
  const current = sorted
    .filter(({ kind }) => kind === 'city' || kind === 'attractions')
    .flatMap(({ source }) => source.texts.filter(({ path }) => path.at(-1) === 'name'))
    .map(({ text }) => text);
  // The longest first: "Eagle Island State Park" is no word of Eagle.
  const names = [...new Set([...recorded, ...current])].toSorted((a, b) => b.length - a.length);
  const former = new Set(names.filter((name) => !current.includes(name)));
  if (former.size === 0) return [];
  const words = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'gu');
  return sorted.flatMap(({ kind, slug, source }) => {
    // Clients come from where they come from; a file without its city is told as a whole.
    const isOrphan = kind === 'attractions' && !known('city').has(slug);
    if (kind === 'testimonials' || isOrphan) return [];
    return source.texts.flatMap(({ text, path, kind: part, diagnostic }) => {
      if (part === 'name' || path.at(-1) === 'address' || /^https:/.test(text)) return [];
      return [...text.matchAll(pattern)].flatMap(({ 0: name, index }) => {
        const message = `${quote(name)} was deleted or renamed. Rewrite this if it isn't true any more. "npm run changes" lists the addresses that are lost.`;
        const at = { index, length: name.length };
        return former.has(name) ? [diagnostic(message, 'warning', at)] : [];
      });
    });
  });
}
