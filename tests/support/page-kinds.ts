import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One page of each kind of a built site, whatever its content. */
export function pageKindsOf(folder: string): string[] {
  const first = (kind: string) => {
    const pages = readdirSync(join(folder, kind)).filter((name) => name.endsWith('.html'));
    return pages
      .toSorted()
      .slice(0, 1)
      .map((name) => `/${kind}/${name.replace('.html', '')}`);
  };
  return [
    ...['/', '/services', ...first('services'), '/questions'],
    ...['/locations', '/areas', ...first('areas')],
    ...['/places', ...first('places'), '/contact', '/privacy-policy'],
  ];
}
