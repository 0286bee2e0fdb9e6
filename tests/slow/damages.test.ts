import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { type BuiltSite, pageOf, readBuiltSite } from '../site/built-site.ts';
import { faultsOf, LOOKS, RULES } from '../site/rules.ts';
import { browserForTests } from '../support/browser.ts';
import { DAMAGES, damage } from '../support/damages.ts';
import { editFile, scratchFolder } from '../support/files.ts';
import { FIXTURE_PUBLIC, OTHER_SETTINGS } from '../support/fixture.ts';
import { lookAtState, STATES, type State, visitFor } from '../support/states.ts';

// Makes sure that each rule can fail, on damaged sites.

const openPage = browserForTests();

const { site, other } = inject('sites');
const built = await readBuiltSite(site.content, FIXTURE_PUBLIC, site.folder);
const below = await readBuiltSite(other.content, FIXTURE_PUBLIC, other.folder, OTHER_SETTINGS);

/** The complaints of the rule whose name contains these words. */
async function complaints(words: string, damaged: BuiltSite): Promise<string[]> {
  const rules = Object.entries({ ...RULES, ...LOOKS }).filter(([name]) => name.includes(words));
  expect(rules).toHaveLength(1);
  return (await Promise.all(rules.map(([, rule]) => faultsOf(rule, damaged)))).flat();
}

/** Replaces something in a page's HTML, which must be there. */
function damaged(path: string, from: string | RegExp, to: string, of = built): string {
  const html = of.pages.get(path)?.html ?? '';
  const changed = html.replace(from, to);
  expect(changed).not.toBe(html);
  return changed;
}

const PAINTED = 'paints what its pages say';

