import { pageFile } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { writeBelow } from '../shared/write-below.ts';
import { ARTIFACTS } from './artifacts.ts';
import type { FileDates } from './file-dates.ts';
import { pictureFiles } from './picture-files.ts';
import { redirectPage } from './redirects.ts';

/** Writes what is made from the content beside the pages: single files, and one for each of many. */
export async function writeArtifacts(site: Site, dates: FileDates, folder: string): Promise<void> {
  for (const { path, make } of ARTIFACTS) writeBelow(folder, path, await make(site, dates));
  for (const { path, draw } of pictureFiles(site)) writeBelow(folder, path, await draw());
  for (const redirect of site.redirects) {
    writeBelow(folder, pageFile(redirect.from), redirectPage(site, redirect));
  }
}
