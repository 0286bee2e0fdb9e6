import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { editFile, scratchFolder } from '../support/files.ts';
import { type BuiltSite, pageOf, readBuiltSite } from './built-site.ts';
import { faultsOf, RULES } from './rules.ts';

const { site, other } = inject('sites');
const built = await readBuiltSite(site.content, site.folder);
const below = await readBuiltSite(other.content, other.folder, '/site');

it.each(Object.entries(RULES))('a site %s', async (_, rule) => {
  expect(await faultsOf(rule, built)).toEqual([]);
});

it.each(Object.entries(RULES))('with every switch the other way, it %s', async (_, rule) => {
  expect(await faultsOf(rule, below)).toEqual([]);
});

/** What the rule says whose name has these words. */
async function found(words: string, damaged: BuiltSite): Promise<string[]> {
  const rules = Object.entries(RULES).filter(([name]) => name.includes(words));
  expect(rules).toHaveLength(1);
  return (await Promise.all(rules.map(([, rule]) => faultsOf(rule, damaged)))).flat();
}

const ALL = 'on each page what the content asks for';

// A rule that cannot fail is none: each sees a site of which one page was damaged.
it.each<[rule: string, path: string, from: string | RegExp, to: string]>([
  [ALL, '/areas/kuna', '<main id="main">', '<main id="main"><h1>Kuna</h1>'],
  [ALL, '/areas/kuna', /(rel="canonical" href="[^"]*)kuna/, '$1nampa'],
  [ALL, '/contact', /(og:title" content=")[^"]*/, '$1Other'],
  [ALL, '/contact', '>Service Areas</a>', '>Areas</a>'],
  [ALL, '/', /<article class="card service-card">.*?<\/article>/s, ''],
  [ALL, '/', '5 out of 5 stars', '4 out of 5 stars'],
  [ALL, '/contact', 'English and Spanish', 'English'],
  [ALL, '/contact', '8:00 AM-8:00 PM', '8:00 AM-9:00 PM'],
  [ALL, '/contact', 'Select Document Type', 'Select'],
  [ALL, '/services', '<b>Deeds of trust</b>', '<b>Deeds</b>'],
  [ALL, '/services/apostille', '<li>Court orders</li>', ''],
  [ALL, '/areas', 'id="finder-heading"', 'id="heading"'],
  [ALL, '/areas/ontario', /origin=/, 'from='],
  [ALL, '/areas/kuna', /(<iframe src="[^"]*)Kuna/, '$1Boise'],
  [ALL, '/areas/kuna', 'Book Now', 'Book'],
  [ALL, '/locations', '>Boise, ID <', '>Boise <'],
  [ALL, '/locations/kuna', 'Birds of prey', 'Birds'],
  [ALL, '/places', 'Zoo Boise</a></h3>', 'Zoo</a></h3>'],
  [ALL, '/places/zoo-boise', /(<iframe[^>]*)(saddr|origin)=/, '$1from='],
  [ALL, '/404', 'Return to Home', 'Home'],
  ['is valid HTML', '/contact', '<main ', '<main role="presentation" bogus=1 bogus=2 '],
  ['is valid HTML', '/', '</main>', '<p id="menu"></p></main>'],
  ['shows no sign of a missing value', '/', '</main>', '<p>undefined</p></main>'],
  [ALL, '/', '</head>', '<link rel="stylesheet" href="/x.css"></head>'],
  ['leads only to pages', '/', 'href="/areas/boise"', 'href="/areas/bosie"'],
  ['leads only to pages', '/services', 'id="questions"', 'id="none"'],
  ['one name to one page', '/areas', 'href="/contact">Contact us', 'href="/locations">Contact us'],
  ['one name to one page', '/', 'href="/areas">All', 'href="/locations">All'],
  ['names every file below its base', '/areas', /<img src="[^"]*"/, '<img src="/none.svg"'],
  ['leads out by https alone', '/', '</main>', 'hello@example.com</main>'],
  ['marks up', '/services/apostille', '"Answer","text":"', '"Answer","text":"Not '],
  ['marks up', '/contact', '"closes":"18:00"', '"closes":"23:59"'],
  ['marks up', '/contact', '"telephone":"+1208', '"telephone":"+1209'],
  ['marks up', '/areas/ontario', '"hasMap":', '"map":'],
  ['refers only', '/', '"publisher":{"@id":"', '"publisher":{"@id":"x'],
  ['has a card', '/areas/kuna', '/cards/areas-kuna', '/cards/areas-boise'],
  ['has one policy for all pages', '/', '</body>', '<script>alert(1)</script></body>'],
  ['has one policy for all pages', '/', '<main ', '<main style="color:red" '],
  [
    'has one policy for all pages',
    '/areas/kuna',
    '<iframe src="https://maps.',
    '<iframe src="https://map.',
  ],
  ['gives away nowhere', '/contact', '</main>', '<p>7 Hidden Lane</p></main>'],
  ['keeps the editor out', '/', '</main>', '<a href="/admin">Edit</a></main>'],
])('the rule that a site "%s" sees what is wrong on %s: %s', async (rule, path, from, to) => {
  const html = built.pages.get(path)?.html ?? '';
  expect(html.replace(from, to)).not.toBe(html);
  const pages = new Map([...built.pages, [path, pageOf(path, html.replace(from, to))] as const]);
  expect(await found(rule, { ...built, pages })).not.toEqual([]);
});

