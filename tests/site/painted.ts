import { FEW_WINDOWS, ONE_WINDOW, TWO_WINDOWS } from '../support/look.ts';
import { kindOf } from '../support/page-kinds.ts';
import type { BuiltSite, Rule } from './built-site.ts';
import { visitorOf } from './visit.ts';

/** The most pages of each kind to visit, the longest first, because visits are slow. */
const MOST_OF_A_KIND = 2;

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
 * Looks at pages of each kind: what they show is seen, fits its window and is in order, whatever its
 * width and however large its text, and they make no external requests. In more windows, for axe-core
 * and without scripts, it looks at the longest page of each kind, which has what the others have.
 */
export const isPainted: Rule = async (built, faults) => {
  const kinds = pathsToVisit(built);
  const [scripted, plain] = await Promise.all([visitorOf(built, true), visitorOf(built, false)]);

  const visitAll = async () => {
    for (const paths of kinds) {
      for (const [index, path] of paths.entries()) {
        const isLongest = index === 0;
        const windows = isLongest ? FEW_WINDOWS : TWO_WINDOWS;
        const lines = await scripted.visit(path, windows, isLongest);
        for (const line of lines) faults.on(path).unless(false, line);
      }
    }
  };
  const visitLongest = async () => {
    for (const path of kinds.flatMap(([longest = '/']) => longest)) {
      const lines = await plain.visit(path, ONE_WINDOW);
      for (const line of lines) faults.on(path).unless(false, `${line} without script`);
    }
  };
  await Promise.all([visitAll(), visitLongest()]);
  await Promise.all([scripted.leave(), plain.leave()]);
};
