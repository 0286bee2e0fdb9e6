import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';
import { type Pointer, pressAll } from '../support/presses.ts';

// Every control that can be seen does something that a person notices.

const openPage = browserForTests();

/** Kinds of pages whose controls another kind has too. */
const LEFT_OUT = ['city-of-another-state', 'place', 'legal', 'unknown-attraction'];

const PATHS = Object.entries(FIXTURE_KINDS)
  .filter(([kind]) => !LEFT_OUT.includes(kind))
  .map(([, [path]]) => path);

const POINTERS = [
  { pointer: 'mouse', context: { viewport: { width: 1280, height: 800 } } },
  {
    pointer: 'touch',
    context: { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true },
  },
] as const satisfies { pointer: Pointer; context: object }[];

const VISITS = PATHS.flatMap((path) => POINTERS.map((options) => ({ path, ...options })));

it.each(VISITS)('each control of $path does something, by $pointer', async (visit) => {
  const { path, pointer, context } = visit;
  const { page } = await openPage('/robots.txt', { context, reducedMotion: 'reduce', allow: /./ });

  const within = path === '/' ? 'body' : 'main';
  const { pressed, dead } = await pressAll({ page, pointer, path, within });
  expect(dead).toEqual([]);
  expect(pressed).toBeGreaterThan(0);
});
