import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FINDER_FILE, finderData } from '../../model/finder/data.ts';
import { isOfficeCity } from '../../model/geo.ts';
import { allVariants, POSTMARKS_FOLDER, postmarkFile, SEAL_FILE } from '../../model/pictures.ts';
import { MAPS_FOLDER } from '../../model/region-map.ts';
import { CARDS_FOLDER, cardFile, EDITOR_PATH, pageFile, VCARD_FILE } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { writeBelow } from '../shared/write-below.ts';
import { makeCard } from './cards.ts';
import { HEADERS_FILE } from './headers.ts';
import { mapFiles } from './map/map-files.ts';
import { makePicture } from './pictures.ts';
import { drawPostmark } from './postmark.ts';
import { REDIRECTS_FILE, redirectPage, redirectRules } from './redirects.ts';
import { drawSeal } from './seal.ts';
import { fileDates, robots, sitemap } from './sitemap.ts';
import { socialCards } from './social-cards.ts';
import { vcard } from './vcard.ts';

/** A file beside the pages. */
export interface SiteFile {
  /** Its address. */
  path: string;
  /** @param content the folder of the content */
  make: (content: string) => string | Buffer | Promise<string | Buffer>;
  /**
   * The paths, its own or its folder's, that are asked for again each time. Undefined for what never
   * changes (/assets), what is served as a page is, and what only hosts read.
   */
  fresh?: string;
}

type Make = (site: Site, content: string) => ReturnType<SiteFile['make']>;

/** The files that every site has once. */
const SINGLE: Readonly<Record<string, Make>> = {
  [FINDER_FILE]: (site) => JSON.stringify(finderData(site)),
  '/sitemap.xml': async (site, content) => sitemap(site, await fileDates(content)),
  '/robots.txt': robots,
  [REDIRECTS_FILE]: redirectRules,
  [VCARD_FILE]: ({ business, settings }) => vcard(business, settings.siteUrl),
  [SEAL_FILE]: ({ business }) => drawSeal(business),
  ...Object.fromEntries(
    readdirSync('public').map((name) => [`/${name}`, () => readFile(join('public', name))]),
  ),
};

/** The paths of files and folders where no redirect can lead from. */
export const OWN_FILES = [...Object.keys(SINGLE), HEADERS_FILE];
const DRAWN = [CARDS_FOLDER, MAPS_FOLDER, POSTMARKS_FOLDER];
export const OWN_FOLDERS = [EDITOR_PATH, '/assets', ...DRAWN];

/** Every file of a site beside its pages, but for the headers, which are made of this list. */
export function siteFiles(site: Site): SiteFile[] {
  const { business, cities, redirects, settings } = site;
  const single = Object.entries(SINGLE).map(([path, make]) => ({
    path,
    make: (content: string) => make(site, content),
    ...(path === REDIRECTS_FILE ? {} : { fresh: path }),
  }));
  const cards = (settings.cards ? socialCards(site) : []).map((card) => ({
    path: cardFile(card.path),
    make: (content: string) => makeCard(site, card, content),
    fresh: `${CARDS_FOLDER}/*`,
  }));
  const maps = mapFiles(site).map(({ path, draw }) => {
    return { path, make: draw, fresh: `${MAPS_FOLDER}/*` };
  });
  const postmarks = cities
    // That of the office's own city is the seal.
    .filter((city) => !isOfficeCity(business, city))
    .map((city) => ({
      path: postmarkFile(business, city),
      make: () => drawPostmark(business, city),
      fresh: `${POSTMARKS_FOLDER}/*`,
    }));
  const pictures = allVariants(site).map((variant) => ({
    path: variant.path,
    make: (content: string) => makePicture(variant, content),
  }));
  const moved = redirects.map((redirect) => ({
    path: pageFile(redirect.from),
    make: () => redirectPage(site, redirect),
  }));
  return [...single, ...cards, ...maps, ...postmarks, ...pictures, ...moved];
}

/** Writes the files into a built site. */
export async function writeFiles(site: Site, content: string, folder: string): Promise<void> {
  for (const { path, make } of siteFiles(site)) writeBelow(folder, path, await make(content));
}
