import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { documentBudget } from '../../model/budgets.ts';
import { heavyPages } from './heavy-pages.ts';

/** Text that compression cannot make shorter than its bytes. */
const incompressible = (bytes: number) => randomBytes(bytes).toString('latin1');

it('finds the pages past their budget, whatever else the site has', () => {
  const budget = documentBudget('/');
  const pages = new Map([
    ['/', incompressible(budget + 1000)],
    ['/light', incompressible(budget / 2)],
    ['/long-but-alike', 'the same words again '.repeat(10_000)],
    ['/places', incompressible(budget + 1000)],
  ]);
  const heavy = heavyPages({ pages, redirects: new Map(), files: new Map() });
  expect(heavy).toEqual([{ path: '/', budget, bytes: expect.any(Number) }]);
  expect(heavy[0]?.bytes).toBeGreaterThan(budget);
});
