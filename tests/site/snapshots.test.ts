import { expect, inject, it } from 'vitest';
import { FIXTURE_PUBLIC, OTHER_SETTINGS } from '../support/fixture.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { businessPhone } from './expected.ts';
import { shownText } from './shown.ts';
import { contextOf } from './visit.ts';

// What each kind of page shows as delivered: on a phone, without scripts. After intended changes,
// update with `npm test -- snapshots -u` and review the diff.

const { site, other } = inject('sites');
const built = {
  ...(await readBuiltSite(site.content, FIXTURE_PUBLIC, site.folder)),
  url: site.url,
};
const below = {
  ...(await readBuiltSite(other.content, FIXTURE_PUBLIC, other.folder, OTHER_SETTINGS)),
  url: other.url,
};

/**
 * Screens for unknown pages need scripts, so they have their own tests
 * (tests/browser/not-found.test.ts).
 */
const KINDS = Object.entries(FIXTURE_KINDS)
  .filter(([kind]) => !kind.startsWith('unknown-'))
  .map(([kind, [path]]) => ({ kind, path }));

async function textAt(which: BuiltSite, path: string): Promise<string> {
  const viewport = { width: 375, height: 800 };
  const { context, start } = await contextOf(which, { javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto(start + path);
  // Scroll-driven elements know whether they are visible only once painted.
  await page.screenshot();
  const text = await shownText(page, which, which.pages.has(path) ? path : '/404');
  await context.close();
  return text;
}

/** Replaces the second site's name, phone and addresses by the first one's. */
function asOnFirstSite(text: string): string {
  const [from, to] = [businessPhone(below), businessPhone(built)];
  return text
    .replaceAll('/site/', '/')
    .replaceAll(below.content.business.name, built.content.business.name)
    .replaceAll(from.international, to.international)
    .replaceAll(from.shown, to.shown);
}

/** The lines that only one text has: "<" for the first, ">" for the second. */
function differences(text: string, otherText: string): string[] {
  const [lines, others] = [text.split('\n'), otherText.split('\n')];
  const gone = lines.filter((line) => !others.includes(line));
  const come = others.filter((line) => !lines.includes(line));
  return [...gone.map((line) => `< ${line}`), ...come.map((line) => `> ${line}`)];
}

it.each(KINDS)('$kind matches its snapshot', async ({ kind, path }) => {
  const text = await textAt(built, path);
  await expect(`# ${path}\n\n${text}`).toMatchFileSnapshot(`snapshots/${kind}.txt`);
});

it('the second site differs only by its options', async () => {
  // Its own page, in another language, is compared with the first site's.
  const pairs = [
    ...KINDS.map(({ path }) => ({ path, first: path })),
    { path: '/wedding-officiant', first: '/fees' },
  ];
  const parts: string[] = [];
  for (const { path, first } of pairs) {
    const text = asOnFirstSite(await textAt(below, path));
    const lines = differences(await textAt(built, first), text);
    // What an earlier page has, such as the footer, isn't repeated.
    parts.push(`# ${path}`, '', ...lines.filter((line) => !parts.includes(line)), '');
  }
  await expect(parts.join('\n')).toMatchFileSnapshot('snapshots/other-site.txt');
});
