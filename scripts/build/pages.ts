import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { prerender } from 'vike/api';
import { progress } from './progress.ts';

/** The part of vike's page context that says which file a finished page becomes. */
interface FinishedPage {
  _prerenderResult: { filePath: string; fileContent: string };
}

/**
 * Renders every page to a file below `work`.
 * @param generated the folder with the typed JSON
 * @param expected how many pages there will be, for the progress line
 * @returns how many pages were written
 */
export async function prerenderPages(
  work: string,
  generated: string,
  expected: number,
): Promise<number> {
  process.env.GENERATED_DIR = generated;
  const report = progress('Rendering pages', expected);
  let pages = 0;
  await prerender({
    viteConfig: { logLevel: 'warn', build: { outDir: work } },
    onPagePrerender: async ({ _prerenderResult: { filePath, fileContent } }: FinishedPage) => {
      await mkdir(dirname(filePath), { recursive: true });
      await writeFile(filePath, fileContent);
      pages += 1;
      report(pages);
    },
  });
  return pages;
}
