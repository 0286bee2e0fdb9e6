import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { editFile, scratchFolder } from '../support/files.ts';
import { FIXTURE_PUBLIC } from '../support/fixture.ts';
import { type BuiltSite, pageOf, readBuiltSite } from './built-site.ts';
import { faultsOf, RULES } from './rules.ts';

// A rule that cannot fail is none: here each sees a site that was damaged.

const { site, other } = inject('sites');
const built = await readBuiltSite(site.content, FIXTURE_PUBLIC, site.folder);
const below = await readBuiltSite(other.content, FIXTURE_PUBLIC, other.folder, '/site');

/** What the rule complains of whose name has these words. */
async function complaints(words: string, damaged: BuiltSite): Promise<string[]> {
  const rules = Object.entries(RULES).filter(([name]) => name.includes(words));
  expect(rules).toHaveLength(1);
  return (await Promise.all(rules.map(([, rule]) => faultsOf(rule, damaged)))).flat();
}

/** The HTML of a page with something replaced, which must be there. */
function damaged(path: string, from: string | RegExp, to: string, of = built): string {
  const html = of.pages.get(path)?.html ?? '';
  const changed = html.replace(from, to);
  expect(changed).not.toBe(html);
  return changed;
}

const ALL = 'on each page what the content asks for';

