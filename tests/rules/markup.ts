import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { Faults, type Rule } from '../support/built-site.ts';
import { lackingRules } from '../support/style.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    // "standard" is what the W3C checker holds to; the rules on how HTML is written down, which
    // "recommended" adds, are for people who write it by hand.
    extends: ['html-validate:standard', 'html-validate:a11y'],
    // The list of a combobox is no select: people type in its field (ARIA APG, "Combobox Pattern").
    rules: { 'prefer-native-element': ['error', { exclude: ['listbox'] }] },
  }),
);

/** What a page shows where a value is missing or was not filled in. */
const MISSING = /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w+\}|\{\{|AIza|\uFFFD/g;

export const markupRules: Record<string, Rule> = {
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
      const ids = $('[id]')
        .toArray()
        .map((element) => $(element).attr('id'));
      faults.same(`${path} ids`, ids, [...new Set(ids)]);
      for (const label of $('label').toArray()) {
        const named = $(`[id="${$(label).attr('for')}"]`);
        faults.same(`${path} field of "${$(label).text()}"`, named.length, 1);
      }
    }
    return faults.lines;
  },

  'asks for no style sheet and no script, and runs the loader only for islands': ({ pages }) => {
    const faults = new Faults();
    for (const { path, $ } of pages.values()) {
      const asked = $('link[rel=stylesheet], link[rel=preload], script[src]').length;
      const modules = $('script[type=module]').toArray();
      const text = modules.map((script) => $(script).text()).join('');
      faults.same(`${path} scripts`, [asked, modules.length], [0, 1]);
      faults.unless(text.includes('popovertarget'), `${path} has no script for its disclosures`);
      const islands = $('[data-island], [data-open-now]').length > 0;
      faults.same(`${path} has the loader`, text.includes('[data-island]'), islands);
      // Page Not Found marks, before it is painted, where another screen may come.
      faults.same(`${path} plain scripts`, $('script:not([type])').length, path === '/404' ? 1 : 0);
    }
    return faults.lines;
  },

  'carries every rule that it can use, and all pages of a kind the same': async ({ pages }) => {
    const faults = new Faults();
    const styles = new Map<string, string>();
    for (const { path, html } of pages.values()) {
      faults.same(`${path} lacks`, await lackingRules(html), []);
      const kind = path.replace(/(?<=^\/.+\/).*/, '*').replace('/locations/', '/areas/');
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      faults.unless((styles.get(kind) ?? style) === style, `${path} has a style of its own`);
      styles.set(kind, style);
    }
    return faults.lines;
  },
};
