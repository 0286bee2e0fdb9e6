import { brotliCompressSync } from 'node:zlib';
import { documentBudget } from '../../model/budgets.ts';
import type { BuiltSite } from './built-site.ts';

/** A page whose document is larger than its budget. Unit: bytes after brotli. */
export interface HeavyPage {
  path: string;
  bytes: number;
  budget: number;
}

/** How many pages are weighed: compressing all of a large site takes minutes. */
const HEAVIEST = 30;

/** The pages past their budget, among those with the most HTML; the heaviest first. */
export function heavyPages({ pages }: BuiltSite): HeavyPage[] {
  return [...pages]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, HEAVIEST)
    .map(([path, html]) => ({
      path,
      bytes: brotliCompressSync(html).length,
      budget: documentBudget(path),
    }))
    .filter(({ bytes, budget }) => bytes > budget)
    .toSorted((a, b) => b.bytes - a.bytes);
}
