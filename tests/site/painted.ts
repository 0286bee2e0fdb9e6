import { kindOf } from '../support/page-kinds.ts';
import type { BuiltSite, Rule } from './built-site.ts';
import { visitorOf } from './visit.ts';

/** How many pages of each kind are visited, the longest first: a browser takes its time. */
const MOST_OF_A_KIND = 2;

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
 * last, and how a page is without script, is asked of the longest page of a kind, which has what stands on
 * the others.
 */
export const isPainted: Rule = async (built, faults) => {
  const kinds = pathsToVisit(built);
  const [scripted, plain] = await Promise.all([visitorOf(built, true), visitorOf(built, false)]);

  const visitAll = async () => {
    for (const paths of kinds) {
      for (const [index, path] of paths.entries()) {
        const lines = await scripted.visit(path, index === 0);
        for (const line of lines) faults.on(path).unless(false, line);
      }
    }
  };
  const visitLongest = async () => {
    for (const path of kinds.flatMap(([longest = '/']) => longest)) {
      const lines = await plain.visit(path, false);
      for (const line of lines) faults.on(path).unless(false, `${line} without script`);
    }
  };
  await Promise.all([visitAll(), visitLongest()]);
  await Promise.all([scripted.leave(), plain.leave()]);
};
