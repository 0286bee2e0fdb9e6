import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { allPaths } from '../../model/pages.ts';
import { everyPage, type Rule } from './built-site.ts';

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

/** Which pages there are, and how they are written down. */
export const markupRules: Record<string, Rule> = {
  'has a page at every path of the content, and no other': ({ site, pages, redirects }, faults) => {
    faults.same('pages', [...pages.keys()].toSorted(), [...allPaths(site), '/404'].toSorted());
    const moved = site.redirects.map(({ from }) => from);
    faults.same('redirects', [...redirects.keys()].toSorted(), moved.toSorted());
  },

  'is valid HTML, and names its encoding early': everyPage(async ({ html }, faults) => {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    for (const { ruleId, message } of messages) faults.unless(false, `${ruleId}: ${message}`);
    // Browsers look for it among the first 1,024 bytes.
    faults.unless(html.search(/<meta charset=/i) < 900, 'names its encoding late');
  }),

  'shows no sign of a missing value': everyPage(({ html }, faults, { words }) => {
    const text = html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
    for (const [sign] of text.matchAll(MISSING)) {
      faults.unless(words.includes(sign), `shows "${sign}"`);
    }
  }),
};