// A rule that cannot fail is none: each sees a site of which one page was damaged.
it.each<[rule: string, path: string, from: string | RegExp, to: string]>([
  [ALL, '/areas/kuna', '<main id="main">', '<main id="main"><h1>Kuna</h1>'],
  [ALL, '/areas/kuna', /(rel="canonical" href="[^"]*)kuna/, '$1nampa'],
  [ALL, '/contact', /(og:title" content=")[^"]*/, '$1Other'],
  [ALL, '/contact', '>Service Areas</a>', '>Areas</a>'],
  [ALL, '/', /<h3><a href="\/services\/[^"]*" class="ledger-link">.*?<\/p>/s, ''],
  [ALL, '/', '5 out of 5 stars', '4 out of 5 stars'],
  [ALL, '/contact', 'English and Spanish', 'English'],
  [ALL, '/questions', 'English and Spanish', 'English'],
  [ALL, '/contact', '8:00 AM-8:00 PM', '8:00 AM-9:00 PM'],
  [ALL, '/contact', 'Select Document Type', 'Select'],
  [ALL, '/services', '<b>Deeds of trust</b>', '<b>Deeds</b>'],
  [ALL, '/services/apostille', '<li>Court orders</li>', ''],
  [ALL, '/areas', 'id="finder-heading"', 'id="heading"'],
  [ALL, '/areas/ontario', /origin=/, 'from='],
  [ALL, '/areas/kuna', /(<iframe src="[^"]*)Kuna/, '$1Boise'],
  [ALL, '/areas/kuna', 'Book Now', 'Book'],
  [ALL, '/locations', '>Boise, ID</a>', '>Boise</a>'],
  [ALL, '/locations', /<p class="bar-key".*?<\/p>/s, ''],
  [ALL, '/locations/kuna', 'Birds of prey', 'Birds'],
  [ALL, '/places', 'Zoo Boise</a></h3>', 'Zoo</a></h3>'],
  [ALL, '/places/zoo-boise', /(<iframe[^>]*)(saddr|origin)=/, '$1from='],
  [ALL, '/404', 'Return to Home', 'Home'],
  [ALL, '/fees', /<section class="[^"]*call-to-action.*?<\/section>/s, ''],
  [ALL, '/areas', /<p class="footer-page[^"]*">.*?<\/p>/s, ''],
  [ALL, '/fees', /<p class="footer-credential">.*?<\/p>/s, ''],
  ['is valid HTML', '/contact', '<main ', '<main role="presentation" bogus=1 bogus=2 '],
  ['is valid HTML', '/', '</main>', '<p id="menu"></p></main>'],
  ['says of every list', '/areas/kuna', '<ul role="list"', '<ul'],
  ['shows no sign of a missing value', '/', '</main>', '<p>undefined</p></main>'],
  [ALL, '/', '</head>', '<link rel="stylesheet" href="/x.css"></head>'],
  ['is about a notary', '/areas/kuna', /(name="description" content=")[^"]*/, '$1Kuna'],
  ['say no name twice', '/areas/kuna', /<title>[^|]*/, `<title>${'Notary '.repeat(10)}`],
  ['say no name twice', '/places/zoo-boise', /<title>[^|]*/, '<title>Zoo (Boise), Boise, ID'],
  ['first of all where', '/services/apostille', 'Notary for an apostille</h1>', 'Apostille</h1>'],
  ['first of all where', '/services/apostille', '">Nampa</a>, Idaho', '">Nampa</a>'],
  ['first of all where', '/services/apostille', '<a href="/areas/nampa">Nampa</a>, ', 'Nampa, '],
  ['names the business', '/services/apostille', /Sample Mobile Notary sends/, 'We send'],
  ['names the business', '/areas/kuna', /Sample Mobile Notary(?=[^<]*drives)/, 'Somebody'],
  ['marks up', '/places/capitol-library', '"@type":"Library"', '"@type":"TouristAttraction"'],
  ['marks up', '/places/city-park-boise', '"@type":"Park"', '"@type":"Place"'],
  ['marks up', '/places/rail-museum', '"@type":"Place"', '"@type":"Museum"'],
  [ALL, '/places/zoo-boise', 'content="noindex"', 'content="all"'],
  [ALL, '/places/zoo-boise', 'At the gate of the zoo', 'At the gate'],
  [ALL, '/places/capitol-library', 'may have a room', 'have a room'],
  [ALL, '/places/capitol-library', 'meets people in Boise', 'meets people'],
  [ALL, '/places/lions-park', /(name="description" content="[^"]*)on the Idaho side/, '$1here'],
  [ALL, '/areas/kuna', 'drives about', 'drives far, about'],
  [ALL, '/areas/ontario', '<title>Notary for Ontario', '<title>Mobile notary in Ontario'],
  ['the style of all', '/privacy-policy', '</main>', '<b class="finder-box lookup"></b></main>'],
  ['leads only to pages', '/', 'href="/areas/boise"', 'href="/areas/bosie"'],
  ['leads only to pages', '/services', 'id="documents"', 'id="none"'],
  ['one name to one place', '/areas', 'href="/contact">Contact us', 'href="/locations">CONTACT us'],
  ['two lists of cities', '/', 'href="/areas">All service', 'href="/areas">All our'],
  ['one name to one place', '/', 'href="/areas">All', 'href="/locations">All'],
  ['one name to one place', '/areas/kuna', '> of Kuna, ID</span>', '> of Boise, ID</span>'],
  ['by a link of its own', '/areas/kuna', /<a class="button" href="sms:[^"]*">Text us<\/a>/, ''],
  ['by a link of its own', '/contact', /<a href="sms:[^"]*">Send a text<\/a>/, ''],
  ['names every file below its base', '/areas', /<img src="[^"]*"/, '<img src="/none.svg"'],
  ['leads out by https alone', '/', '</main>', 'hello@example.com</main>'],
  ['marks up', '/services/apostille', '"Answer","text":"', '"Answer","text":"Not '],
  ['marks up', '/contact', '"closes":"18:00"', '"closes":"23:59"'],
  ['marks up', '/contact', '"telephone":"+1208', '"telephone":"+1209'],
  ['marks up', '/areas/ontario', '"hasMap":', '"map":'],
  ['refers only', '/', '"publisher":{"@id":"', '"publisher":{"@id":"x'],
  ['has a card', '/areas/kuna', '/cards/areas-kuna', '/cards/areas-boise'],
  ['has a card', '/areas/kuna', /(og:image:alt" content=")[^"]*/, '$1A card'],
  ['marks up', '/services/remote-online-notarization', '"name":"United States"', '"name":"Idaho"'],
  ['marks up', '/contact', /("logo":"[^"]*\/)assets/, '$1other'],
  ['has a policy in header and head', '/', '</body>', '<script>alert(1)</script></body>'],
  ['has a policy in header and head', '/', '<main ', '<main style="color:red" '],
  [
    'has a policy in header and head',
    '/areas/kuna',
    '<iframe src="https://maps.',
    '<iframe src="https://map.',
  ],
  [ALL, '/services', '(•••) •••-0100', '(208) 555-0100'],
  [ALL, '/services', /href="tel:[^"]*">\(208\) 555-0100/, 'href="tel:+1">(208) 555-0199'],
  [ALL, '/areas/fruitland', '<nav aria-label="Other areas">', '<nav><h2>Nearby cities</h2>'],
  [ALL, '/areas/kuna', 'Previous: Nampa', 'Previous: Boise'],
  [ALL, '/areas/kuna', /(class="next-city .*?href="\/areas\/)\w+/s, '$1elsewhere'],
  [ALL, '/areas/meridian', /<a[^>]*>A map of Meridian/, '<a>A map of Meridian'],
  [ALL, '/terms-of-service', 'href="/privacy-policy"', 'href="/privacy"'],
  ['denies no commission', '/areas/ontario', '</main>', 'We are not commissioned there.</main>'],
  ['leads out by https alone', '/areas/kuna', 'tel:+12085550100', 'tel:+12085550101'],
  ['gives away nowhere', '/contact', '</main>', '<p>7 Hidden Lane</p></main>'],
  ['keeps the editor out', '/', '</main>', '<a href="/admin">Edit</a></main>'],
])('the rule that a site "%s" sees what is wrong on %s: %s', async (rule, path, from, to) => {
  const pages = new Map([...built.pages, [path, pageOf(path, damaged(path, from, to))] as const]);
  expect(await complaints(rule, { ...built, pages })).not.toEqual([]);
});

