import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSite } from '../../model/site.ts';
import { writeCards } from '../artifacts/cards/write-cards.ts';
import { fileDates } from '../artifacts/file-dates.ts';
import { writeHeaders } from '../artifacts/headers/write-headers.ts';
import { writeContent } from '../artifacts/typed-json.ts';
import { writeArtifacts } from '../artifacts/write-artifacts.ts';
import { CONTENT_OPTION, OUT_OPTION } from '../cli/command.ts';
import { validateFolder } from '../content/validate-folder.ts';
import { writeEditor } from '../editor/write-editor.ts';
import { bundle, bundleParts } from './bundle.ts';
import { checkComplete } from './complete-site.ts';
import { replaceSite } from './replace-site.ts';
import { type RunStep, type StepTimes, stepRunner } from './step-times.ts';
import { folderBytes, nearDuplicatesLine, summary } from './summary.ts';
import { inWorkFolders, type WorkFolders } from './work-folder.ts';
import { writePages } from './write-pages.ts';

export interface BuildOptions {
  content: string;
  out: string;
  /** The path below which the site will stand, "/site"; empty for the top of its domain. */
  base: string;
  /** Whether to draw the cards for shared links. */
  cards: boolean;
  /** Whether to bundle the code again though an earlier build of the same code did. */
  clean: boolean;
  /** The file for what each step and this process took, as JSON; none for ''. */
  times: string;
}

/** The folder of the bundled code in the work folder; the site is made in its folder `client`. */
const BUNDLE = 'bundle';

/** The folder that keeps the typed JSON of the last default build, for people to read. */
const TYPED_JSON = 'generated';

/**
 * The whole build. It works beside the last good site, which is replaced at the very end; a build
 * that fails leaves it as it was.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  await inWorkFolders(options, async (folders) => {
    const times: StepTimes = {};
    const stop = new AbortController();
    // In a process of its own; awaited by the first step that needs the code.
    const bundling = stepRunner(times)('bundle', () =>
      bundle(join(folders.work, BUNDLE), options.base, options.clean, stop.signal),
    );
    try {
      await buildInto(folders, options, bundling, stepRunner(times));
    } finally {
      stop.abort();
      await bundling.catch(() => {});
    }
    if (options.times === '') return;
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6;
    const figures = { steps: times, cpuSeconds, peakMegabytes: maxRSS / 1000 };
    await writeFile(options.times, JSON.stringify(figures));
  });
}

/** The build step by step. */
async function buildInto(
  { work, sibling, target }: WorkFolders,
  options: BuildOptions,
  bundling: Promise<boolean>,
  run: RunStep,
): Promise<void> {
  const started = performance.now();
  const { content, nearDuplicates, texts, warnings } = await run('content', () =>
    validateFolder(options.content, options),
  );
  const site = createSite(content);
  const today = new Date().toISOString().slice(0, 10);
  const dates = await run('dates', () => fileDates(options.content, today, texts));
  console.log((await bundling) ? 'Bundled the code.' : 'The code is bundled already.');

  const code = bundleParts(join(work, BUNDLE));
  const { client } = code;
  const { pages, parts } = await run('pages', () => writePages(site, code));
  await run('artifacts', () => writeArtifacts(site, dates, client));
  if (options.cards) await run('cards', () => writeCards(site, client));
  const editorPolicy = await run('editor', () => writeEditor(site, client, code.editor));
  await run('headers', () => writeHeaders(site, parts, editorPolicy, client));

  await run('complete', () => checkComplete(site, client));
  const bytes = await run('size', () => folderBytes(client));
  await run('replace', () => replaceSite(client, target, sibling));
  if (options.content === CONTENT_OPTION.default && options.out === OUT_OPTION.default) {
    await writeContent(content, TYPED_JSON);
  }
  const seconds = (performance.now() - started) / 1000;
  if (nearDuplicates !== undefined) console.log(nearDuplicatesLine(nearDuplicates));
  console.log(summary({ out: options.out, pages, seconds, bytes, warnings: warnings.length }));
}
