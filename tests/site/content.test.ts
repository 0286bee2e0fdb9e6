import { expect, inject, it } from 'vitest';
import { CONTENT_OPTION, PUBLIC_OPTION } from '../../scripts/command.ts';
import { readBuiltSite } from './built-site.ts';
import { faultsOf, LOOKS, RULES } from './rules.ts';

const { folder, url } = inject('contentSite');
const read = await readBuiltSite(CONTENT_OPTION.default, PUBLIC_OPTION.default, folder);
const built = { ...read, url };

it.each(Object.entries({ ...RULES, ...LOOKS }))('the site of content/ %s', async (_, rule) => {
  expect(await faultsOf(rule, built)).toEqual([]);
});
