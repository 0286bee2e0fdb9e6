import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CONTENT_OPTION } from '../../scripts/cli/command.ts';
import { workerBrowser } from '../support/browser.ts';
import { type BuiltSite, readBuiltSite } from '../support/built-site.ts';
import { overDocumentBudget } from '../weight/over-budget.ts';
import { inaccessible } from './axe.ts';
import { faultsOf, RULES } from './index.ts';

let built: BuiltSite;

beforeAll(async () => {
  built = await readBuiltSite(CONTENT_OPTION.default, inject('contentSite'), true);
});

// The owner's words decide how long a page is, so this is told and stops nothing.
afterAll(() => {
  for (const line of overDocumentBudget(built.pages.values())) console.warn(line);
});

describe('the site of content/', () => {
  it.each(Object.entries(RULES))('%s', async (_, rule) => {
    expect(await faultsOf(rule, built)).toEqual([]);
  });

  it('is accessible on a phone and on a desk', async () => {
    expect(await inaccessible(built, await workerBrowser())).toEqual([]);
  });
});
