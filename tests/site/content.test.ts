import { expect, inject, it } from 'vitest';
import { CONTENT_OPTION, PUBLIC_OPTION } from '../../scripts/command.ts';
import { IS_SLOW } from '../support/slow.ts';
import { readBuiltSite } from './built-site.ts';
import { faultsOf, LOOKS, RULES } from './rules.ts';

const { folder, url } = inject('contentSite');
const read = await readBuiltSite(CONTENT_OPTION.default, PUBLIC_OPTION.default, folder);
const built = { ...read, url };

/** A browser takes its time: it looks at what is published (npm test -- --content), and with the slow tests. */
const rules = IS_SLOW ? { ...RULES, ...LOOKS } : RULES;

it.each(Object.entries(rules))('the site of content/ %s', async (_, rule) => {
  expect(await faultsOf(rule, built)).toEqual([]);
});
