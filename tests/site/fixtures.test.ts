import { describe, expect, inject, it } from 'vitest';
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

/** What the rules say whose names have these words. */
async function found(words: string, damaged: BuiltSite): Promise<string[]> {
  const rules = Object.entries(RULES).filter(([name]) => name.includes(words));
  expect(rules).toHaveLength(1);
  return (await Promise.all(rules.map(([, rule]) => faultsOf(rule, damaged)))).flat();
}

/** The site with one page as it was changed, or without it. */
function withPage(path: string, change: (html: string) => string | undefined): BuiltSite {
  const html = built.pages.get(path)?.html ?? '';
  const changed = change(html);
  if (changed === html) throw new Error(`Nothing was damaged on ${path}.`);
  const pages = [...built.pages].filter(([other]) => other !== path);
  const added = changed === undefined ? [] : [[path, pageOf(path, changed)] as const];
  return { ...built, pages: new Map([...pages, ...added]) };
}

// A rule that cannot fail is none: each sees one site that was damaged.
describe.each<[rule: string, path: string, from: string | RegExp, to: string]>([
  ['has one main heading', '/areas/kuna', '<main id="main">', '<main id="main"><h1>Kuna</h1>'],
  ['names its canonical address', '/areas/kuna', /(rel="canonical" href="[^"]*)kuna/, '$1nampa'],
  ['is valid HTML', '/contact', '<main ', '<main role="presentation" bogus=1 bogus=2 '],
  ['shows no sign of a missing value', '/', '</main>', '<p>undefined</p></main>'],
  ['has ids that stand once', '/', '</main>', '<p id="menu"></p></main>'],
  ['asks for one script', '/', '</head>', '<link rel="stylesheet" href="/x.css"></head>'],
  ['has the header with its four links', '/contact', '>Service Areas</a>', '>Areas</a>'],
  ['says on each page', '/', /<article class="card service-card">.*?<\/article>/s, ''],
  ['what the owner says of the notary', '/contact', 'English and Spanish', 'English'],
  ['lists every document', '/services', '<b>Deeds of trust</b>', '<b>Deeds</b>'],
  ['asks what and where', '/areas', 'id="finder-heading"', 'id="heading"'],
  ['says on each page', '/services/apostille', '<li>Court orders</li>', ''],
  ['lists the cities of /locations', '/locations', '>Boise, ID <', '>Boise <'],
  ['under /areas and /locations', '/locations/kuna', 'Birds of prey', 'Birds'],
  ['leads from each page', '/areas/ontario', /origin=/, 'from='],
  ['says on each city page', '/areas/kuna', 'Book Now', 'Book'],
  ['what clients say', '/', '5 out of 5 stars', '4 out of 5 stars'],
  ['shows every place on /places', '/places', 'Zoo Boise</h3>', 'Zoo</h3>'],
  ['the way from it', '/places/zoo-boise', /(<iframe[^>]*)(saddr|origin)=/, '$1from='],
  ['says on each page', '/contact', '8:00 AM-8:00 PM', '8:00 AM-9:00 PM'],
  ['asks in the form', '/contact', 'Select Document Type', 'Select'],
  ['says on each page', '/404', 'Return to Home', 'Home'],
  ['leads only to pages', '/', 'href="/areas/boise"', 'href="/areas/bosie"'],
  ['leads only to pages', '/services', 'id="questions"', 'id="none"'],
  ['names every file below its base', '/areas', /<img src="[^"]*"/, '<img src="/none.svg"'],
  ['leads out by https alone', '/', '</main>', 'hello@example.com</main>'],
  ['marks up nothing', '/services/apostille', '"Answer","text":"', '"Answer","text":"Not '],
  ['marks up nothing', '/contact', '"closes":"18:00"', '"closes":"23:59"'],
  ['describes the business', '/contact', '"telephone":"+1208', '"telephone":"+1209'],
  ['refers only', '/', '"publisher":{"@id":"', '"publisher":{"@id":"x'],
  ['says the same to people who share', '/contact', /(og:title" content=")[^"]*/, '$1Other'],
  ['has one policy for all pages', '/', '</body>', '<script>alert(1)</script></body>'],
  ['has no style and no handler', '/', '<main ', '<main style="color:red" '],
  ['keeps the editor out', '/', '</main>', '<a href="/admin">Edit</a></main>'],
  ['can be used by everybody', '/terms-of-service', '<html lang="en-US"', '<html'],
])('the rule that a site %s', (rule, path, from, to) => {
  it(`sees what is wrong on ${path}`, async () => {
    expect(
      await found(
        rule,
        withPage(path, (html) => html.replace(from, to)),
      ),
    ).not.toEqual([]);
  });
});

it('sees a page that is gone, one that cannot be reached, and an address that is lost', async () => {
  const without = withPage('/areas/kuna', () => undefined);
  expect(await found('has a page at every path', without)).not.toEqual([]);
  const pages = new Map([...built.pages].filter(([path]) => path === '/'));
  expect(await found('three clicks from home', { ...built, pages })).not.toEqual([]);
  expect(await found('that has moved', { ...built, redirects: new Map() })).not.toEqual([]);
});
