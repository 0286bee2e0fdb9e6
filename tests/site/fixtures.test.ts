import { expect, inject, it } from 'vitest';
import { FIXTURE_PUBLIC, OTHER_SETTINGS } from '../support/fixture.ts';
import { readBuiltSite } from './built-site.ts';
import { faultsOf, LOOKS, RULES } from './rules.ts';

const { site, other } = inject('sites');
const read = await readBuiltSite(site.content, FIXTURE_PUBLIC, site.folder);
const readBelow = await readBuiltSite(other.content, FIXTURE_PUBLIC, other.folder, OTHER_SETTINGS);
const built = { ...read, url: site.url };
const below = { ...readBelow, url: other.url };

const rules = Object.entries({ ...RULES, ...LOOKS });

it.each(rules)('a site %s', async (_, rule) => {
  expect(await faultsOf(rule, built)).toEqual([]);
});

it.each(rules)('with every option reversed, it %s', async (_, rule) => {
  expect(await faultsOf(rule, below)).toEqual([]);
});
