import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allPaths } from '../model/routes.ts';
import { createSite } from '../model/site.ts';
import { formOrigin } from '../model/web-address.ts';
import { writeEditor } from './admin/write-editor.ts';
import { bundle } from './build/bundle.ts';
import { childUsages, ownUsage } from './build/child.ts';
import { writeMadeFiles } from './build/made.ts';
import { removePageScripts } from './build/only-the-loader.ts';
import { prerenderPages } from './build/pages.ts';
import { replaceSite } from './build/replace-site.ts';
import { type Steps, withSteps } from './build/steps.ts';
import { doorwayLine, folderBytes, summary } from './build/summary.ts';
import { proveWhole } from './build/whole-site.ts';
import { inWorkFolders, type WorkFolders } from './build/work-folder.ts';
import { writeCards } from './cards/write-cards.ts';
import { CONTENT_OPTION, OUT_OPTION } from './command.ts';
import { writeContent } from './content/write.ts';
import { proveFolder } from './content-step.ts';
import { writeHeaders } from './headers/write-headers.ts';
import { GENERATED, writeHeadingFace } from './heading-face.ts';
import { fileDates } from './made/file-dates.ts';

export interface BuildOptions {
  content: string;
  out: string;
  /** The path below which the site will stand, "/site"; empty for the top of its domain. */
  base: string;
  /** Whether to make the pictures for shared links. */
  cards: boolean;
  /** Whether to bundle the code anew though an earlier build of the same code did. */
  clean: boolean;
  /** The file that is told what each step and process took, as JSON; none for ''. */
  times: string;
}

/**
 * The whole build. Everything is made beside the last good site, which is replaced at the very end;
 * a build that fails leaves it as it was.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  await inWorkFolders(options, (folders) =>
    withSteps(async (steps) => {
      await buildInto(folders, options, steps);
      if (options.times === '') return;
      const figures = { steps: steps.times.list, processes: [ownUsage(), ...childUsages] };
      await writeFile(options.times, JSON.stringify(figures));
    }),
  );
}

/** The build step by step. */
async function buildInto(
  { work, sibling, target }: WorkFolders,
  options: BuildOptions,
  { run, beside, signal }: Steps,
): Promise<void> {
  const started = performance.now();
  const client = join(work, 'client');
  await run('heading face', () => writeHeadingFace());
  const bundling = beside('bundle', () =>
    bundle({ work, base: options.base }, options.clean, signal),
  );
  const { content, doorways, texts, warnings } = await run('content', () =>
    proveFolder(options.content, options),
  );
  const site = createSite(content);
  const generated = join(work, 'generated');
  await run('typed JSON', () => writeContent(content, generated));
  const today = new Date().toISOString().slice(0, 10);
  const dating = beside('dates', () => fileDates(options.content, today, texts));
  console.log((await bundling) ? 'Bundled the code.' : 'The code is bundled already.');

  const job = {
    work,
    generated,
    formOrigin: formOrigin(content.business.form?.endpoint),
    paths: allPaths(site),
  };
  const rendering = beside('pages', () => prerenderPages(job, signal));
  const dates = await dating;
  await run('made files', () => writeMadeFiles(site, dates, client));
  if (options.cards) await run('cards', () => writeCards(site, client));
  const editorPolicy = await run('editor', () => writeEditor(site, client, join(work, 'editor')));
  const { pages, parts } = await rendering;
  await removePageScripts(client);
  await run('headers', () => writeHeaders(site, parts, editorPolicy, client));

  await run('proof', () => proveWhole(site, client));
  const bytes = await run('size', () => folderBytes(client));
  await run('swap', () => replaceSite(client, target, sibling));
  if (options.content === CONTENT_OPTION.default && options.out === OUT_OPTION.default) {
    // For people to read; nothing is made from it.
    await writeContent(content, GENERATED);
  }
  const seconds = (performance.now() - started) / 1000;
  if (doorways !== undefined) console.log(doorwayLine(doorways));
  console.log(summary({ out: options.out, pages, seconds, bytes, warnings: warnings.length }));
}
