import { remark } from 'remark';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { redirectsSchema } from '../../model/schemas/redirect.ts';
import { asMarkdown, MOST_BYTES } from './as-markdown.ts';
import { asText } from './as-text.ts';
import { report } from './report.ts';
import { siteChanges } from './site-changes.ts';

function site(pages: Record<string, string>) {
  return {
    pages: new Map(Object.entries(pages)),
    redirects: new Map<string, string>(),
    files: new Map<string, string>(),
  };
}

const compare = (before: Record<string, string>, after: Record<string, string>) =>
  report(siteChanges(site(before), site(after)));

it('says so when nothing is different', () => {
  const same = compare({ '/': '<p>Home</p>' }, { '/': '<p>Home</p>' });
  expect(asText(same)).toBe('0 pages added, 0 removed, 0 changed, 1 the same.');
});

it('lists the two addresses of a city once, and how to fix their loss', () => {
  const city = '<title>Kuna, ID | Notary</title>';
  const lost = compare(
    { '/': '', '/areas': '', '/areas/kuna': city, '/locations/kuna': city },
    { '/': '', '/areas': '' },
  );
  expect(asText(lost)).toBe(
    [
      '0 pages added, 2 removed, 0 changed, 2 the same.',
      '',
      'Gone without a redirect:',
      '',
      '/areas/kuna (also /locations/kuna)',
      '  - Kuna, ID',
      '',
      'Visitors and search engines still have these addresses. Paste these lines at the end of content/redirects.yaml, in place of "redirects: []". Where another page fits better, change the address after "to":',
      '',
      'redirects:',
      '  - from: /areas/kuna',
      '    to: /areas',
      '  - from: /locations/kuna',
      '    to: /',
    ].join('\n'),
  );
});

it('says where a renamed page stands now', () => {
  const words = 'The depot was built in 1925 for the railroad. Its bell tower is lit at night.';
  const renamed = compare(
    { '/': '', '/places/depot': `<title>Depot</title><p>${words}</p>` },
    { '/': '', '/places/train-depot': `<title>Train Depot</title><p>${words}</p>` },
  );
  expect(asText(renamed)).toContain('  - Depot\n  + renamed: it is now /places/train-depot');
  expect(asText(renamed)).toContain('  - from: /places/depot\n    to: /places/train-depot');
});

it('gives redirect lines that the check accepts, in a new file and below older redirects', () => {
  const before = site({ '/': '', '/areas': '', '/old': '', '/areas/kuna': '' });
  const after = site({ '/': '', '/areas': '' });
  const lines = (redirects: ReadonlyMap<string, string>) =>
    report(siteChanges(before, { ...after, redirects })).sections[0]?.hint?.lines.join('\n');
  const added = [
    { from: '/areas/kuna', to: '/areas' },
    { from: '/old', to: '/' },
  ];
  expect(redirectsSchema.parse(parse(lines(new Map()) ?? ''))).toEqual({ redirects: added });
  const there = 'redirects:\n  - from: /older\n    to: /\n';
  expect(redirectsSchema.parse(parse(`${there}${lines(new Map([['/older', '/']]))}`))).toEqual({
    redirects: [{ from: '/older', to: '/' }, ...added],
  });
});

it('counts the pages where a change stands on many', () => {
  const pages = (phone: string) =>
    Object.fromEntries(
      Array.from({ length: 40 }, (_, n) => [`/p${n + 10}`, `<p>Call ${phone}</p>`]),
    );
  const text = asText(compare(pages('1'), pages('2')));
  expect(text).toContain(
    '40 pages, such as /p10, /p11, /p12, /p13, /p14, /p15\n  - Call 1\n  + Call 2',
  );
});

it('quotes in Markdown so that nothing quoted acts', () => {
  const nasty = '``` ````` <img src=x onerror=alert(1)> @everyone ## [a](http://evil.example)';
  const markdown = asMarkdown(
    compare({ '/`a`': '<p>old</p>' }, { '/`a`': `<p>${nasty.replaceAll('<', '&lt;')}</p>` }),
  );
  const tree = remark().parse(markdown);
  expect(tree.children.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'heading',
    'paragraph',
    'code',
  ]);
  expect(JSON.stringify(tree.children.slice(0, 4))).not.toContain('html');
  expect(tree.children[4]).toMatchObject({ lang: 'diff', value: `- old\n+ ${nasty}` });
});

it('stays short enough for a summary and says what it leaves out', () => {
  const pages = (word: string) =>
    Object.fromEntries(
      Array.from({ length: 300 }, (_, n) => [
        `/p${n}`,
        `<p>${`${word.repeat(12)}${n} `.repeat(40)}</p>`,
      ]),
    );
  const markdown = asMarkdown(compare(pages('a'), pages('b')));
  expect(Buffer.byteLength(markdown)).toBeLessThan(MOST_BYTES + 500);
  const told = markdown.match(/^```diff$/gm)?.length ?? 0;
  expect(told).toBeGreaterThan(50);
  expect(markdown).toContain(`${300 - told} more changes left out here`);
});
