import { brotliCompressSync } from 'node:zlib';
import { BUDGETS, documentBudget } from '../../model/budgets.ts';
import type { BuiltPage } from '../support/pages.ts';
import type { FirstInteraction } from './first-interaction.ts';
import { type FirstView, wholeView } from './first-view.ts';
import type { SiteWeight } from './site.ts';

/** What weighs too much, a sentence for each, with the page or island and its budget. */
export function overBudget({ views, interactions }: SiteWeight): string[] {
  return [...views.flatMap(ofView), ...interactions.flatMap(ofInteraction)];
}

/** How many pages to weigh: of the many cities and places the longest stand for the others. */
const HEAVIEST = 30;

/** The documents that weigh too much, a sentence for each. */
export function overDocumentBudget(pages: Iterable<BuiltPage>): string[] {
  return [...pages]
    .toSorted((a, b) => b.html.length - a.html.length)
    .slice(0, HEAVIEST)
    .flatMap(({ path, html }) => {
      const bytes = brotliCompressSync(html).length;
      return tooMuch(path, 'its document', bytes, documentBudget(path), 'bytes');
    });
}

function ofView(view: FirstView): string[] {
  const { path, document, blocking, pageScript } = view;
  const waits = blocking.map((url) => `${path} is not painted before ${url} is there.`);
  return [
    ...tooMuch(path, 'its document', document.brotli, documentBudget(path), 'bytes'),
    ...tooMuch(path, 'its page script', pageScript.brotli, BUDGETS.pageScript, 'bytes'),
    ...tooMuch(path, 'its first view', 1 + blocking.length, BUDGETS.firstViewRequests, 'requests'),
    ...waits,
    ...(view.pictures.brotli > 0
      ? tooMuch(
          path,
          'all of its first view',
          wholeView(view),
          BUDGETS.firstViewWithPicture,
          'bytes',
        )
      : []),
  ];
}

function ofInteraction({ island, path, brotli, requests }: FirstInteraction): string[] {
  const name = `${island} on ${path}`;
  return [
    ...tooMuch(name, 'its first interaction', brotli, BUDGETS.firstInteraction, 'bytes'),
    ...tooMuch(
      name,
      'its first interaction',
      requests,
      BUDGETS.firstInteractionRequests,
      'requests',
    ),
  ];
}

function tooMuch(of: string, what: string, is: number, budget: number, unit: string): string[] {
  if (is <= budget) return [];
  return [`${of}: ${what} takes ${format(is)} ${unit}, the budget is ${format(budget)}.`];
}

function format(value: number): string {
  return value.toLocaleString('en-US');
}
