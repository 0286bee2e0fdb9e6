import { beforeAll, describe, expect, inject, it } from 'vitest';
import { CONTENT_OPTION } from '../../scripts/cli/command.ts';
import { workerBrowser } from '../support/browser.ts';
import { type BuiltSite, readBuiltSite } from '../support/built-site.ts';
import { inaccessible } from './axe.ts';
import { faultsOf, RULES } from './index.ts';

let built: BuiltSite;

beforeAll(async () => {
  built = await readBuiltSite(CONTENT_OPTION.default, inject('contentSite'), true);
});

describe('the site of content/', () => {
  it.each(Object.entries(RULES))('%s', async (_, rule) => {
    expect(await faultsOf(rule, built)).toEqual([]);
  });

  it('is accessible on a phone and on a desk', async () => {
    expect(await inaccessible(built, await workerBrowser())).toEqual([]);
  });
});
