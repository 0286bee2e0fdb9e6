import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardFacts, isWholeCard, type SocialCard } from '../../model/cards.ts';
import type { OwnFile } from '../../model/own-files.ts';
import { pictureVariants, plainPicture } from '../../model/pictures.ts';
import {
  cardFile,
  HEADERS_FILE,
  pageFile,
  REDIRECTS_FILE,
  ROBOTS_FILE,
  SEAL_PICTURE_FILE,
  SEARCH_FILE,
  SITEMAP_FILE,
  VCARD_FILE,
} from '../../model/routes.ts';
import { searchData } from '../../model/search/entries.ts';
import type { Site } from '../../model/site.ts';
import { pagesWithCard } from '../../model/site-pages.ts';
import { makeCard } from '../artwork/cards.ts';
import { fileDates } from './file-dates.ts';
import { headersText } from './headers.ts';
import { makeCardPicture, makePicture } from './pictures.ts';
import { redirectPage, redirectsText } from './redirects.ts';
import { sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';

/** The folders that files are made from. */
interface SourceFolders {
  content: string;
  public: string;
}

export interface SiteFile {
  /** Without the base path. */
  path: string;
  make: (folders: SourceFolders) => string | Buffer | Promise<string | Buffer>;
}

/** Every file besides the pages, except the editor's and those in public/. */
export function siteFiles(site: Site): SiteFile[] {
  const { business, settings } = site;
  const own: Record<OwnFile, SiteFile['make']> = {
    [SEARCH_FILE]: () => JSON.stringify(searchData(site)),
    [SITEMAP_FILE]: async ({ content }) => sitemap(site, await fileDates(content)),
    [ROBOTS_FILE]: () => robots(site),
    [HEADERS_FILE]: () => headersText(site),
    [REDIRECTS_FILE]: () => redirectsText(site),
    [VCARD_FILE]: () => vcard(business, settings.siteUrl),
  };
  return [
    ...Object.entries(own).map(([path, make]) => ({ path, make })),
    ...cardFiles(site),
    ...pictureFiles(site),
    ...site.redirects.map((redirect) => ({
      path: pageFile(redirect.from),
      make: () => redirectPage(site, redirect),
    })),
  ];
}

/** Allows everything (RFC 9309). */
function robots({ settings }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${settings.siteUrl}${SITEMAP_FILE}\n`;
}

function cardFiles(site: Site): SiteFile[] {
  if (!site.settings.cards) return [];
  return pagesWithCard(site).map(({ card }) => ({
    path: cardFile(card.path),
    make: (folders) => makeCardFile(site, card, folders),
  }));
}

/** The owner's picture if it has the shape of a card, otherwise a drawn card. */
async function makeCardFile(site: Site, card: SocialCard, folders: SourceFolders): Promise<Buffer> {
  const { picture } = card;
  const words = { ...card, ...cardFacts(site) };
  if (picture === undefined) {
    const seal = readFileSync(join(folders.public, SEAL_PICTURE_FILE));
    return makeCard(words, { picture: seal, isPhoto: false });
  }

  const photo = plainPicture(site.pictures, picture.file);
  if (isWholeCard(site, card)) return makeCardPicture(photo, folders.content);
  return makeCard(words, { picture: await makePicture(photo, folders.content), isPhoto: true });
}

function pictureFiles({ pictures }: Site): SiteFile[] {
  const variants = Object.keys(pictures).flatMap((name) => pictureVariants(pictures, name));
  return variants.map((variant) => ({
    path: variant.path,
    make: ({ content }) => makePicture(variant, content),
  }));
}
