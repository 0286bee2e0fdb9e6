import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  LEAST_WORDS,
  MOST_OVERLAP,
  type NearDuplicates,
} from '../content/validate/near-duplicates.ts';
import { count } from '../report/count.ts';

export interface BuildFigures {
  out: string;
  pages: number;
  seconds: number;
  /** Of all files, uncompressed. */
  bytes: number;
  warnings: number;
}

/** The last line of a build. */
export function summary({ out, pages, seconds, bytes, warnings }: BuildFigures): string {
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `Built ${count(pages, 'page')} in ${seconds.toFixed(1)} s: ${megabytes} MB in ${out}, ${count(warnings, 'warning')}.`;
}

/** What the near-duplicate check reads, as a line before the summary. */
export function nearDuplicatesLine({ fewest, nearest }: NearDuplicates): string {
  const words = `fewest words of its own: ${fewest.slug}, ${fewest.words} (needed: ${LEAST_WORDS})`;
  if (nearest === undefined) return `City pages: ${words}; no two share a run of words.`;
  const alike = `${nearest.slugs.join(' and ')}, ${(nearest.overlap * 100).toFixed(1)} percent`;
  return `City pages: ${words}; most alike: ${alike} (allowed: ${MOST_OVERLAP * 100}).`;
}

/** The size of all files below a folder. */
export function folderBytes(folder: string): number {
  // Synchronous: with many files the asynchronous calls cost five times as much.
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
