import type { RawFile } from '../../scripts/content/read.ts';

/** Of the frozen content: the cities that the business names, which is enough for most tests. */
export const SIX_CITIES = ['boise', 'meridian', 'nampa', 'caldwell', 'eagle', 'kuna'];

/** A list of neighbors that has lost its last. */
const EMPTY_LIST = /^nearbyLocations:\n(?! *- )/m;

/**
 * A small content that still holds together: only some cities, with their attractions, and nothing
 * that names the others. Files that name no other city stay as they are, line by line.
 */
export function keepCities(files: readonly RawFile[], keep: readonly string[]): RawFile[] {
  const slugs = files.flatMap(({ path }) => /^cities\/(.+)\.md$/.exec(path)?.[1] ?? []);
  const dropped = slugs.filter((slug) => !keep.includes(slug));
  const missing = keep.filter((slug) => !slugs.includes(slug));
  if (missing.length > 0) throw new Error(`There is no city ${missing.join(', ')}.`);
  const gone = new Set(
    dropped.flatMap((slug) => [`cities/${slug}.md`, `attractions/${slug}.yaml`]),
  );
  const entry = new RegExp(`^ *- (${dropped.join('|')})\\n`, 'gm');
  return files
    .filter(({ path }) => !gone.has(path))
    .map((file) => ({ ...file, text: file.text.replace(entry, '').replace(EMPTY_LIST, '') }));
}
