import { availableParallelism } from 'node:os';
import { allParts, type InlineParts } from '../headers/inline-parts.ts';
import { runChild } from './child.ts';
import type { PageResult } from './page-child.ts';
import { NOT_FOUND } from './page-renderer.ts';
import { progress } from './progress.ts';
import { type PageJob, writePages } from './write-pages.ts';

/** From so many pages on, processes save more time than the second that it takes to start them. */
const WORTH_PROCESSES = 5000;

/** A process holds the whole content; more of them cost more memory than they save time. */
const MOST_PROCESSES = 4;

/** What came of the rendering. */
export interface RenderedPages {
  pages: number;
  /** What stands inside the pages, all of them together. */
  parts: InlineParts;
}

/** Renders the pages of a job, and the one for missing addresses. */
export async function prerenderPages(job: PageJob, signal: AbortSignal): Promise<RenderedPages> {
  const all = [...job.paths, NOT_FOUND];
  const report = progress('Rendering pages', all.length);
  const processes = Math.min(availableParallelism(), MOST_PROCESSES);
  const parts =
    all.length < WORTH_PROCESSES || processes === 1
      ? await writePages({ ...job, paths: all }, report)
      : await inProcesses({ ...job, paths: all }, processes, report, signal);
  report(all.length);
  return { pages: all.length, parts };
}

/** Each process takes every so-manieth page, so that all have as much to do. */
async function inProcesses(
  job: PageJob,
  processes: number,
  report: (done: number) => void,
  signal: AbortSignal,
): Promise<InlineParts> {
  const done = Array.from({ length: processes }, () => 0);
  const results = await Promise.all(
    done.map((_, process) => {
      const paths = job.paths.filter((_, index) => index % processes === process);
      const reportPart = (count: number) => {
        done[process] = count;
        report(done.reduce((sum, each) => sum + each));
      };
      const options = { signal, report: reportPart };
      return runChild<PageResult>('page-child', { ...job, paths }, options);
    }),
  );
  return allParts(
    results.map(({ scripts, styles }) => ({ scripts: new Set(scripts), styles: new Set(styles) })),
  );
}