// A page whose words are there, but hidden, out of their order or only for a wide screen.
it.each<[path: string, from: string | RegExp, to: string]>([
  ['/', 'class="pills narrow-only"', 'class="pills narrow-only" hidden'],
  ['/', /(?<=call-to-action .*)<p class="buttons">/s, '<p class="buttons wide-only">'],
  ['/services', 'finder-box" aria', 'finder-box" hidden aria'],
  ['/services', /(<section class="[^"]*finder-box.*?<\/section>)(.*)(?=<\/main>)/s, '$2'],
  ['/services/apostille', '<nav class="question-index', '<nav hidden class="question-index'],
  [
    '/services/apostille',
    /<div class="questions"><section/,
    '<div class="questions"><section hidden',
  ],
  [
    '/services/apostille',
    /(<div class="questions">.*?)<p>/s,
    '$1<details><summary>Answer</summary><p>',
  ],
  ['/services/apostille', /(<h2>Common Documents.*?<\/ul>)(.*)(?=<\/main>)/s, '$2$1'],
  ['/contact', 'id="email-hint"', 'id="email-hint" hidden'],
  [
    '/contact',
    /(<div class="stack contact-facts">)(.*?)(<div class="stack contact-message">)/s,
    '$1$3',
  ],
  [
    '/locations',
    /(<main id="main">.*?)(<div class="[^"]*map-columns">.*?)(<section class="[^"]*finder-box.*)(?=<\/main>)/s,
    '$1$3$2',
  ],
  ['/areas', /(<h2>All Service Areas.*?<\/ul>)/s, '<details><summary>All</summary>$1</details>'],
  ['/areas/kuna', /(<nav class="links previous-next".*?<\/nav>)(.*)(?=<\/main>)/s, '$2$1'],
  ['/areas/kuna', /(<article class="card service-card">.*?)<p>/s, '$1<p hidden>'],
  ['/areas/kuna', 'class="map-open"', 'class="map-open" hidden'],
  ['/areas/kuna', '<aside class="city-sidebar"', '<aside class="city-sidebar" hidden'],
  [
    '/places',
    /<section id="boise" class="city-group">/,
    '<section id="boise" class="city-group" hidden>',
  ],
  ['/places', /(<section id="boise".*?)<ul/s, '$1<details><summary>Places</summary><ul'],
  ['/places/zoo-boise', 'class="card panel place-call"', 'hidden class="card panel place-call"'],
])('the rule of what is seen sees what is hidden on %s: %s', async (path, from, to) => {
  const html = built.pages.get(path)?.html ?? '';
  expect(html.replace(from, to)).not.toBe(html);
  const pages = new Map([[path, pageOf(path, html.replace(from, to))]]);
  expect(await found('as each page opens', { ...built, pages })).not.toEqual([]);
});

const copy = scratchFolder();
cpSync(site.folder, copy, { recursive: true });

it.each<[rule: string, file: string, from: string, to: string]>([
  ['once in its sitemap', 'sitemap.xml', '/areas/kuna<', '/areas/cuna<'],
  ['once in its sitemap', 'robots.txt', '/sitemap.xml', '/map.xml'],
  ['for the finder', 'finder.json', '"slug":"kuna"', '"slug":"cuna"'],
  ['how long it may be kept', '_headers', 'immutable', 'private'],
  ['that has moved', '_redirects', '/boise-notary', '/boise'],
  ['keeps the editor out', 'admin/index.html', 'noindex', 'index'],
])('the rule that a site "%s" sees what is wrong in %s: %s', async (rule, file, from, to) => {
  editFile(join(copy, file), from, to);
  expect(await found(rule, { ...built, folder: copy })).not.toEqual([]);
  cpSync(join(site.folder, file), join(copy, file));
});

it('sees a page that is gone, and an address that is lost', async () => {
  const home = new Map([...built.pages].filter(([path]) => path === '/'));
  expect(await found('has a page at every path', { ...built, pages: home })).not.toEqual([]);
  expect(await found('that has moved', { ...built, redirects: new Map() })).not.toEqual([]);
});

it('sees a page that not everybody can use', async () => {
  const pages = new Map([['/', pageOf('/', '<!doctype html><title>No language</title>')]]);
  expect(await found('can be used by everybody', { ...built, pages })).not.toEqual([]);
});
