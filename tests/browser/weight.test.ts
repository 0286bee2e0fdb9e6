import { beforeAll, expect, inject, it } from 'vitest';
import { ISLANDS } from '../../islands/registry.ts';
import { workerBrowser } from '../support/browser.ts';
import { PAGE_KINDS } from '../support/spec.ts';
import { overBudget } from '../weight/over-budget.ts';
import { type SiteWeight, weighSite } from '../weight/site.ts';

let weight: SiteWeight;

beforeAll(async () => {
  weight = await weighSite(await workerBrowser(), inject('baseUrl'), PAGE_KINDS);
});

it('keeps first view and first interaction within their budgets', () => {
  expect(overBudget(weight)).toEqual([]);
});

it('weighs every kind of page, and every island', () => {
  expect(weight.views.map(({ path }) => path)).toEqual([...PAGE_KINDS, '/no-such-page']);
  expect(weight.views.filter(({ pageScript }) => pageScript.brotli === 0)).toEqual([]);
  const islands = weight.interactions.map(({ island }) => island);
  expect(islands.toSorted()).toEqual(Object.keys(ISLANDS).toSorted());
});

it('says what is too heavy, and by how much', () => {
  const [view] = weight.views;
  const [interaction] = weight.interactions;
  if (view === undefined || interaction === undefined) throw new Error('Nothing was weighed.');
  const heavy = {
    views: [{ ...view, document: { raw: 0, brotli: 14_601 }, blocking: ['/a.css'] }],
    interactions: [{ ...interaction, brotli: 76_801 }],
  };
  expect(overBudget(heavy)).toEqual([
    '/: its document takes 14,601 bytes, the budget is 14,600.',
    '/: its first view takes 2 requests, the budget is 1.',
    '/ is not painted before /a.css is there.',
    `${interaction.island} on /: its first interaction takes 76,801 bytes, the budget is 76,800.`,
  ]);
});
