import { expect, it } from 'vitest';
import { faultsOf, RULES } from '../rules/index.ts';
import { type BuiltSite, frozenSite } from '../support/built-site.ts';
import { pageOf } from '../support/pages.ts';

const built = await frozenSite();

/** The site with one page that somebody damaged. */
function damaged(path: string, from: string | RegExp, to: string): BuiltSite {
  const page = built.pages.get(path);
  const html = page?.html.replace(from, to) ?? '';
  if (page === undefined || html === page.html) throw new Error(`Nothing was damaged on ${path}.`);
  return { ...built, pages: new Map([...built.pages, [path, pageOf(path, html)]]) };
}

/** What the rules say whose names have these words. */
async function found(words: string, site: BuiltSite): Promise<string[]> {
  const rules = Object.entries(RULES).filter(([name]) => name.includes(words));
  expect(rules.length).toBeGreaterThan(0);
  return (await Promise.all(rules.map(([, rule]) => rule(site)))).flat();
}

it.each<[name: string, path: string, from: string | RegExp, to: string, rule: string]>([
  [
    'a canonical address',
    '/areas/boise',
    /(rel="canonical" href="[^"]*)boise/,
    '$1nampa',
    'canonical',
  ],
  ['an anchor', '/services/apostille', /id="q-[^"]*"/, 'id="q-none"', 'anchors'],
  ['a link', '/', /href="\/areas\/boise"/, 'href="/areas/bosie"', 'leads only to pages'],
  ['a picture', '/areas', /<img src="[^"]*"/, '<img src="/none.svg"', 'every picture'],
  ['a price range', '/contact', '"priceRange":"$$"', '"priceRange":"$"', 'describes the business'],
  [
    'a phone number',
    '/contact',
    '"telephone":"+1208',
    '"telephone":"+1209',
    'describes the business',
  ],
  [
    'a marked-up answer',
    '/services/apostille',
    '"Answer","text":"',
    '"Answer","text":"Not ',
    'marks up',
  ],
  [
    'a node that nobody describes',
    '/',
    '"publisher":{"@id":"',
    '"publisher":{"@id":"x',
    'refers only',
  ],
  ['a title', '/services', '<title>', '<title>Our ', 'one main heading'],
  [
    'a second heading',
    '/areas/vale',
    '<main id="main">',
    '<main id="main"><h1>Vale</h1>',
    'one main heading',
  ],
  [
    'a description of another page',
    '/areas/vale',
    /(name="description" content=")[^"]*/,
    '$1',
    'one main heading',
  ],
  ['a shared title', '/contact', /(og:title" content=")[^"]*/, '$1Other', 'share a link'],
  [
    'an inline script',
    '/',
    '</body>',
    '<script>alert(1)</script></body>',
    'one policy for all pages',
  ],
  ['a style in an attribute', '/', '<main ', '<main style="color:red" ', 'style and no handler'],
  ['a value that is missing', '/', '</main>', '<p>undefined</p></main>', 'missing value'],
  ['an id that stands twice', '/', '</main>', '<p id="menu"></p></main>', 'ids that stand once'],
  [
    'another style sheet',
    '/',
    '</head>',
    '<link rel="stylesheet" href="/x.css"></head>',
    'asks for one script',
  ],
  ['the mailbox', '/', '</main>', `${built.site.business.email}</main>`, 'leads out'],
  [
    'a service card',
    '/',
    /<article class="card service-card">.*?<\/article>/s,
    '',
    'shows on home',
  ],
  [
    'a document',
    '/services/apostille',
    /<li>Certified birth certificates<\/li>/,
    '',
    'each service page',
  ],
  ['a city of the list', '/locations', />Boise, ID</, '>Boise<', 'lists the cities'],
  [
    'one of the two city pages',
    '/locations/vale',
    /(<main.*?)Oregon Trail/s,
    '$1Trail',
    'under /areas and /locations',
  ],
  ['a way to a place', '/areas/vale', /origin=/, 'from=', 'each city page'],
  ['a link to a website', '/places/zoo-boise', 'destination=', 'to=', 'each place page'],
  ['the hours', '/contact', /8:00 AM-8:00 PM/, '8:00 AM-9:00 PM', 'contact page'],
  ['a card of a place', '/places', 'Zoo Boise</h3>', 'Zoo</h3>', 'every place'],
  ['the footer', '/contact', /(<footer.*?)href="\/privacy-policy"/s, '$1href="/"', 'footer'],
])('sees that %s is not what it should be', async (_, path, from, to, rule) => {
  expect(await found(rule, damaged(path, from, to))).not.toEqual([]);
});

// Slow, and the same of any words: content/ is held to it (tests/rules/content.test.ts).
const { 'is valid HTML': _, ...held } = RULES;

it.each(Object.entries(held))('%s', async (_, rule) => {
  expect(await faultsOf(rule, built)).toEqual([]);
});

it('sees a page that should not be there, and one that is gone', async () => {
  const vale = built.pages.get('/areas/vale');
  if (vale === undefined) throw new Error('There is no such page.');
  const more = { ...built, pages: new Map([...built.pages, ['/areas/x', vale]]) };
  expect(await found('has a page at every path', more)).not.toEqual([]);
});

it('sees HTML that is not valid', async () => {
  const page = damaged('/areas/vale', '<main ', '<main role="presentation" bogus=1 bogus=2 ');
  const one = {
    ...page,
    pages: new Map([...page.pages].filter(([path]) => path === '/areas/vale')),
  };
  expect(await found('is valid HTML', one)).not.toEqual([]);
});