const SEEN = 'as each page opens';

// A page whose words are there, but hidden, out of their order or only for a wide screen.
it.each<[path: string, from: string | RegExp, to: string, complaint: string]>([
  ['/', 'class="pills narrow-only"', 'class="pills narrow-only" hidden', 'Apostille'],
  [
    '/',
    /(<section class="[^"]*call-to-action.*?)<p class="buttons">/s,
    '$1<p class="buttons wide-only">',
    'Call now" in its place, at 375',
  ],
  ['/places', /(?=class="[^"]*call-to-action)/, 'hidden ', 'Contact us'],
  ['/areas/kuna', /(?=class="[^"]*call-to-action)/, 'hidden ', 'Contact us'],
  ['/', 'class="carousel-pause" aria-label="Pause', 'hidden aria-label="Pause', 'Pause'],
  ['/services', 'finder-box" aria', 'finder-box" hidden aria', 'What do you need'],
  [
    '/services',
    /(<section class="[^"]*finder-box.*?<\/section>)(.*)(?=<\/main>)/s,
    '$2',
    'What do you need',
  ],
  ['/services/apostille', '<nav class="question-index', '<nav hidden class="question-index', '?'],
  [
    '/services/apostille',
    /<div class="questions"><section/,
    '<div class="questions"><section hidden',
    '?',
  ],
  [
    '/services/apostille',
    /(<div class="questions">.*?)<p>/s,
    '$1<details><summary>Answer</summary><p>',
    'does not show',
  ],
  [
    '/services/apostille',
    /(<h2>Common Documents.*?<\/ul>)(.*)(?=<\/main>)/s,
    '$2$1',
    'does not show',
  ],
  ['/contact', 'id="email-hint"', 'id="email-hint" hidden', 'name@example.com'],
  [
    '/contact',
    /(<div class="contact-facts">)(.*?)(<div class="contact-message">)/s,
    '$1$3',
    'Hours',
  ],
  [
    '/locations',
    /(<main id="main">.*?)(<div class="sheet map-sheet.*?)(<section class="[^"]*finder-box.*)(?=<\/main>)/s,
    '$1$3$2',
    'does not show',
  ],
  [
    '/areas',
    /(<h2>All Service Areas.*?<\/ul>)/s,
    '<details><summary>All</summary>$1</details>',
    'does not show',
  ],
  [
    '/areas/kuna',
    /(<nav class="previous-next".*?<\/nav>)(.*)(?=<\/main>)/s,
    '$2$1',
    'Previous: Nampa',
  ],
  ['/areas/kuna', '</h1>', '</h1><p>Call us first.</p>', 'Previous: Nampa'],
  [
    '/areas/kuna',
    /(<li class="ledger-cell service-cell">.*?)<p>/s,
    '$1<p hidden>',
    'does not show',
  ],
  ['/areas/kuna', 'class="map-open"', 'class="map-open" hidden', "Open Google's map"],
  ['/areas/kuna', 'class="map-open"', 'class="map-near"', 'the button of a map beside it'],
  ['/areas/kuna', ' srcDoc=""', '', 'asks others for'],
  ['/areas/kuna', '<aside class="city-sidebar"', '<aside class="city-sidebar" hidden', '1280'],
  ['/areas/meridian', '>A map of Meridian<', '><', 'A map of Meridian'],
  ['/areas/meridian', '/maps/areas/meridian.svg', '/maps/areas/boise.svg', 'picture'],
  ['/areas/ontario', 'class="city-notice"', 'hidden class="notice"', 'we meet online'],
  ['/places', '<section id="boise"', '<section hidden id="boise"', 'Boise, ID'],
  [
    '/places',
    /(<section id="boise".*?)<ul/s,
    '$1<details><summary>Places</summary><ul',
    'does not show',
  ],
  ['/places', '<nav class="city-index', '<nav hidden class="city-index', 'does not show'],
  ['/places/zoo-boise', 'class="place-call"', 'hidden class="place-call"', 'Call now'],
  ['/places/zoo-boise', 'class="buttons first-buttons"', 'hidden class="buttons"', 'Call now'],
  ['/terms-of-service', '<nav aria-label="Service areas"', '<nav hidden', 'Boise, ID'],
  ['/fees', '<section class="closing-call', '<section hidden class="closing-call', 'Call now'],
  ['/fees', 'class="footer-page', 'hidden class="footer-page', '"Fees"'],
])('the rule of what is seen sees, on %s, %s as %s', async (path, from, to, complaint) => {
  const pages = new Map([[path, pageOf(path, damaged(path, from, to))]]);
  const all = await complaints(SEEN, { ...built, pages });
  expect(all).toContainEqual(expect.stringContaining(complaint));
});

