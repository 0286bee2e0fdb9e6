import { load } from 'cheerio';
import { parse } from 'postcss';
import { expect, inject, it } from 'vitest';
import { readPages } from '../support/pages.ts';
import { SAMPLE_TEXT } from '../support/sample-text.ts';

const pages = [...readPages(inject('site')).values()];
const sheet = parse(pages[0]?.$('style').first().text() ?? '');

/** What a selector asks of the visitor or the browser, not of the page. */
const STATES =
  /::?(?:before|after|hover|focus-visible|focus-within|focus|-webkit-details-marker)\b/g;
const POSSIBLE = /:not\(:(?:focus|popover-open|empty)\)|\[open\]/g;

/** What stands in a page only after a script has written it there, and which. */
const WRITTEN = [
  // The loader, where an island cannot be loaded.
  '[data-failed]',
  // The island of 404.html; the list of places hides what a search does not find.
  '.suggestion',
  '[hidden]',
];

it('has the same style sheet in every page', () => {
  const sheets = new Set(pages.map(({ $ }) => $('style').first().text()));
  // Addresses that have moved are plain pages without a sheet of the site.
  sheets.delete('');
  expect(sheets.size).toBe(1);
});

it('has no rule that no page uses', () => {
  const selectors: string[] = [];
  sheet.walkRules((rule) => {
    const { parent } = rule;
    const step = parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
    if (!step) selectors.push(...rule.selectors);
  });
  expect(selectors.length).toBeGreaterThan(150);
  expect(WRITTEN.filter((written) => !selectors.some((one) => one.includes(written)))).toEqual([]);
  // A table or a list stands in a page as soon as an editor writes one.
  const all = [...pages.map(({ $ }) => $), load(`<div class="prose">${SAMPLE_TEXT}</div>`)];
  const unused = selectors.filter((selector) => {
    const plain = standing(selector);
    return !all.some(($) => $(plain).length > 0);
  });
  expect(unused).toEqual([]);
});

it('has no token that no rule uses', () => {
  const css = sheet.toString();
  const told = new Set<string>();
  // The bundler's own two stand in for light-dark() in older browsers.
  sheet.walkDecls(/^--(?!lightningcss-)/, ({ prop }) => {
    told.add(prop);
  });
  expect(told.size).toBeGreaterThan(20);
  expect([...told].filter((name) => !css.includes(`var(${name}`))).toEqual([]);
});

/** What must stand in a page, as it was built, for a rule ever to count. */
function standing(selector: string): string {
  const built = WRITTEN.reduce((left, written) => left.replace(written, ''), selector);
  const plain = built.replace(POSSIBLE, '').replace(STATES, '').trim();
  // What is left may start or end with nothing: "main >", "> summary".
  return plain.replace(/^$|(?<=[>+~])$/, '*').replace(/(^|\s)(?=[>+~])/g, '$1*');
}
