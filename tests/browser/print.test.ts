import { expect, it } from 'vitest';
import { browserForTests, goTo } from '../support/browser.ts';
import { PAGE_KINDS, SERVICE_SLUGS } from '../support/spec.ts';

const open = browserForTests();

/** How many sheets of letter paper a page takes. */
function sheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

it.each(SERVICE_SLUGS)('%s prints as one sheet to have at hand', async (slug) => {
  const { page } = await open(`/services/${slug}`);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Common Documents', "What's Included", 'Before we meet']) {
    expect(await page.getByRole('heading', { name }).isVisible()).toBe(true);
  }
  expect(await page.getByText('(208) 555-0100').filter({ visible: true }).count()).toBe(1);
  expect(await page.getByText('I am not an attorney.').isVisible()).toBe(true);
  expect(await page.getByText('government photo ID').first().isVisible()).toBe(true);
  expect(await page.getByText('witnesses').filter({ visible: true }).count()).toBeGreaterThan(0);
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(1);
});

it('prints of every page its words and the number, and nothing to press', async () => {
  const { page } = await open('/');
  await page.emulateMedia({ media: 'print' });
  for (const path of PAGE_KINDS) {
    await goTo(page, path);
    const shown = {
      heading: await page.getByRole('heading', { level: 1 }).isVisible(),
      number: await page.getByText('(208) 555-0100').filter({ visible: true }).count(),
      buttons: await page.getByRole('button').filter({ visible: true }).count(),
      navigation: await page.getByRole('navigation').filter({ visible: true }).count(),
    };
    expect({ path, ...shown }).toEqual({
      path,
      heading: true,
      number: 1,
      buttons: 0,
      navigation: 0,
    });
  }
});

it.each(['/services/apostille', '/contact'])(
  '%s says on the screen what to bring',
  async (path) => {
    const { page } = await open(path);
    expect(await page.getByRole('heading', { name: 'Before we meet' }).isVisible()).toBe(true);
  },
);

it('keeps what is only for paper off the screen', async () => {
  const { page } = await open('/');
  expect(await page.getByText('(208) 555-0100').filter({ visible: true }).count()).toBe(0);
});
