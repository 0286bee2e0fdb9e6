import { expect, it } from 'vitest';
import { FROZEN_CONTENT } from '../../../tests/support/frozen-content.ts';
import { formatDiagnostic } from '../diagnostic.ts';
import { validateContent } from '../index.ts';
import { readContentFolder } from '../read.ts';

const original = await readContentFolder(FROZEN_CONTENT);

const launch = (
  siteUrl: string,
  change: (path: string, text: string) => string = (_, text) => text,
) => {
  const files = original.map(({ path, text }) => ({ path, text: change(path, text) }));
  return validateContent(files, { siteUrl, base: '', cards: false }).launch;
};

it('names every placeholder, sample and reserved address, and what the owner decides', () => {
  const { blockers = [], notes = [] } = launch('https://www.example.com') ?? {};
  expect(blockers.map(formatDiagnostic)).toMatchInlineSnapshot(`
    [
      "content/business.yaml:3:7  name: still a placeholder. Write the real one, and delete "name" under placeholders.",
      "content/business.yaml:4:8  phone: still a placeholder. Write the real one, and delete "phone" under placeholders.",
      "content/business.yaml:5:8  email: still a placeholder. Write the real one, and delete "email" under placeholders.",
      "content/business.yaml:9:9  address.city: still a placeholder. Write the real one, and delete "address" under placeholders.",
      "content/business.yaml:12:11  latitude: still a placeholder. Write the real one, and delete "coordinates" under placeholders.",
      "content/testimonials.yaml:10:13  testimonials[1].sample: a sample. Replace it with a client's real words, with permission, and delete this line.",
      "content/testimonials.yaml:16:13  testimonials[2].sample: a sample. Replace it with a client's real words, with permission, and delete this line.",
      "content/testimonials.yaml:22:13  testimonials[3].sample: a sample. Replace it with a client's real words, with permission, and delete this line.",
      "content/testimonials.yaml:28:13  testimonials[4].sample: a sample. Replace it with a client's real words, with permission, and delete this line.",
      "SITE_URL  https://www.example.com is reserved for examples. Set SITE_URL to the site's own address where it's built (docs/deploy.md).",
    ]
  `);
  expect(notes.map(formatDiagnostic)).toMatchInlineSnapshot(`
    [
      "content/business.yaml:23:3  warning: hours.structured: these differ from hours.visible, and search engines expect what visitors read. Make both the same once the owner has decided.",
      "content/business.yaml:33:1  warning: commissions: no commission in the state of these cities: Ontario, OR; Vale, OR. Ask the owner what may be offered there.",
      "content/business.yaml  warning: form: not set, so the message form opens a draft in the visitor's own email program, which not everyone has. Add a form service if that matters.",
    ]
  `);
});

/** The content as an owner leaves it who has filled in everything. */
function filledIn(path: string, text: string): string {
  if (path === 'testimonials.yaml') return text.replaceAll(/\n\s+sample: true/g, '');
  if (path !== 'business.yaml') return text;
  return text
    .replace(/placeholders:[\s\S]*$/, 'placeholders: []\n')
    .replace('(208) 555-0100', '(208) 555-0200')
    .replace('hello@example.com', 'hello@the-owner-of-this-site.com')
    .replace('closes: 18:00', 'closes: 20:00')
    .replace('  - ID\n', '  - ID\n  - OR\n');
}

it('finds nothing in the way once all is filled in', () => {
  const result = launch('https://www.the-owner-of-this-site.com', filledIn);
  expect(result?.blockers).toEqual([]);
  expect(result?.notes.map(({ field }) => field)).toEqual(['form']);
});

it('does not let a form go to the machine of whoever opens the page', () => {
  const { blockers = [] } =
    launch('https://www.the-owner-of-this-site.com', (path, text) =>
      path === 'business.yaml'
        ? `${filledIn(path, text)}form:\n  endpoint: http://localhost:8080/take\n`
        : filledIn(path, text),
    ) ?? {};
  expect(blockers.map(({ field, severity }) => `${severity} ${field}`)).toEqual([
    'error form.endpoint',
  ]);
});

it('is not deceived by a placeholder that was only taken off the list', () => {
  const result = launch('https://www.the-owner-of-this-site.com', (path, text) =>
    filledIn(path, text)
      .replace('(208) 555-0200', '(208) 555-0123')
      .replace('the-owner-of-this-site.com', 'example.org'),
  );
  expect(result?.blockers.map(({ field }) => field)).toEqual(['phone', 'email']);
});

it('lists facts of attractions that are to be confirmed, and leaves them out of the site', () => {
  const files = original.map(({ path, text }) => ({
    path,
    text:
      path === 'attractions/boise.yaml'
        ? text.replace('name: Zoo Boise\n', 'name: Zoo Boise\n    unconfirmed: [address, phone]\n')
        : text,
  }));
  const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
  const { content, launch: report, diagnostics } = validateContent(files, settings);
  const zoo = content?.cities
    .flatMap(({ attractions }) => attractions)
    .find(({ name }) => name === 'Zoo Boise');
  expect(zoo).toMatchObject({ address: undefined, phone: undefined, url: expect.anything() });
  expect(report?.toConfirm.map(({ field }) => field).at(-1)).toMatch(/unconfirmed$/);
  expect(diagnostics.filter(({ field }) => field?.endsWith('unconfirmed'))).toEqual([]);
});
