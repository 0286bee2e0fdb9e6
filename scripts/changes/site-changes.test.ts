import { expect, it } from 'vitest';
import type { BuiltSite } from './built-site.ts';
import { siteChanges } from './site-changes.ts';

function site(pages: Record<string, string>, rest: Partial<BuiltSite> = {}): BuiltSite {
  return {
    pages: new Map(Object.entries(pages)),
    redirects: new Map(),
    files: new Map(),
    ...rest,
  };
}

const page = (words: string, more = '') =>
  `<title>${words}</title>${more}<p>${words}</p><footer><p>Call 555-0100</p></footer>`;

it('counts pages that came, went, changed and stayed', () => {
  const before = site({ '/': page('Home'), '/a': page('A'), '/b': page('B'), '/c': page('C') });
  const after = site({
    '/': page('Home'),
    '/a': page('A and more'),
    '/b': page('B', '<hr>'),
    '/d': page('D'),
  });
  const changes = siteChanges(before, after);
  expect(changes.added).toEqual([{ path: '/d', title: 'D' }]);
  expect(changes.lost).toEqual([{ path: '/c', title: 'C' }]);
  expect(changes.counts).toEqual({ changed: 1, unseen: 1, same: 1 });
});

it('tells a change of every page once, and the change of one page apart from it', () => {
  const before = { '/': page('Home'), '/a': page('A'), '/b': page('B') };
  const after = Object.fromEntries(
    Object.entries(before).map(([path, html]) => [path, html.replace('0100', '0199')]),
  );
  const { changed } = siteChanges(
    site(before),
    site({ ...after, '/b': (after['/b'] ?? '').replace('<p>B', '<p>Bravo, a new word') }),
  );
  expect(changed.map(({ paths }) => paths)).toEqual([['/', '/a', '/b'], ['/b']]);
  expect(changed[0]?.changes).toMatchObject([{ before: 'Call 555-0100', after: 'Call 555-0199' }]);
});

it('takes a page that leads on as moved, and names a page for one that does not', () => {
  const before = site({ '/': '', '/areas': '', '/areas/kuna': '', '/areas/melba': '', '/x': '' });
  const after = site(
    { '/': '', '/areas': '' },
    { redirects: new Map([['/areas/melba', '/areas']]) },
  );
  const { lost, redirected, nearest } = siteChanges(before, after);
  expect(redirected).toEqual([{ path: '/areas/melba', title: '', to: '/areas' }]);
  expect(lost.map(({ path }) => path)).toEqual(['/areas/kuna', '/x']);
  expect([...nearest]).toEqual([
    ['/areas/kuna', '/areas'],
    ['/x', '/'],
  ]);
});

it('takes hashes in file names for no change', () => {
  const link = (hash: string) => `<link href="/assets/static/face.${hash}.woff2">`;
  const before = site({ '/': page('Home', link('BbbpQ5j2')) });
  const after = site({ '/': page('Home', link('x_-pQ5j3')) });
  expect(siteChanges(before, after).counts.same).toBe(1);
});

it('counts other files by their kind', () => {
  const files = (entries: Record<string, string>) => new Map(Object.entries(entries));
  const before = site({}, { files: files({ 'a.png': '1', 'b.png': '2', 'assets/1.js': '1' }) });
  const after = site({}, { files: files({ 'a.png': '3', 'c.md': '1', 'assets/2.js': '2' }) });
  expect(Object.fromEntries(siteChanges(before, after).files)).toEqual({
    '.png': { added: 0, removed: 1, changed: 1 },
    '.md': { added: 1, removed: 0, changed: 0 },
    'bundled .js': { added: 1, removed: 1, changed: 0 },
  });
});
