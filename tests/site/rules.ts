import { isAccessible } from './axe.ts';
import { type BuiltSite, Faults, type Rule } from './built-site.ts';
import { fileRules } from './files.ts';
import { graphRules } from './graphs.ts';
import { linkRules } from './links.ts';
import { markupRules } from './markup.ts';
import { pageRules } from './pages.ts';
import { searchRules } from './search.ts';
import { visibleRules } from './visible.ts';

/** Everything that holds for a site of any valid content, by what it says of the site. */
export const RULES: Readonly<Record<string, Rule>> = {
  ...markupRules,
  ...pageRules,
  ...linkRules,
  ...graphRules,
  ...searchRules,
  ...fileRules,
  ...visibleRules,
  'can be used by everybody, on a phone and on a desk': isAccessible,
};

/** The first faults that a rule finds in a site. */
export async function faultsOf(rule: Rule, built: BuiltSite): Promise<string[]> {
  const faults = new Faults();
  await rule(built, faults);
  return faults.lines.slice(0, 20);
}
