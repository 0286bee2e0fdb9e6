import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { prerender } from 'vike/api';
import { progress } from './progress.ts';

/** The part of vike's page context that says which file a finished page becomes. */
interface FinishedPage {
  _prerenderResult: { filePath: string; fileContent: string };
  /** Where vike keeps every finished page, for tools that this site does not use. */
  _prerenderContext: { output: unknown[] };
}

/** What is rendered, and where to. */
export interface Rendering {
  work: string;
  /** The folder with the typed JSON. */
  generated: string;
  /** The path below which the site will stand. */
  base: string;
  /** How many pages there will be, for the progress line. */
  expected: number;
}

/**
 * Renders every page to a file below `work`.
 * @param finish what is still done to a page's HTML before it is written
 * @returns how many pages were written
 */
export async function prerenderPages(
  { work, generated, base, expected }: Rendering,
  finish: (html: string) => string,
): Promise<number> {
  process.env.GENERATED_DIR = generated;
  const report = progress('Rendering pages', expected);
  let pages = 0;
  await prerender({
    viteConfig: { logLevel: 'warn', base: `${base}/`, build: { outDir: work } },
    onPagePrerender: async ({ _prerenderResult: page, _prerenderContext: kept }: FinishedPage) => {
      await mkdir(dirname(page.filePath), { recursive: true });
      await writeFile(page.filePath, finish(page.fileContent));
      // A page on disk need not stay in memory: with many towns that is gigabytes.
      page.fileContent = '';
      kept.output.length = 0;
      pages += 1;
      report(pages);
    },
  });
  return pages;
}
