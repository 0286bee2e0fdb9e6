import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { frozenPages } from '../support/pages.ts';
import { SAMPLE_TEXT } from '../support/sample-text.ts';
import { PAGE_KINDS } from '../support/spec.ts';
import { selectorsIn, styleOf } from '../support/style.ts';

const pages = [...frozenPages().values()];
/** One of each kind has nearly everything; the others are parsed only where it has not. */
const kinds = new Set([...PAGE_KINDS, '/404']);
const likelyFirst = pages.toSorted((a, b) => Number(kinds.has(b.path)) - Number(kinds.has(a.path)));
const sheet = styleOf(pages[0]?.html ?? '');

/** What a selector asks of the visitor or the browser, not of the page. */
const STATES =
  /::view-transition-group\(root\)|::?(?:before|after|hover|active|focus-visible|focus-within|focus|popover-open|first-letter|-webkit-(?:details-marker|search-cancel-button))\b/g;
const POSSIBLE = /:not\((?::focus|:popover-open|:empty|\[data-failed\])\)|\[open\]/g;

/** What stands in a page only after a script has written it there, and which. */
const WRITTEN = [
  // The loader, where an island cannot be loaded.
  '[data-failed]',
  // The island of 404.html; the list of places hides what a search does not find.
  ':is([data-path*="/areas/" i],[data-path*="/locations/" i],[data-path*="/places/" i])',
  '[hidden]',
  // The finder's options and its answer.
  '.lookup-options>li',
  '.lookup-options>[data-highlighted]',
  '.lookup-options mark',
  '.lookup-options small',
  '.finder-answer>*+*',
  // The frozen content says nothing of the notary and has no pictures; other tests build some that does.
  '.about-columns+.your-notary',
  '.your-notary dl',
  '.your-notary dd',
  '.your-notary',
  '.steps',
  '.testimonial .said',
  '.prose picture img',
  '.flow:has(.picture)+.faq-index',
  '.picture-lead',
  '.picture-portrait',
  '.picture',
];

it('has no rule that no page uses', () => {
  const selectors = selectorsIn(sheet);
  expect(selectors.length).toBeGreaterThan(150);
  expect(WRITTEN.filter((written) => !selectors.some((one) => one.includes(written)))).toEqual([]);
  // A table or a list stands in a page as soon as an editor writes one.
  const prose = load(`<div class="prose">${SAMPLE_TEXT}</div>`);
  const unused = selectors.filter((selector) => {
    const plain = standing(selector);
    return prose(plain).length === 0 && !likelyFirst.some(({ $ }) => $(plain).length > 0);
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
  const always = selector.replace(POSSIBLE, '');
  const built = WRITTEN.reduce((left, written) => left.replace(written, ''), always);
  const plain = built.replace(STATES, '').trim();
  // What is left may start or end with nothing: "main >", "> summary".
  return plain.replace(/^$|(?<=[>+~])$/, '*').replace(/(^|\s)(?=[>+~])/g, '$1*');
}
