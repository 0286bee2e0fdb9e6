import { asChild } from './child.ts';
import { type PageJob, writePages } from './write-pages.ts';

/** What a process of scripts/build/pages.ts hands back: parts as lists, which can be sent. */
export interface PageResult {
  scripts: string[];
  styles: string[];
}

/** Renders its part of the pages. */
asChild(async (job: PageJob, report): Promise<PageResult> => {
  const { scripts, styles } = await writePages(job, report);
  return { scripts: [...scripts], styles: [...styles] };
});
