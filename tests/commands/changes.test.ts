import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runHere } from '../support/commands.ts';
import { scratchFolder, writeFiles } from '../support/files.ts';

const folder = scratchFolder();

/** Writes a small site; a page is its title and its words, a redirect where it leads. */
function site(pages: Record<string, [title: string, words: string] | string>): string {
  const all = { '/index': ['Home', ''], '/404': ['Not found', ''], ...pages };
  const files = Object.entries(all).map(([path, page]) => ({
    path: `${path}.html`,
    text:
      typeof page === 'string'
        ? `<title>Moved to ${page}</title><meta http-equiv="refresh" content="0;url=${page}">`
        : `<title>${page[0]} | Us</title><main><style>p{}</style><p>${page[1]}</p></main>`,
  }));
  const out = mkdtempSync(join(folder, 'site-'));
  writeFiles(out, files);
  return out;
}

const changes = (before: string, after: string) =>
  runHere('changes', '--against', before, '--out', after);

it('tells of new, moved and changed pages by their titles', async () => {
  const { code, output } = await changes(
    site({ '/a': ['A', 'At 8.'], '/b': ['B', ''], '/c': ['C', 'Same'] }),
    site({ '/a': ['A', 'At <b>9</b>.'], '/b': '/c', '/c': ['C', '<i>Same</i>'], '/d': ['D', ''] }),
  );
  expect(code).toBe(0);
  expect(output).toMatchInlineSnapshot(`
    "## What will change

    Addresses: 0 lost, 1 moved, 1 new, 1 changed, 3 same.

    \`\`\`text
    moved    /b  Moved to /c
    new      /d  D
    changed  /a  A
    \`\`\`
    "
  `);
});

it('ends with 1 when addresses are lost, with the lines that keep them', async () => {
  const { code, output } = await changes(
    site({
      ...{ '/areas': ['Areas', ''], '/areas/cuna': ['Cuna', ''], '/areas/gone': ['Gone', ''] },
      ...{ '/areas/old': ['The same', ''], '/locations/old': ['The same', ''] },
      '/old': '/base/areas',
    }),
    site({
      ...{ '/areas': ['Areas', ''], '/areas/kuna': ['Kuna', ''] },
      ...{ '/areas/new': ['The same', ''], '/locations/new': ['The same', ''] },
    }),
  );
  expect(code).toBe(1);
  expect(output).toMatchInlineSnapshot(`
    "## What will change

    Addresses: 5 lost, 0 moved, 3 new, 0 changed, 3 same.

    \`\`\`text
    lost     /areas/cuna  Cuna
    lost     /areas/gone  Gone
    lost     /areas/old  The same
    lost     /locations/old  The same
    lost     /old  Moved to /base/areas
    new      /areas/kuna  Kuna
    new      /areas/new  The same
    new      /locations/new  The same
    \`\`\`

    Visitors and search engines still have the lost addresses. Paste these lines at the end of content/redirects.yaml; if it says "redirects: []", delete the "[]". Where another page fits better, change the address after "to":

    \`\`\`yaml
      - from: /areas/cuna
        to: /areas
      - from: /areas/gone
        to: /areas
      - from: /areas/old
        to: /areas/new
      - from: /locations/old
        to: /areas/new
      - from: /old
        to: /areas
    \`\`\`
    5 addresses would be lost. Add the lines above to content/redirects.yaml.
    "
  `);
});
