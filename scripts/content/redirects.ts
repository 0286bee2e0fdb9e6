import { quote } from '../../model/quote.ts';
import type { Drafts } from './drafts.ts';
import type { Problem } from './problem.ts';

/** Checks that redirects lead from paths without a page, each once, to paths with one. */
export function checkRedirects(
  drafts: Drafts,
  paths: ReadonlySet<string>,
  problems: Problem[],
): void {
  const { redirects } = drafts;
  if (redirects === undefined) return;
  const { source, fields } = redirects;
  fields.redirects.forEach(({ from, to }, index, all) => {
    const report = (field: string, message: string) =>
      problems.push(source.problem(['redirects', index, field], message));
    if (paths.has(from))
      report('from', `${quote(from)} has a page: remove the redirect or the page`);
    if (!paths.has(to))
      report('to', `${quote(to)} has no page: name the page that it leads to now`);
    if (all.findIndex((other) => other.from === from) < index) {
      report('from', `${quote(from)} is redirected twice: keep one of the two`);
    }
  });
}
