import { kindOf } from '../support/page-kinds.ts';
import type { BuiltSite, Rule } from './built-site.ts';
import { visitorOf } from './visit.ts';

/** How many pages of each kind are visited, the longest first: a browser takes its time. */
const MOST_OF_A_KIND = 4;

/** The pages of a site that are visited, the longest of each kind first. */
function pathsToVisit({ pages }: BuiltSite): string[][] {
  const ofKinds = new Map<string, string[]>();
  const longestFirst = [...pages.values()].toSorted((a, b) => b.html.length - a.html.length);
  for (const { path } of longestFirst) {
    const kind = kindOf(path);
    ofKinds.set(kind, [...(ofKinds.get(kind) ?? []), path]);
  }
  return [...ofKinds.values()].map((paths) => paths.slice(0, MOST_OF_A_KIND));
}

/**
 * Holds pages of each kind, on a phone and on a desk, to this: what they say is painted, the page fits its
 * window, has its parts in their order, asks nothing of other hosts, and can be used by everybody. The
 * last is asked of the longest page of a kind, which has what stands on the others.
 */
export const isPainted: Rule = async (built, faults) => {
  await Promise.all(
    [true, false].map(async (hasScript) => {
      const visitor = await visitorOf(built, { hasScript });
      for (const paths of pathsToVisit(built)) {
        for (const [index, path] of paths.entries()) {
          const visit = await visitor.visit(path, hasScript && index === 0);
          const how = hasScript ? 'with script' : 'without script';
          for (const line of visit.faults) faults.on(path).unless(false, `${line} ${how}`);
        }
      }
      await visitor.leave();
    }),
  );
};
