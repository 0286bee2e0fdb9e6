import { cpSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createSite } from '../../model/site.ts';
import { writeCards } from '../artifacts/cards/write-cards.ts';
import { fileDates } from '../artifacts/file-dates.ts';
import { writeHeaders } from '../artifacts/headers/write-headers.ts';
import { writePictures } from '../artifacts/pictures.ts';
import { writeContent } from '../artifacts/typed-json.ts';
import { writeArtifacts } from '../artifacts/write-artifacts.ts';
import { CONTENT_OPTION, OUT_OPTION } from '../cli/command.ts';
import { validateFolder } from '../content/validate-folder.ts';
import { writeEditor } from '../editor/write-editor.ts';
import { checkComplete } from './complete-site.ts';
import { preloadRenderer } from './page-renderer.ts';
import { replaceSite } from './replace-site.ts';
import { type Bundling, startBundling } from './start-bundling.ts';
import { folderBytes, nearDuplicatesLine, summary } from './summary.ts';
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

/** The folder that keeps the typed JSON of the last default build, for people to read. */
const TYPED_JSON = 'generated';

/** What each step of a build took by the clock; the bundling runs beside others. Unit: seconds. */
type StepTimes = Record<string, number>;

/**
 * The whole build. It works beside the last good site, which is replaced at the very end; a build
 * that fails leaves it as it was.
 * @param bundling the bundling of the code, where it has begun already
 */
export async function buildSite(
  options: BuildOptions,
  bundling = startBundling(options),
): Promise<void> {
  const times: StepTimes = {};
  const started = performance.now();
  const { built, content, nearDuplicates } = await replaceSite(options, (folder) =>
    buildInto(folder, options, bundling, times),
  );
  if (options.content === CONTENT_OPTION.default && options.out === OUT_OPTION.default) {
    await writeContent(content, TYPED_JSON);
  }
  const seconds = (performance.now() - started) / 1000;
  if (nearDuplicates !== undefined) console.log(nearDuplicatesLine(nearDuplicates));
  console.log(summary({ ...built, out: options.out, seconds }));
  if (options.times !== '') await writeTimes(options.times, times);
}

/** The build step by step. */
async function buildInto(
  folder: string,
  options: BuildOptions,
  bundling: Bundling,
  times: StepTimes,
) {
  const run = async <Result>(step: string, work: () => Result | Promise<Result>) => {
    const started = performance.now();
    const result = await work();
    times[step] = (performance.now() - started) / 1000;
    return result;
  };
  const code = run('bundle', () => bundling.bundle);
  // What it throws is told by the first step that needs it.
  code.catch(() => {});
  const renderer = preloadRenderer();
  try {
    const { content, nearDuplicates, texts, warnings } = await run('content', () =>
      validateFolder(options.content, options),
    );
    const site = createSite(content);
    const dates = await run('dates', () => fileDates(options.content));
    // What needs no bundle, while the code is bundled.
    await run('artifacts', () => writeArtifacts(site, dates, folder));
    await run('pictures', () => writePictures(site, options.content, folder));
    if (options.cards) await run('cards', () => writeCards(site, options.content, folder));
    await renderer;
    const bundle = await code;
    console.log(bundle.isNew ? 'Bundled the code.' : 'The code is bundled already.');

    cpSync(bundle.client, folder, { recursive: true });
    const { pages, policies } = await run('pages', () => writePages(site, bundle, folder));
    const editorPolicy = await run('editor', () => writeEditor(site, texts, folder, bundle.editor));
    await run('headers', () => writeHeaders(site, policies, editorPolicy, folder));

    await run('complete', () => checkComplete(site, folder));
    const bytes = await run('size', () => folderBytes(folder));
    return { content, nearDuplicates, built: { pages, bytes, warnings: warnings.length } };
  } finally {
    bundling.stop();
  }
}

async function writeTimes(file: string, steps: StepTimes): Promise<void> {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6;
  await writeFile(file, JSON.stringify({ steps, cpuSeconds, peakMegabytes: maxRSS / 1000 }));
}
