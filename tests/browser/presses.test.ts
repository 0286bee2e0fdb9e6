import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';
import { type Pointer, pressAll } from '../support/presses.ts';

// No control does nothing: whatever is seen and pressed, something that a person notices follows.

const openPage = browserForTests();

/** A page of each kind that has controls of its own. */
const PATHS = [
  FIXTURE_KINDS.home,
  FIXTURE_KINDS.services,
  FIXTURE_KINDS.service,
  FIXTURE_KINDS.questions,
  FIXTURE_KINDS.locations,
  FIXTURE_KINDS.areas,
  FIXTURE_KINDS.city,
  FIXTURE_KINDS.places,
  FIXTURE_KINDS['place-of-another-state'],
  FIXTURE_KINDS.contact,
  FIXTURE_KINDS.added,
  FIXTURE_KINDS['not-found'],
  FIXTURE_KINDS['unknown-city'],
].map(([path]) => path);

const WAYS = [
  { pointer: 'mouse', context: { viewport: { width: 1280, height: 800 } } },
  {
    pointer: 'touch',
    context: { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true },
  },
] as const satisfies { pointer: Pointer; context: object }[];

const VISITS = PATHS.flatMap((path) => WAYS.map((way) => ({ path, ...way })));

it.each(VISITS)('each control of $path does something, by $pointer', async (visit) => {
  const { path, pointer, context } = visit;
  const { page } = await openPage('/robots.txt', { context, reducedMotion: 'reduce', allow: /./ });

  // Header and footer are the same everywhere.
  const within = path === '/' ? 'body' : 'main';
  const { pressed, dead } = await pressAll({ page, pointer, path, within });
  expect(dead).toEqual([]);
  expect(pressed).toBeGreaterThan(0);
});
