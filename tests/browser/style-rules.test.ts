import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { newContext } from '../support/browser.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';

const WRITTEN = ['styles', 'components', 'pages', 'islands'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);

/** The built style sheets of a page of each kind, which differ from the sources. */
const BUILT = [
  ...new Set(
    Object.values(FIXTURE_KINDS).flatMap(([path]) => {
      const name = path === '/' ? '/index' : path;
      const names = readdirSync(inject('sites').site.folder, { recursive: true, encoding: 'utf8' });
      const file = names.includes(`${name.slice(1)}.html`) ? `${name}.html` : '/404.html';
      const html = readFileSync(join(inject('sites').site.folder, file), 'utf8');
      return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    }),
  ),
];

/** The text before each opening brace: selectors and at-rules. */
function preludesOf(css: string): string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());
}

/** Splits a selector list at commas outside brackets. */
function selectorsOf(prelude: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const letter of prelude) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop()}${letter}`);
  }
  return selectors.map((selector) => selector.trim());
}

let count: (css: string) => Promise<number>;
let unknownOf: (selectors: string[]) => Promise<string[]>;

beforeAll(async () => {
  const page = await (await newContext()).newPage();
  count = (css) =>
    page.evaluate((text) => {
      const countIn = (rules: CSSRuleList): number =>
        [...rules].reduce((sum, rule) => {
          // Declarations between nested rules don't have braces.
          const isOwn = !(rule instanceof CSSNestedDeclarations);
          const inside = 'cssRules' in rule ? countIn(rule.cssRules as CSSRuleList) : 0;
          return sum + (isOwn ? 1 : 0) + inside;
        }, 0);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return countIn(sheet.cssRules);
    }, css);
  unknownOf = (selectors) =>
    page.evaluate((all) => all.filter((each) => !CSS.supports(`selector(${each})`)), selectors);
  return () => page.context().close();
});

it.each(WRITTEN)('the browser supports every rule of %s', async (path) => {
  // Files of imports don't have rules.
  const css = readFileSync(path, 'utf8').replace(/@(?:import|layer)[^;{]*;/g, '');
  const preludes = preludesOf(css);
  const isKeyframe = (prelude: string) => /^(?:from|to|[\d.]+%)(?:,|$)/.test(prelude);
  const selectors = preludes.filter((each) => !each.startsWith('@') && !isKeyframe(each));

  // Prefixed parts exist only in other browsers.
  const forAll = selectors.flatMap(selectorsOf).filter((each) => !each.includes('::-'));
  expect(await unknownOf(forAll)).toEqual([]);
  expect(await count(css)).toBe(preludes.length);
});

it('the browser supports every built rule', async () => {
  expect(BUILT.length).toBeGreaterThan(1);
  for (const css of BUILT) {
    const own = css.replace(/@layer[^;{]*;/g, '');
    expect(await count(own), own.slice(0, 80)).toBe(preludesOf(own).length);
  }
});