// A page whose style hides its words or puts them in another place.
it.each<[path: string, style: string, complaint: string]>([
  ['/', '.pills { flex-wrap: nowrap } .pills > li { flex: none }', 'does not show'],
  ['/', '.service-area picture { display: none }', 'picture /maps/service-area.svg'],
  ['/contact', '.opening-sheet { order: -1 }', 'shows "Send Us a Message" above'],
  ['/locations', '.opening-sheet { order: -1 }', 'at 375'],
  ['/areas/kuna', '.map-open { grid-area: 2 / 1 }', 'the button of a map beside it'],
  ['/areas/kuna', '.previous-next { position: absolute; left: -99rem }', 'Previous: Nampa'],
  ['/services/apostille', '.call-to-action .buttons { opacity: 0 }', 'Contact us'],
])('the rule of what is seen sees, on %s, the style %s', async (path, style, complaint) => {
  // Without its policy, which would refuse the style.
  const html = damaged(path, /<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  const styled = html.replace('</head>', `<style>${style}</style></head>`);
  const pages = new Map([[path, pageOf(path, styled)]]);
  const all = await complaints(SEEN, { ...built, pages });
  expect(all).toContainEqual(expect.stringContaining(complaint));
});

const ANNOUNCED = '/questions';

// What only the second site has: an announcement, closures and a break at noon.
it.each<[path: string, from: string | RegExp, to: string]>([
  [ANNOUNCED, /<aside class="announcement".*?<\/aside>/s, ''],
  [ANNOUNCED, 'data-until="2099-12-31"', 'data-until="2099-12-30"'],
  [ANNOUNCED, 'We have moved our office', 'We have moved'],
  [ANNOUNCED, 'Posted until December 31, 2099', 'Until then'],
  [ANNOUNCED, ' data-zone="America/Boise"', ''],
  ['/', 'data-from="2099-12-10"', 'data-from="2099-12-11"'],
  ['/', 'data-until="2100-01-02"', 'data-until="2099-12-24"'],
  ['/areas/kuna', /<ul role="list" class="closures">.*?<\/ul>/s, ''],
  ['/services/apostille', 'December 24 to January 2', 'December 24 to January 3'],
  ['/contact', 'Closed January 1', 'Closed January 2'],
  ['/contact', '9:00 AM-12:00 PM and 1:00 PM-5:30 PM', '9:00 AM-5:30 PM'],
])('the rule of each page sees, on %s of the second site, %s as "%s"', async (path, from, to) => {
  const page = pageOf(path, damaged(path, from, to, below), '/site');
  const pages = new Map([...below.pages, [path, page] as const]);
  expect(await complaints(ALL, { ...below, pages })).not.toEqual([]);
});

it('the rule of search engines sees a closure that ends too early', async () => {
  const html = damaged('/', '"validThrough":"2100-01-02"', '"validThrough":"2099-12-24"', below);
  const pages = new Map([...below.pages, ['/', pageOf('/', html, '/site')] as const]);
  expect(await complaints('marks up', { ...below, pages })).not.toEqual([]);
});

const copy = scratchFolder();
const strange = scratchFolder();
cpSync(site.folder, copy, { recursive: true });

it.each<[rule: string, file: string, from: string, to: string]>([
  ['once in its sitemap', 'sitemap.xml', '/areas/kuna<', '/areas/cuna<'],
  ['once in its sitemap', 'sitemap.xml', '/places/capitol-library<', '/places/zoo-boise<'],
  ['gives address books', 'contact.vcf', 'TEL;TYPE=WORK,VOICE:+1208', 'TEL;TYPE=WORK,VOICE:+1209'],
  ['once in its sitemap', 'robots.txt', '/sitemap.xml', '/map.xml'],
  ['once in its sitemap', 'robots.txt', 'Allow: /', 'Disallow: /'],
  ['for the finder', 'finder.json', '"slug":"kuna"', '"slug":"cuna"'],
  ['for the finder', 'finder.json', '/postmarks/kuna.svg', '/postmarks/cuna.svg'],
  ['how long it may be kept', '_headers', 'immutable', 'private'],
  ['that has moved', '_redirects', '/boise-notary', '/boise'],
  ['in public/ as it is', 'BingSiteAuth.xml', '0123', '3210'],
  ['keeps the editor out', 'admin/index.html', 'noindex', 'index'],
])('the rule that a site "%s" sees what is wrong in %s: %s', async (rule, file, from, to) => {
  editFile(join(copy, file), from, to);
  expect(await complaints(rule, { ...built, folder: copy })).not.toEqual([]);
  cpSync(join(site.folder, file), join(copy, file));
});

it('sees a phone number on a card', async () => {
  const card = join(copy, 'cards', 'contact.png');
  const png = readFileSync(card, 'latin1');
  const line = /Serving .*/.exec(png)?.[0] ?? expect.fail('The card does not say what it shows.');
  const number = 'Call 208.555.0100'.padEnd(line.length).slice(0, line.length);
  writeFileSync(card, png.replace(line, number), 'latin1');
  expect(await complaints('no phone number on a card', { ...built, folder: copy })).not.toEqual([]);
  cpSync(join(site.folder, 'cards', 'contact.png'), card);
});

it('sees a seal that is too small a picture', async () => {
  const file = join(copy, 'seal.png');
  const png = readFileSync(file);
  png.writeUInt32BE(512, 16);
  writeFileSync(file, png);
  expect(await complaints('the seal as a picture', { ...built, folder: copy })).not.toEqual([]);
  cpSync(join(site.folder, 'seal.png'), file);
});

it.each([
  [ALL, 'footer-profiles'],
  ['marks up', 'profiles'],
  [SEEN, 'Find us on'],
])('the rule that a site "%s" misses the profiles of the content: %s', async (rule, complaint) => {
  const business = { ...built.content.business, profiles: ['https://www.facebook.com/sample'] };
  const content = { ...built.content, business };
  const pages = new Map([...built.pages].filter(([path]) => path === '/terms-of-service'));
  const all = await complaints(rule, {
    ...built,
    content,
    pages: rule === ALL ? built.pages : pages,
  });
  expect(all).toContainEqual(expect.stringContaining(complaint));
});

it('sees a file that nobody knows', async () => {
  writeFileSync(join(strange, 'stray.txt'), 'Who wrote this?');
  const lines = await complaints('has no file but pages', { ...built, folder: strange });
  expect(lines).toEqual(['model/own-files.ts does not know /stray.txt']);
});

it('sees a page that is gone, and an address that is lost', async () => {
  const home = new Map([...built.pages].filter(([path]) => path === '/'));
  expect(await complaints('has a page at every path', { ...built, pages: home })).not.toEqual([]);
  expect(await complaints('that has moved', { ...built, redirects: new Map() })).not.toEqual([]);
});

it('sees a page that not everybody can use', async () => {
  const pages = new Map([['/', pageOf('/', '<!doctype html><title>No language</title>')]]);
  expect(await complaints('can be used by everybody', { ...built, pages })).not.toEqual([]);
});
