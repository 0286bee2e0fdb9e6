import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { siteFolder } from '../../scripts/settings.ts';
import { runHere } from '../support/commands.ts';
import { scratchFolder, writeTestFiles } from '../support/files.ts';

const folder = scratchFolder();

/** A page's title and words and, for a second address, the first one's path. */
type TestPage = readonly [title: string, words: string, first?: string];

/** Writes a small built site; a string is the target of a redirect. */
function site(pages: Record<string, TestPage | string>): string {
  const all = { '/index': ['Home', ''], '/404': ['Not found', ''], ...pages };
  const files = Object.entries(all).map(([path, page]) => ({
    path: `${path}.html`,
    text:
      typeof page === 'string'
        ? `<title>Moved to ${page}</title><meta http-equiv="refresh" content="0; url=${page}">`
        : `<title>${page[0]} | Us</title>${canonicalLink(page[2] ?? path)}<main><style>p{}</style><p>${page[1]}</p></main>`,
  }));
  const out = mkdtempSync(join(folder, 'site-'));
  writeTestFiles(siteFolder(out), files);
  return out;
}

const canonicalLink = (path: string) =>
  path === '/404' ? '' : `<link rel="canonical" href="https://us.example/base${path}">`;

const changes = (before: string, after: string) => {
  vi.stubEnv('OUT_DIR', after);
  return runHere('changes', '--against', siteFolder(before));
};

afterEach(() => vi.unstubAllEnvs());

it('reports new, moved and changed pages by title', async () => {
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
    changed  /a  A  now "At 9."  gone "At 8."
    \`\`\`
    "
  `);
});

it('reports a change on many pages once', async () => {
  const pages = (phone: string) => {
    const call = `Call us.</p><p>${phone}`;
    const other: TestPage = ['D', `${call}, ${phone}`];
    return site({ '/a': ['A', call], '/b': ['B', call], '/c': ['C', call], '/d': other });
  };
  const { output } = await changes(pages('1'), pages('2'));
  expect(output).toContain(`\`\`\`text
3 pages  now "2"
3 pages  gone "1"
changed  /d  D  now "2, 2"  gone "1, 1"
\`\`\``);
});

it('exits with 1 if addresses are lost, and prints the lines that keep them', async () => {
  const lost = { '/areas/gone': ['Gone', ''], '/areas/old': ['The same', ''] } as const;
  const { code, output } = await changes(
    site({ '/areas': ['Areas', ''], ...lost, '/old': '/base/areas' }),
    site({
      '/areas': ['Areas', ''],
      '/a/second': ['The same', '', '/areas/new'],
      '/areas/new': ['The same', ''],
    }),
  );
  expect(code).toBe(1);
  expect(output).toContain('Addresses: 3 lost, 0 moved, 2 new, 0 changed, 3 same.');
  expect(output).toContain(`\`\`\`yaml
  - from: /areas/gone
    to: /areas
  - from: /areas/old
    to: /areas/new
  - from: /old
    to: /areas
\`\`\`
3 addresses would be lost.`);
});

it("ignores site verification files and all files that aren't pages", async () => {
  const [before, after] = [site({}), site({})];
  const proof = { path: 'google1.html', text: 'google-site-verification: google1.html' };
  const flyer = { path: 'flyer.html', text: '<title>Flyer</title><p>Hello</p>' };
  writeTestFiles(siteFolder(before), [proof]);
  writeTestFiles(siteFolder(after), [{ ...proof, path: 'google2.html' }, flyer]);
  const { code, output } = await changes(before, after);
  expect(code).toBe(0);
  expect(output).toContain('Addresses: 0 lost, 0 moved, 1 new, 0 changed, 2 same.');
  expect(output).toContain('new      /flyer  Flyer');
});
