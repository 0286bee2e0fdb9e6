import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One page of each kind of a built site, whatever its content. */
export function pageKindsOf(folder: string): string[] {
  const first = (kind: string) => {
    const page = readdirSync(join(folder, kind), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map(({ name }) => `/${kind}/${name.slice(0, -'.html'.length)}`)
      .toSorted()[0];
    return page === undefined ? [] : [page];
  };
  return [
    ...['/', '/services', ...first('services'), '/locations', '/areas', ...first('areas')],
    ...['/places', ...first('places'), '/contact', '/privacy-policy'],
  ];
}
