import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, inject, it } from 'vitest';
import { readPages } from '../support/pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    // "standard" is what the W3C checker holds to; the rules on how HTML is written down, which
    // "recommended" adds, are for people who write it by hand.
    extends: ['html-validate:standard', 'html-validate:a11y'],
  }),
);

it('is valid HTML on every page', async () => {
  const complaints: string[] = [];
  for (const { path, html } of readPages(inject('site')).values()) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      complaints.push(...messages.map(({ ruleId, message }) => `${path} ${ruleId}: ${message}`));
    }
  }
  expect(complaints).toEqual([]);
});
