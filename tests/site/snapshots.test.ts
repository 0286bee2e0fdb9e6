import { afterAll, expect, inject, it } from 'vitest';
import { FIXTURE_PUBLIC } from '../support/fixture.ts';
import { FIXTURE_KINDS, kindOf } from '../support/page-kinds.ts';
import { readBuiltSite } from './built-site.ts';
import { shownText } from './shown.ts';
import { visitorOf } from './visit.ts';

// All that each kind of page shows, on both sites of the fixtures. What is meant to change is written
// again by `npm test -- snapshots -u`, and read in the review.

const sites = inject('sites');

/** A working day at noon; and the last Monday before the second site closes for a week, at its break. */
const NOON = '2027-03-03T12:00:00-07:00';
const BREAK = '2099-12-21T12:30:00-07:00';

interface Visited {
  site: typeof sites.site;
  /** The path below which it stands. */
  base: string;
  /** Where the clock of its pages stands still. */
  time: string;
  /** Whether axe-core looks at its pages too. */
  hasAxe: boolean;
}

/** The visitors of a site, with script and without, and what they see of a page. */
async function visitorsOf({ site, base, time, hasAxe }: Visited) {
  const { content, folder, url } = site;
  const built = { ...(await readBuiltSite(content, FIXTURE_PUBLIC, folder, base)), url };
  const scripted = await visitorOf(built, { hasScript: true, time, isExact: true });
  const plain = await visitorOf(built, { hasScript: false, isExact: true });

  /** The kinds of which axe-core has seen a page: what stands on others of a kind stands on the first. */
  const heldKinds = new Set<string>();

  const see = async (path: string) => {
    const isHeld = hasAxe && !heldKinds.has(kindOf(path));
    heldKinds.add(kindOf(path));

    const [withScript, withoutScript] = await Promise.all([
      scripted.visit(path, isHeld),
      plain.visit(path),
    ]);
    const file = built.pages.has(path) ? path : '/404';
    const text = shownText(built, file, { withScript, withoutScript });
    return { text, faults: [...withScript.faults, ...withoutScript.faults] };
  };
  const leave = () => Promise.all([scripted.leave(), plain.leave()]);
  return { see, leave };
}

/** The visitors of both sites, who come with the first test: only a test can be skipped for want of a browser. */
const visitors: Awaited<ReturnType<typeof visitorsOf>>[] = [];
const visitBoth = () =>
  Promise.all([
    visitorsOf({ site: sites.site, base: '', time: NOON, hasAxe: true }),
    visitorsOf({ site: sites.other, base: '/site', time: BREAK, hasAxe: true }),
  ]);

afterAll(async () => {
  await Promise.all(visitors.map(({ leave }) => leave()));
});

it.each(Object.entries(FIXTURE_KINDS))(
  '%s shows what it showed, and paints it',
  async (kind, paths) => {
    if (visitors.length === 0) visitors.push(...(await visitBoth()));
    const seen = await Promise.all(paths.map((path, index) => visitors[index]?.see(path)));
    const texts = seen.map((each, index) => `# ${paths[index]}\n\n${each?.text}`);

    await expect(texts.join('\n')).toMatchFileSnapshot(`snapshots/${kind}.txt`);
    expect(seen.flatMap((each) => each?.faults ?? [])).toEqual([]);
  },
);
