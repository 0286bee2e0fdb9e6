import { type BuiltSite, Faults, type Rule } from './built-site.ts';
import { fileRules } from './files.ts';
import { graphRules } from './graphs.ts';
import { linkRules } from './links.ts';
import { mapsAreReadable } from './map-names.ts';
import { markupRules } from './markup.ts';
import { isPainted } from './painted.ts';
import { searchResultRules } from './search-results.ts';

/** Rules for the files of any site, by the end of a sentence about the site. */
export const RULES: Readonly<Record<string, Rule>> = {
  ...markupRules,
  ...linkRules,
  ...graphRules,
  ...searchResultRules,
  ...fileRules,
};

/** Rules for its pages in a browser. */
export const LOOKS: Readonly<Record<string, Rule>> = {
  'paints what its pages say, in their order and inside the window, for everybody': isPainted,
  'writes every name of a map where it can be read, at any width': mapsAreReadable,
};

export async function faultsOf(rule: Rule, built: BuiltSite): Promise<string[]> {
  const faults = new Faults();
  await rule(built, faults);
  return faults.lines.slice(0, 40);
}
