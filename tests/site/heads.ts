import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { allPaths, isTextPage, TEXT_PAGES } from '../../model/routes.ts';
import { fillTokens } from '../../model/tokens.ts';
import {
  attributes,
  type BuiltSite,
  canonicalOf,
  Faults,
  hrefs,
  type Rule,
  texts,
} from './built-site.ts';

/** The words of each canonical page, straight from the content. */
function wordsOf({ site }: BuiltSite) {
  const { pages, services, cities, attractions } = site;
  const named = ['services', 'locations', 'areas', 'places', 'contact'] as const;
  const ofText = Object.keys(TEXT_PAGES).filter(isTextPage);
  return new Map<string, { title: string; heading: string; description: string }>([
    ['/', pages.home],
    ...[...named, ...ofText].map((name) => [`/${name}`, pages[name]] as const),
    ...services.map(({ slug, title: heading, description }) => {
      const title = fillTokens(pages.service.title, { service: heading });
      return [`/services/${slug}`, { title, heading, description }] as const;
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

const validator = new HtmlValidate(
  new StaticConfigLoader({
    // "standard" is what the W3C checker holds to; "recommended" adds how people write HTML by hand.
    extends: ['html-validate:standard', 'html-validate:a11y'],
    // The list of a combobox is no select: people type in its field (ARIA APG, "Combobox Pattern").
    rules: { 'prefer-native-element': ['error', { exclude: ['listbox'] }] },
  }),
);

/** What a page shows where a value is missing or was not filled in. */
const MISSING = /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w+\}|\{\{|AIza|\uFFFD/g;

/** Which pages there are, what they are called, and how they are written down. */
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
      const { title, heading, description } = words.get(canonicalOf(path)) ?? {};
      faults.same(`${path} h1`, texts($, 'h1'), [heading]);
      const full = `${title} | ${built.site.business.name}`;
      faults.same(`${path} title`, texts($, 'head title'), [full]);
      const described = attributes($, 'meta[name=description]', 'content');
      faults.same(`${path} description`, described, [description]);
      const keywords = attributes($, 'meta[name=keywords]', 'content');
      faults.unless(keywords.length === 1 && !keywords.includes(''), `${path} keywords`);
    }
    return faults.lines;
  },

  'names its canonical address, and only 404 keeps search engines out': ({ site, pages }) => {
    const faults = new Faults();
    for (const { path, $ } of pages.values()) {
      const canonical = site.settings.siteUrl + canonicalOf(path);
      const missing = path === '/404';
      faults.same(`${path} canonical`, hrefs($, 'link[rel=canonical]'), missing ? [] : [canonical]);
      faults.same(`${path} robots`, $('meta[name=robots]').length, missing ? 1 : 0);
    }
    return faults.lines;
  },

  'is valid HTML': async ({ pages }) => {
    const complaints: string[] = [];
    for (const { path, html } of pages.values()) {
      const { results } = await validator.validateString(html);
      for (const { messages } of results) {
        complaints.push(...messages.map(({ ruleId, message }) => `${path} ${ruleId}: ${message}`));
      }
    }
    return complaints;
  },

  'shows no sign of a missing value': ({ pages, words }) => {
    const faults = new Faults();
    for (const { path, html } of pages.values()) {
      const text = html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
      for (const [sign] of text.matchAll(MISSING)) {
        faults.unless(words.includes(sign), `${path} shows "${sign}"`);
      }
    }
    return faults.lines;
  },

  'has ids that stand once, and names what they belong to': ({ pages }) => {
    const faults = new Faults();
    for (const { path, $ } of pages.values()) {
      const ids = attributes($, '[id]', 'id');
      faults.same(`${path} ids`, ids, [...new Set(ids)]);
      for (const id of attributes($, 'label', 'for')) {
        faults.same(`${path} field ${id}`, $(`[id="${id}"]`).length, 1);
      }
    }
    return faults.lines;
  },

  'asks for one script, and has its style and what a press needs inside': ({ pages }) => {
    const faults = new Faults();
    for (const { path, $ } of pages.values()) {
      const count = (selector: string) => $(selector).length;
      faults.same(`${path} style sheets`, [count('link[rel=stylesheet]'), count('style')], [0, 1]);
      const scripts = [count('script[src]'), count('script[type=module]')];
      faults.same(`${path} scripts`, scripts, [1, 1]);
      const { length } = $('script:not([type])').text();
      faults.unless(length > 0 && length <= 300, `${path} has no short inline script`);
    }
    return faults.lines;
  },
};
