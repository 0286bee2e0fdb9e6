import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The first page of a kind, in a list; an empty one where there is none. */
function firstOf(folder: string, kind: string): string[] {
  const page = readdirSync(join(folder, kind), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ name }) => `/${kind}/${name.slice(0, -'.html'.length)}`)
    .toSorted()[0];
  return page === undefined ? [] : [page];
}

/** One page of each kind of a built site, whatever its content. */
export function pageKindsOf(folder: string): string[] {
  const first = (kind: string) => firstOf(folder, kind);
  return [
    ...['/', '/services', ...first('services'), '/locations', '/areas', ...first('areas')],
    ...['/places', ...first('places'), '/contact', '/privacy-policy'],
  ];
}
