import { join, resolve } from 'node:path';
import type { City } from '../model/content.ts';
import { readDoorwayMeter } from '../model/doorway.ts';
import { allPaths } from '../model/routes.ts';
import { createSite } from '../model/site.ts';
import { writeEditor } from './admin/write-editor.ts';
import { bundle } from './build/bundle.ts';
import { pageFinisher } from './build/finish-page.ts';
import { writeMadeFiles } from './build/made.ts';
import { removePageScripts } from './build/only-the-loader.ts';
import { prerenderPages } from './build/pages.ts';
import { replaceFolder } from './build/replace-folder.ts';
import { doorwayLine, folderBytes, summary } from './build/summary.ts';
import { proveWhole } from './build/whole-site.ts';
import { inWorkFolder } from './build/work-folder.ts';
import { writeCards } from './cards/write-cards.ts';
import { CONTENT_OPTION } from './command.ts';
import { writeContent } from './content/write.ts';
import { proveFolder } from './content-step.ts';
import { pagePolicies } from './headers/page-policies.ts';
import { writeHeaders } from './headers/write-headers.ts';
import { writeHeadingFace } from './heading-face.ts';
import { fileDates } from './made/file-dates.ts';

export interface BuildOptions {
  content: string;
  out: string;
  /** The path below which the site will stand, "/site"; empty for the top of its domain. */
  base: string;
  /** Whether to make the pictures for shared links. */
  cards: boolean;
}

/**
 * The whole build, step by step. Everything is made beside the last good site, which is replaced
 * at the very end; a build that fails leaves it as it was.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const started = performance.now();
  const out = resolve(options.out);
  const { content, warnings } = await proveFolder(options.content, options);
  const site = createSite(content);
  await inWorkFolder(out, async (work) => {
    const client = join(work, 'client');
    const generated =
      options.content === CONTENT_OPTION.default ? 'generated' : join(work, 'generated');
    await writeContent(content, generated);
    await writeHeadingFace();
    await bundle(work, options.base);

    const policies = pagePolicies(content.business.form?.endpoint);
    // The 404 page has no path of its own.
    const expected = allPaths(site).length + 1;
    const finish = await pageFinisher(client);
    const rendering = { work, generated, base: options.base, expected };
    const pages = await prerenderPages(rendering, (html) => policies.add(finish(html)));
    await removePageScripts(client);

    const dates = await fileDates(options.content, new Date().toISOString().slice(0, 10));
    await writeMadeFiles(site, dates, client);
    if (options.cards) await writeCards(site, client);
    const editorPolicy = await writeEditor(site, client);
    await writeHeaders(site, policies.parts(), editorPolicy, client);

    await proveWhole(site, client);
    const bytes = await folderBytes(client);
    await replaceFolder(client, out);
    const seconds = (performance.now() - started) / 1000;
    console.log(doorwayLine(readDoorwayMeter(site.cities.map(townText))));
    console.log(summary({ out: options.out, pages, seconds, bytes, warnings: warnings.length }));
  });
}

function townText({ slug, aboutMarkdown }: City) {
  return { slug, text: aboutMarkdown };
}
