import { expect, it } from 'vitest';
import { readContentFolder } from '../../scripts/content/read.ts';
import { checkedEdit } from '../support/checked-edit.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { mutate } from '../support/mutations.ts';
import { seededRandom } from '../support/random.ts';
import { keepCities, SIX_CITIES } from '../support/small-content.ts';

/** A thousand of them in the whole content, and a site of those that pass, are of the slow tests. */
const TIMES = 50;
const seed = Number(process.env.MUTATION_SEED ?? 20_261);

it('answers each of fifty random edits with right content or with file and line', async () => {
  const random = seededRandom(seed);
  const original = keepCities(await readContentFolder(FROZEN_CONTENT), SIX_CITIES);
  const clean = Array.from({ length: TIMES }, () => checkedEdit(mutate(original, random)));
  expect(clean).toContain(true);
  expect(clean).toContain(false);
}, 300_000);
