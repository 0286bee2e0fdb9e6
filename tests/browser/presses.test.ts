import { expect, it } from 'vitest';
import { browserForTests, WITH_MAPS } from '../support/browser.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';
import { type Pointer, pressAll } from '../support/presses.ts';

// Every control that can be seen does something that a person notices.

const openPage = browserForTests();

/** Kinds of pages whose controls another kind has too. */
const LEFT_OUT = ['city-of-another-state', 'place', 'legal', 'unknown-attraction'];

const PATHS = Object.entries(FIXTURE_KINDS)
  .filter(([kind]) => !LEFT_OUT.includes(kind))
  .map(([, [path]]) => path);

const ALLOWED = new RegExp(`^Page not found|${WITH_MAPS.allow.source}`);

const POINTERS = [
  { pointer: 'mouse', context: { viewport: { width: 1280, height: 800 } } },
  {
    pointer: 'touch',
    context: { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true },
  },
] as const satisfies { pointer: Pointer; context: object }[];

it.each(POINTERS)(
  'each kind of control does something on each kind of page, by $pointer',
  async ({ pointer, context }) => {
    const done = new Set<string>();
    const deadOn: Record<string, string[]> = {};
    for (const path of PATHS) {
      const options = { ...WITH_MAPS, context, reducedMotion: 'reduce', allow: ALLOWED } as const;
      const { page } = await openPage('/robots.txt', options);
      const within = path === '/' ? 'body' : 'main';
      const { dead } = await pressAll({ page, pointer, path, within, done });
      if (dead.length > 0) deadOn[path] = dead;
    }

    expect(deadOn).toEqual({});
    expect(done.size).toBeGreaterThan(PATHS.length);
  },
);
