import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownFile } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { ARTIFACTS } from './artifacts.ts';
import type { FileDates } from './file-dates.ts';
import { mapFiles } from './map/map-files.ts';
import { markdownAlternates } from './markdown-alternates.ts';
import { redirectPage } from './redirects.ts';

/** Writes what is made from the content beside the pages: single files, and one for each of many. */
export async function writeArtifacts(site: Site, dates: FileDates, folder: string): Promise<void> {
  const folders = new Set<string>();
  const write = (path: string, text: string) => {
    const file = join(folder, path);
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    folders.add(dirname(file));
    writeFileSync(file, text);
  };
  for (const { path, make } of ARTIFACTS) write(path, await make(site, dates));
  for (const { path, draw } of mapFiles(site)) write(path, await draw());
  for (const { path, text } of markdownAlternates(site)) write(markdownFile(path), text);
  for (const redirect of site.redirects) {
    write(`${redirect.from}.html`, redirectPage(site, redirect));
  }
}
