import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, inject, it } from 'vitest';
import { readPages } from '../support/pages.ts';
import { withSampleText } from '../support/sample-text.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    // "standard" is what the W3C checker holds to; the rules on how HTML is written down, which
    // "recommended" adds, are for people who write it by hand.
    extends: ['html-validate:standard', 'html-validate:a11y'],
  }),
);

const pages = [...readPages(inject('site')).values()];

it('is valid HTML on every page', async () => {
  expect(await complaintsOf(pages)).toEqual([]);
});

it('is valid HTML where a text has a table', async () => {
  const withTable = pages
    .filter(({ path }) => path === '/privacy-policy')
    .map(({ path, html }) => ({ path, html: withSampleText(html) }));
  expect(withTable[0]?.html).toContain('<table>');
  expect(await complaintsOf(withTable)).toEqual([]);
});

async function complaintsOf(all: readonly { path: string; html: string }[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const { path, html } of all) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      complaints.push(...messages.map(({ ruleId, message }) => `${path} ${ruleId}: ${message}`));
    }
  }
  return complaints;
}
