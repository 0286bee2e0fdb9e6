import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from '../support/run-here.ts';
import { writeFiles } from '../support/write-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changes-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a small site; a page is its title and its words, a redirect where it leads. */
async function site(pages: Record<string, [title: string, words: string] | string>) {
  const files = Object.entries({ '/index': ['Home', ''], '/404': ['Not found', ''], ...pages }).map(
    ([path, page]) => ({
      path: `${path.slice(1)}.html`,
      text:
        typeof page === 'string'
          ? `<title>Moved to ${page}</title><meta http-equiv="refresh" content="0;url=${page}">`
          : `<title>${page[0]} | Us</title><main><style>p{}</style><p>${page[1]}</p></main>`,
    }),
  );
  const out = await mkdtemp(join(folder, 'site-'));
  await writeFiles(out, files);
  return out;
}

const changes = (before: string, after: string) =>
  runHere('changes', '--against', before, '--out', after);

it('tells of new, moved and changed pages by their titles', async () => {
  const before = await site({ '/a': ['A', 'At 8.'], '/b': ['B', ''], '/c': ['C', 'Same'] });
  const after = await site({
    '/a': ['A', 'At <b>9</b>.'],
    '/b': '/c',
    '/c': ['C', '<i>Same</i>'],
    '/d': ['D', ''],
  });
  const { code, output } = await changes(before, after);
  expect(output).toBe(`## What will change

Addresses: 0 lost, 1 moved, 1 new, 1 changed, 3 same.

\`\`\`text
moved    /b  Moved to /c
new      /d  D
changed  /a  A
\`\`\`
`);
  expect(code).toBe(0);
});

it('ends with 1 when addresses are lost, with the lines that keep them', async () => {
  const before = await site({
    '/areas': ['Areas', ''],
    '/areas/gone': ['Gone', ''],
    '/areas/renamed': ['The same title', ''],
    '/locations/renamed': ['The same title', ''],
    '/old': '/base/areas',
  });
  const after = await site({
    '/areas': ['Areas', ''],
    '/areas/new': ['The same title', ''],
    '/locations/new': ['The same title', ''],
  });
  const { code, output } = await changes(before, after);
  expect(code).toBe(1);
  expect(output).toContain('lost     /locations/renamed  The same title\n');
  expect(output).toContain(`change the address after "to":

\`\`\`yaml
  - from: /areas/gone
    to: /areas
  - from: /areas/renamed
    to: /areas/new
  - from: /locations/renamed
    to: /areas/new
  - from: /old
    to: /areas
\`\`\`
4 addresses would be lost.`);
});

it.each([
  ['no folder to compare with', []],
  ['a folder that is no site', ['--against', 'content']],
  ['an unknown option', ['--agains', 'dist']],
])('ends with 2 when it is given %s', async (_, args) => {
  expect((await runHere('changes', ...args)).code).toBe(2);
});
