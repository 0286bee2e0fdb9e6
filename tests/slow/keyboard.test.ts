import { expect, it } from 'vitest';
import { browserForTests, WITH_MAPS } from '../support/browser.ts';
import { ENLARGED_WINDOWS, enlarge, PHONES, walkByTab } from '../support/keyboard.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';

const openPage = browserForTests();
const ALLOWED = new RegExp(`^Page not found|${WITH_MAPS.allow.source}`);
const VIEWS = [
  ...ENLARGED_WINDOWS.map((viewport) => ({ viewport, letters: '100%' })),
  ...PHONES.flatMap((viewport) => ['150%', '200%'].map((letters) => ({ viewport, letters }))),
];
const { 'unknown-attraction': asNotFound, ...KINDS } = FIXTURE_KINDS;
const VISITS = Object.values(KINDS).flatMap(([path]) => VIEWS.map((view) => ({ path, ...view })));

it.each(VISITS)(
  'each tab stop on $path is visible in both directions, at $viewport.width x $viewport.height, $letters',
  async ({ path, viewport, letters }) => {
    const visit = { ...WITH_MAPS, viewport, allow: ALLOWED, reducedMotion: 'reduce' } as const;
    const { page } = await openPage(path, visit);
    const waiting = page.locator('[data-when=load]:not([data-hydrated])');
    await expect.poll(() => waiting.count()).toBe(0);

    await enlarge(page, letters);
    const forward = await walkByTab(page);
    const back = await walkByTab(page, { key: 'Shift+Tab' });
    expect([...forward.faults, ...back.faults]).toEqual([]);
  },
);
