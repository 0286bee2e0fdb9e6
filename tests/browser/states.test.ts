import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { lookAtState, STATES, visitFor } from '../support/states.ts';

// What becomes of a page when a visitor does something on it.

const openPage = browserForTests();

it.each(Object.entries(STATES))('everything is seen: %s', async (_, state) => {
  const { page } = await openPage(state.path, visitFor(state));
  expect(await lookAtState(page, state)).toEqual([]);
});
