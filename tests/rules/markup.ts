import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { Faults, type Rule } from '../support/built-site.ts';

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

  'asks for one script, and has its style and what a press needs inside': ({ pages }) => {
    const faults = new Faults();
    for (const { path, $ } of pages.values()) {
      const count = (selector: string) => $(selector).length;
      faults.same(`${path} style sheets`, [count('link[rel=stylesheet]'), count('style')], [0, 1]);
      faults.same(`${path} preloads`, count('link[rel=preload]'), 0);
      const scripts = [count('script[src]'), count('script[type=module]')];
      faults.same(`${path} scripts`, scripts, [1, 1]);
      const inline = $('script:not([type])').text();
      faults.unless(
        inline.length > 0 && inline.length <= 300,
        `${path} has no short inline script`,
      );
    }
    return faults.lines;
  },
};
