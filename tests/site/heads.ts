import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { allPaths, isTextPage, TEXT_PAGES } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { fillTokens } from '../../model/tokens.ts';
import { attributes, canonicalOf, everyPage, hrefs, type Rule, texts } from './built-site.ts';

/** The words of each canonical page, straight from the content. */
function wordsOf({ pages, services, cities, attractions }: Site) {
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
      const fill = (text: string) => fillTokens(text, { city: name, state });
      const [title, heading] = [fill(pages.city.title), fill(pages.city.heading)];
      return [`/areas/${slug}`, { title, heading, description }] as const;
    }),
    ...attractions.map(({ slug, name: heading, cityName, cityState, description }) => {
      const tokens = { place: heading, city: cityName, state: cityState };
      const title = fillTokens(pages.place.title, tokens);
      return [`/places/${slug}`, { title, heading, description }] as const;
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
  'has a page at every path of the content, and no other': ({ site, pages, redirects }, faults) => {
    faults.same('pages', [...pages.keys()].toSorted(), [...allPaths(site), '/404'].toSorted());
    const moved = site.redirects.map(({ from }) => from);
    faults.same('redirects', [...redirects.keys()].toSorted(), moved.toSorted());
  },

  'has one main heading, one title and one description, those of the content': (built, faults) => {
    const words = wordsOf(built.site);
    for (const { path, $ } of built.pages.values()) {
      const { title, heading, description } = words.get(canonicalOf(path)) ?? {};
      const page = faults.on(path);
      page.same('h1', texts($, 'h1'), [heading]);
      page.same('title', texts($, 'head title'), [`${title} | ${built.site.business.name}`]);
      page.same('description', attributes($, 'meta[name=description]', 'content'), [description]);
      const keywords = attributes($, 'meta[name=keywords]', 'content');
      page.unless(keywords.length === 1 && keywords[0] !== '', 'has no keywords');
    }
  },

  'names its canonical address, and only 404 keeps search engines out': everyPage(
    ({ path, $ }, faults, { site }) => {
      const isMissing = path === '/404';
      const canonical = site.settings.siteUrl + canonicalOf(path);
      faults.same('canonical', hrefs($, 'link[rel=canonical]'), isMissing ? [] : [canonical]);
      faults.same('robots', $('meta[name=robots]').length, isMissing ? 1 : 0);
    },
  ),

  'is valid HTML': everyPage(async ({ html }, faults) => {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    for (const { ruleId, message } of messages) faults.unless(false, `${ruleId}: ${message}`);
  }),

  'shows no sign of a missing value': everyPage(({ html }, faults, { words }) => {
    const text = html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
    for (const [sign] of text.matchAll(MISSING)) {
      faults.unless(words.includes(sign), `shows "${sign}"`);
    }
  }),

  'has ids that stand once, and names what they belong to': everyPage(({ $ }, faults) => {
    const ids = attributes($, '[id]', 'id');
    faults.same('ids', ids, [...new Set(ids)]);
    const lost = attributes($, 'label', 'for').filter((id) => !ids.includes(id));
    faults.same('labels without a field', lost, []);
  }),

  'asks for one script, and has its style and what a press needs inside': everyPage(
    ({ $ }, faults) => {
      const count = (selector: string) => $(selector).length;
      faults.same('style sheets', [count('link[rel=stylesheet]'), count('style')], [0, 1]);
      faults.same('scripts', [count('script[src]'), count('script[type=module]')], [1, 1]);
      const { length } = $('script:not([type])').text();
      faults.unless(length > 0 && length <= 300, 'has no short inline script');
    },
  ),
};
