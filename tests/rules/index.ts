import type { BuiltSite, Rule } from '../support/built-site.ts';
import { artifactRules } from './artifacts.ts';
import { entryRules } from './entries.ts';
import { finderRules } from './finder.ts';
import { graphRules } from './graphs.ts';
import { headRules } from './heads.ts';
import { linkRules } from './links.ts';
import { listRules } from './lists.ts';
import { markupRules } from './markup.ts';
import { policyRules } from './policies.ts';

/** Everything that holds for a site of any valid content, by what it says of the site. */
export const RULES: Readonly<Record<string, Rule>> = {
  ...headRules,
  ...linkRules,
  ...listRules,
  ...entryRules,
  ...finderRules,
  ...graphRules,
  ...artifactRules,
  ...policyRules,
  ...markupRules,
};

/** How many faults of one rule are worth reading. */
const MOST_SHOWN = 20;

/** Holds a site to one rule; gives the first faults. */
export async function faultsOf(rule: Rule, built: BuiltSite): Promise<string[]> {
  const lines = await rule(built);
  if (lines.length <= MOST_SHOWN) return lines;
  return [...lines.slice(0, MOST_SHOWN), `and ${lines.length - MOST_SHOWN} more`];
}
