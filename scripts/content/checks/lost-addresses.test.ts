import { expect, it } from 'vitest';
import { FIXTURE, settings } from '../../../tests/support/fixture.ts';
import { checkContent, type FormerPages, readContentFolder } from '../index.ts';

const original = await readContentFolder(FIXTURE);

const former: FormerPages = {
  cities: new Map([
    ['star', undefined],
    ['mridian', 'meridiann'],
    ['meridiann', 'meridian'],
    // The page is back.
    ['boise', undefined],
  ]),
  services: new Map([['wills', undefined]]),
  pages: new Map([
    ['prices', 'fees'],
    ['weddings', undefined],
    ['home', undefined],
  ]),
};

/** What is said of lost addresses, with these redirects and another change of the files. */
function check(from: readonly string[], change = (text: string) => text) {
  const entries = from.map((path) => `  - from: ${path}\n    to: /areas\n`).join('');
  const redirects = { path: 'redirects.yaml', text: `redirects:\n${entries || '  []\n'}` };
  const others = original.filter(({ path }) => path !== redirects.path);
  const changed = others.map((file) => ({ ...file, text: change(file.text) }));
  const files = [...changed, redirects];
  const { diagnostics, launch, content } = checkContent(files, settings, { formerPages: former });
  const isOfLost = ({ message }: { message: string }) => message.includes('lost within');
  return {
    content,
    warnings: diagnostics.filter(isOfLost),
    blockers: launch?.blockers.filter(isOfLost),
  };
}

it('gives the lines that keep what was lost, and refuses a launch without them', () => {
  const { content, warnings, blockers } = check([]);
  expect(content).toBeDefined();
  expect(warnings).toMatchObject([
    { severity: 'warning', file: 'content/redirects.yaml', line: 1 },
  ]);
  expect(blockers).toMatchObject([{ severity: 'error', message: warnings[0]?.message }]);

  const message = warnings[0]?.message ?? '';
  expect(message).toMatch(
    /^9 addresses lost within 30 days, \/services\/wills first: .*in the place of/,
  );
  const lines = Array.from(message.matchAll(/^ {2}- from: (.*)\n {4}to: (.*)$/gm));
  expect(lines.map(([, from, to]) => [from, to])).toEqual([
    ['/services/wills', '/services'],
    ['/areas/star', '/areas'],
    // Renamed twice.
    ['/areas/mridian', '/areas/meridian'],
    ['/areas/meridiann', '/areas/meridian'],
    ['/prices', '/fees'],
    ['/weddings', '/'],
    ['/locations/star', '/areas'],
    ['/locations/mridian', '/areas/meridian'],
    ['/locations/meridiann', '/areas/meridian'],
  ]);
});

it('tells where a page has moved to that a link leads to', () => {
  const linked = (text: string) =>
    text.replace(
      '\n---\n',
      '\n---\n[Prices](/prices), [Mridian](/areas/mridian), [Star](/areas/star). ',
    );
  const onFees = (path: string) => (path === 'pages/fees.md' ? linked : (text: string) => text);
  const files = original.map((file) => ({ ...file, text: onFees(file.path)(file.text) }));
  const { diagnostics } = checkContent(files, settings, { formerPages: former });
  const messages = diagnostics.filter(({ message }) => message.startsWith('no page at '));
  expect(messages.map(({ message }) => message)).toEqual([
    'no page at "/prices". It has moved. Write "/fees".',
    'no page at "/areas/mridian". It has moved. Write "/areas/meridian".',
    'no page at "/areas/star". It is gone. Write the address of a page that is there, such as /contact.',
  ]);
});

it('says nothing where redirects keep all, where Git knows nothing, or where a file is wrong', () => {
  const paths = ['/areas/star', '/locations/star', '/areas/mridian', '/locations/mridian'];
  const others = ['/areas/meridiann', '/locations/meridiann', '/services/wills'];
  const pages = ['/prices', '/weddings'];
  const all = [...paths, ...others, ...pages];
  expect(check(all).warnings).toEqual([]);
  expect(check(all.slice(1)).warnings).toHaveLength(1);
  const misspelled = (text: string) => text.replace('  - name: Zoo Boise', '  - nmae: Zoo Boise');
  expect(check([], misspelled).warnings).toEqual([]);
  const broken = (text: string) => text.replace('  - name: Zoo Boise', '  - name: "Zoo Boise');
  expect(check([], broken).warnings).toEqual([]);
  expect(checkContent(original, settings).diagnostics.join()).not.toContain('lost within');
});
