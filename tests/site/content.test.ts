import { expect, inject, it } from 'vitest';
import { readBuiltSite } from './built-site.ts';
import { faultsOf, LOOKS, RULES } from './rules.ts';

const { folder, url, settings } = inject('contentSite');
const read = await readBuiltSite('content', 'public', folder, settings);
const built = { ...read, url };

it.each(Object.entries({ ...RULES, ...LOOKS }))('the site of content/ %s', async (_, rule) => {
  expect(await faultsOf(rule, built)).toEqual([]);
});
