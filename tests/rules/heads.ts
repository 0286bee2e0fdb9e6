import { absoluteUrl, allPaths } from '../../model/routes.ts';
import { fillTokens } from '../../model/tokens.ts';
import { type BuiltSite, Faults, type Rule } from '../support/built-site.ts';
import { clean, hrefs } from '../support/pages.ts';
import { canonicalOf } from './paths.ts';

/** What the content says of one page. */
interface Words {
  title: string;
  heading: string;
  description: string;
}

/** The words of each canonical page, straight from the content. */
function wordsOf({ site }: BuiltSite): Map<string, Words> {
  const { pages, services, cities, attractions } = site;
  const named = ['services', 'locations', 'areas', 'places', 'contact'] as const;
  const legal = ['privacy-policy', 'terms-of-service'] as const;
  return new Map<string, Words>([
    ['/', pages.home],
    ...[...named, ...legal].map((name) => [`/${name}`, pages[name]] as const),
    ...services.map(({ slug, title, description }) => {
      const words = { heading: title, description };
      const full = fillTokens(pages.service.title, { service: title });
      return [`/services/${slug}`, { ...words, title: full }] as const;
    }),
    ...cities.map(({ slug, name, state, description }) => {
      const tokens = { city: name, state };
      const title = fillTokens(pages.city.title, tokens);
      const heading = fillTokens(pages.city.heading, tokens);
      return [`/areas/${slug}`, { title, heading, description }] as const;
    }),
    ...attractions.map(({ slug, name, cityName, cityState, description }) => {
      const tokens = { place: name, city: cityName, state: cityState };
      const title = fillTokens(pages.place.title, tokens);
      return [`/places/${slug}`, { title, heading: name, description }] as const;
    }),
    ['/404', pages['not-found']],
  ]);
}

export const headRules: Record<string, Rule> = {
  'has a page at every path of the content, and no other': ({ site, pages, redirects }) => {
    const faults = new Faults();
    faults.same('pages', [...pages.keys()].toSorted(), [...allPaths(site), '/404'].toSorted());
    const moved = site.redirects.map(({ from }) => from);
    faults.same('redirects', [...redirects.keys()].toSorted(), moved.toSorted());
    return faults.lines;
  },

  'has one main heading, one title and one description, those of the content': (built) => {
    const faults = new Faults();
    const words = wordsOf(built);
    for (const { path, $ } of built.pages.values()) {
      const expected = words.get(canonicalOf(path));
      const headings = $('h1').toArray();
      faults.same(
        `${path} h1`,
        headings.map((h1) => clean($(h1).text())),
        [expected?.heading],
      );
      const titles = $('head title').toArray();
      faults.same(
        `${path} title`,
        titles.map((title) => $(title).text()),
        [`${expected?.title} | ${built.site.business.name}`],
      );
      const contents = (name: string) =>
        $(`meta[name=${name}]`)
          .toArray()
          .map((meta) => $(meta).attr('content'));
      faults.same(`${path} description`, contents('description'), [expected?.description]);
      const keywords = contents('keywords');
      faults.unless(keywords.length === 1 && !keywords.includes(''), `${path} keywords`);
    }
    return faults.lines;
  },

  'names its canonical address, and only 404 keeps search engines out': ({ site, pages }) => {
    const faults = new Faults();
    for (const { path, $ } of pages.values()) {
      const canonical = absoluteUrl(site.settings.siteUrl, canonicalOf(path));
      const missing = path === '/404';
      faults.same(`${path} canonical`, hrefs($, 'link[rel=canonical]'), missing ? [] : [canonical]);
      faults.same(`${path} robots`, $('meta[name=robots]').length, missing ? 1 : 0);
    }
    return faults.lines;
  },
};
