import { expect, inject, it } from 'vitest';
import { FIXTURE_PUBLIC } from '../support/fixture.ts';
import { readBuiltSite } from './built-site.ts';
import { faultsOf, RULES } from './rules.ts';

const { site, other } = inject('sites');
const built = await readBuiltSite(site.content, FIXTURE_PUBLIC, site.folder);
const below = await readBuiltSite(other.content, FIXTURE_PUBLIC, other.folder, '/site');

it.each(Object.entries(RULES))('a site %s', async (_, rule) => {
  expect(await faultsOf(rule, built)).toEqual([]);
});

it.each(Object.entries(RULES))('with every switch the other way, it %s', async (_, rule) => {
  expect(await faultsOf(rule, below)).toEqual([]);
});