// One damaged page for each rule.
it.each<[rule: string, path: string, from: string | RegExp, to: string]>([
  [
    'one main heading',
    '/areas/kuna',
    /<title>[^<]*/,
    '<title>Mobile Notary in Boise, ID | Sample Mobile Notary',
  ],
  [
    'one main heading',
    '/areas/kuna',
    /(name="description" content=")[^"]*/,
    '$1Mobile notary in Boise, Idaho, at home, downtown near the Capitol, or in a library that has a table to spare for two people.',
  ],
  ['says the same of each page', '/areas/kuna', /(og:description" content=")[^"]*/, '$1Other'],
  ['says the same of each page', '/areas/kuna', /(og:url" content=")[^"]*/, '$1Other'],
  ['one main heading', '/areas/kuna', '<main id="main">', '<main id="main"><h1>Kuna</h1>'],
  ['says the same of each page', '/areas/kuna', /(rel="canonical" href="[^"]*)kuna/, '$1nampa'],
  ['says the same of each page', '/contact', /(og:title" content=")[^"]*/, '$1Other'],
  ['is valid HTML', '/contact', '<main ', '<main role="presentation" bogus=1 bogus=2 '],
  ['is valid HTML', '/', '</main>', '<p id="menu"></p></main>'],
  ['says of every list', '/areas/kuna', '<ul role="list"', '<ul'],
  ['shows no sign of a missing value', '/', '</main>', '<p>undefined</p></main>'],
  ['the style of all', '/', '</head>', '<link rel="stylesheet" href="/x.css"></head>'],
  ['say no name twice', '/areas/kuna', /<title>[^|]*/, `<title>${'Notary '.repeat(10)}`],
  ['say no name twice', '/places/zoo-boise', /<title>[^|]*/, '<title>Zoo (Boise), Boise, ID'],
  ['says the same of each page', '/places/zoo-boise', 'content="noindex"', 'content="all"'],
  [
    'the style of all',
    '/privacy-policy',
    '</main>',
    '<b class="search-box search-hits"></b></main>',
  ],
  ['leads only to pages', '/', 'href="/areas/boise"', 'href="/areas/bosie"'],
  ['leads only to pages', '/services', 'id="documents"', 'id="none"'],
  [
    'one name to one place',
    '/areas',
    'href="/contact#message">Send a message',
    'href="/locations">SEND a message',
  ],
  ['two lists of cities', '/', 'href="/areas">All service', 'href="/areas">All our'],
  ['one name to one place', '/', 'href="/areas">All', 'href="/locations">All'],
  ['one name to one place', '/areas/kuna', '> of Kuna, ID</span>', '> of Boise, ID</span>'],
  ['by a link of its own', '/areas/kuna', /<a href="sms:[^"]*">Send a text<\/a>/, ''],
  ['by a link of its own', '/contact', /<a href="sms:[^"]*">Send a text<\/a>/, ''],
  ['names every file below its base', '/', /<img src="[^"]*"/, '<img src="/none.svg"'],
  ['leads out by https alone', '/', '</main>', 'hello@example.com</main>'],
  ['marks up', '/services/apostille', '"Answer","text":"', '"Answer","text":"Not '],
  ['each question once', '/services/apostille', '"Answer","text":"', '"Answer","text":"Not '],
  ['each question once', '/services/apostille', '"Question","name":"', '"Question","name":"Not '],
  ['marks up', '/contact', '"closes":"18:00"', '"closes":"23:59"'],
  ['marks up', '/contact', '"telephone":"+1208', '"telephone":"+1209'],
  ['refers only', '/', '"publisher":{"@id":"', '"publisher":{"@id":"x'],
  ['has a card', '/areas/kuna', /<meta property="og:image" content="[^"]*"\/>/, ''],
  [
    'no phone number on a card',
    '/areas/kuna',
    /(og:image:alt" content=")/,
    '$1Call 208.555.0100. ',
  ],
  ['marks up', '/contact', /("logo":"[^"]*\/)assets/, '$1other'],
  ['has a policy in the head', '/', '</body>', '<script>alert(1)</script></body>'],
  ['has a policy in the head', '/', '<main ', '<main style="color:red" '],
  [
    'has a policy in the head',
    '/areas/kuna',
    '<iframe src="https://maps.',
    '<iframe src="https://map.',
  ],
  [
    'from each city to its neighbors',
    '/areas/kuna',
    /(class="previous-next".*?href="\/areas\/)\w+/s,
    '$1ontario',
  ],
  ['from each city to its neighbors', '/places/zoo-boise', /destination=[^&"]*/, 'destination=X'],
  ['draws the longer line', '/locations', '<rect width="100"', '<rect width="0"'],
  ['denies no commission', '/areas/ontario', '</main>', 'We are not commissioned there.</main>'],
  ['leads out by https alone', '/areas/kuna', 'tel:+12085550100', 'tel:+12085550101'],
  ['gives away nowhere', '/contact', '</main>', '<p>7 Hidden Lane</p></main>'],
  ['keeps the editor out', '/', '</main>', '<a href="/admin">Edit</a></main>'],
])('the rule that a site "%s" detects a fault on %s: %s', async (rule, path, from, to) => {
  const pages = new Map([...built.pages, [path, pageOf(path, damaged(path, from, to))] as const]);
  expect(await complaints(rule, { ...built, pages })).not.toEqual([]);
});

/** A style to add to a page, and the expected complaint. */
interface Damage {
  style: string;
  complaint: string;
}

// Text that is in the page but isn't painted, or is out of place. All damages of a page share one
// visit, because browsers are slow.
it.each<[path: string, damages: Damage[]]>([
  [
    '/',
    [
      { style: '.home-lead { color: transparent }', complaint: 'of no color' },
      {
        style: '.pills { flex-wrap: nowrap } .pills > li { flex: none }',
        complaint: 'a "Online" is clipped',
      },
      { style: '.service-area-sheet { opacity: 0 }', complaint: 'is transparent' },
      { style: '.closing-call { width: 200vw }', complaint: 'too wide' },
    ],
  ],
  [
    '/',
    [
      {
        style: '.service-cell > h3 { width: 4rem; overflow: hidden; white-space: nowrap }',
        complaint: 'a "Loan signing agent" is cut off at its side',
      },
      {
        style:
          '@media (800px <= width < 960px) { .list-head > h2 { height: 1rem; overflow: hidden } }',
        complaint: 'h2 "What we notarize" is clipped, at 900',
      },
    ],
  ],
  [
    '/areas/meridian',
    [
      {
        style: '.picture-lead img { object-fit: fill; height: 6rem; width: 100% }',
        complaint: 'is squeezed',
      },
    ],
  ],
  [
    '/areas/kuna',
    [
      { style: '.slip-when { height: 0; overflow: hidden }', complaint: 'is clipped' },
      { style: '.breadcrumb { font-size: 0 }', complaint: 'is without a size' },
      { style: '.map-open { grid-area: 2 / 1 }', complaint: 'beside its map' },
      {
        style: '.previous-next { position: absolute; left: -99rem }',
        complaint: 'Previous: Nampa',
      },
      {
        style:
          '.city-end > section { position: relative } .city-end > section::after { content: ""; position: absolute; inset: 0; background: red }',
        complaint: 'covered by section',
      },
    ],
  ],
  ['/contact', [{ style: '.opening-sheet { order: -1 }', complaint: 'above' }]],
  ['/locations', [{ style: '.opening-sheet { order: -1 }', complaint: 'above' }]],
])('the rule for painting detects, on %s, the styles %j', async (path, damages) => {
  // Without its policy, which would block the style.
  const html = damaged(path, /<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  const style = damages.map((damage) => damage.style).join('\n');
  const styled = html.replace('</head>', `<style>${style}</style></head>`);
  const pages = new Map([[path, pageOf(path, styled)]]);

  const lines = (await complaints(PAINTED, { ...built, pages })).join('\n');
  for (const { complaint } of damages) expect(lines).toContain(complaint);
});

it('the rule for painting detects external requests and accessibility faults', async () => {
  const path = '/areas/kuna';
  const complaintsOf = (html: string) =>
    complaints(PAINTED, { ...built, pages: new Map([[path, pageOf(path, html)]]) });

  const loaded = damaged(path, ' srcDoc=""', '').replaceAll(' loading="lazy"', '');
  expect((await complaintsOf(loaded)).join()).toContain('asks others for https://maps.google.com');
  const unnamed = damaged(path, '</main>', '<img src="/seal.png"></main>');
  expect((await complaintsOf(unnamed)).join()).toContain('image-alt');
});

it('the rule for painting detects a picture that does not load', async () => {
  const path = '/areas/meridian';
  const html = damaged(path, /\/assets\/pictures\//g, '/assets/none/');
  const lines = await complaints(PAINTED, {
    ...built,
    pages: new Map([[path, pageOf(path, html)]]),
  });
  expect(lines).toContainEqual(expect.stringContaining('has not loaded'));
});

// What happens after a press.
it.each(Object.entries(DAMAGES))('the look at a page detects %s', async (_, damageOfState) => {
  const state: State = STATES[damageOfState.state];
  const { width = state.widths?.[0] ?? 375 } = damageOfState;
  const visit = visitFor(state, width);
  const before = async (page: Page) => {
    await state.before?.(page);
    await damage(page, damageOfState);
  };
  const { page } = await openPage(state.path, { ...visit, before });
  const faults = await lookAtState(page, state, [width]);
  expect(faults.join('\n')).toContain(damageOfState.fault);
});

it('the rule for structured data detects a closure that ends too early', async () => {
  const html = damaged('/', '"validThrough":"2100-01-02"', '"validThrough":"2099-12-24"', below);
  const pages = new Map([...below.pages, ['/', pageOf('/', html, '/site')] as const]);
  expect(await complaints('marks up', { ...below, pages })).not.toEqual([]);
});

const copy = scratchFolder();
cpSync(site.folder, copy, { recursive: true });

it.each<[rule: string, file: string, from: string, to: string]>([
  ['once in its sitemap', 'sitemap.xml', '/areas/kuna<', '/areas/cuna<'],
  ['once in its sitemap', 'sitemap.xml', '/places/capitol-library<', '/places/zoo-boise<'],
  ['gives address books', 'contact.vcf', 'TEL;TYPE=WORK,VOICE:+1208', 'TEL;TYPE=WORK,VOICE:+1209'],
  ['once in its sitemap', 'robots.txt', '/sitemap.xml', '/map.xml'],
  ['once in its sitemap', 'robots.txt', 'Allow: /', 'Disallow: /'],
  ['for the search', 'search.json', '"/areas/kuna"', '"/areas/cuna"'],
  ['never changes', '_headers', 'immutable', 'private'],
  ['that has moved', '_redirects', '/boise-notary', '/boise'],
  ['in public/ as it is', 'BingSiteAuth.xml', '0123', '3210'],
  ['keeps the editor out', 'admin/index.html', 'noindex', 'index'],
])('the rule that a site "%s" detects a fault in %s: %s', async (rule, file, from, to) => {
  editFile(join(copy, file), from, to);
  expect(await complaints(rule, { ...built, folder: copy })).not.toEqual([]);
  cpSync(join(site.folder, file), join(copy, file));
});

it('the rule for maps detects names on each other, under the button and over the edge', async () => {
  const path = '/areas/kuna';
  const html = damaged(path, /(class="featured" font-size=")[^"]+/g, '$13em')
    .replace(/(class="here" font-size="2em" )x="[^"]+"/, '$1x="4em" y="4em"')
    .replace(/(class="ring-name" )/, '$1x="-99em" ');
  const lines = (
    await complaints('where it can be read', {
      ...built,
      pages: new Map([[path, pageOf(path, html)]]),
    })
  ).join('\n');
  expect(lines).toMatch(/" is on "/);
  expect(lines).toContain('"Kuna" is under the button');
  expect(lines).toContain(' mi" is cut');
});

it('detects a seal picture that is too small', async () => {
  const file = join(copy, 'seal.png');
  const png = readFileSync(file);
  png.writeUInt32BE(512, 16);
  writeFileSync(file, png);
  expect(await complaints('the seal as a picture', { ...built, folder: copy })).not.toEqual([]);
  cpSync(join(site.folder, 'seal.png'), file);
});

it('detects missing profiles', async () => {
  const business = { ...built.content.business, profiles: ['https://www.facebook.com/sample'] };
  const content = { ...built.content, business };
  const all = await complaints('marks up', { ...built, content });
  expect(all).toContainEqual(expect.stringContaining('profiles'));
});

it('detects a missing page, and a lost address', async () => {
  const home = new Map([...built.pages].filter(([path]) => path === '/'));
  expect(await complaints('has a page at every path', { ...built, pages: home })).not.toEqual([]);
  expect(await complaints('that has moved', { ...built, redirects: new Map() })).not.toEqual([]);
});
