import { FINDER_FILE, finderData } from '../../model/finder/data.ts';
import { isOfficeCity, isPlaced, wayToOffice } from '../../model/geo.ts';
import { attractionMapFile, cityMapFile, mapFile, OFFICE_MAP_FILE } from '../../model/maps.ts';
import { pictureVariants, postmarkFile, SEAL_FILE } from '../../model/pictures.ts';
import { cardFile, EDITOR_PATH, pageFile, routes, VCARD_FILE } from '../../model/routes.ts';
import type { Business } from '../../model/schemas/business.ts';
import { find, type Site } from '../../model/site.ts';
import { writeBelow } from '../system.ts';
import { makeCard, socialCards } from './cards.ts';
import { color, fillIn } from './engraving.ts';
import { HEADERS_FILE, REDIRECTS_FILE, redirectPage, redirectRules } from './headers.ts';
import { drawFrameMap } from './map/frame-map.ts';
import { drawMapPicture } from './map/region-map.ts';
import { makePicture } from './pictures.ts';
import { drawPostmark, drawSeal } from './postmark.ts';
import { fileDates, robots, sitemap } from './sitemap.ts';

/** A file beside the pages. */
export interface SiteFile {
  /** Its address. */
  path: string;
  /** @param content the folder of the content */
  make: (content: string) => string | Buffer | Promise<string | Buffer>;
}

/** The files that every site has once. */
const SINGLE: Record<string, (site: Site, content: string) => ReturnType<SiteFile['make']>> = {
  [FINDER_FILE]: (site) => JSON.stringify(finderData(site)),
  '/sitemap.xml': async (site, content) => sitemap(site, await fileDates(content)),
  '/robots.txt': robots,
  [REDIRECTS_FILE]: redirectRules,
  [VCARD_FILE]: ({ business, settings }) => vcard(business, settings.siteUrl),
  [SEAL_FILE]: ({ business }) => drawSeal(business),
  '/favicon.svg': () => fillIn('favicon.svg'),
  '/favicon.ico': () => icon(48).then(inIco),
  '/apple-touch-icon.png': () => icon(180, color('press')),
};

/** The paths of files and folders where no redirect can lead from. */
export const OWN_FILES = [...Object.keys(SINGLE), HEADERS_FILE];
export const OWN_FOLDERS = [EDITOR_PATH, '/assets', '/cards', '/maps', '/postmarks'];

/** Every file of a site beside its pages, but for the headers, which are made of this list. */
export function siteFiles(site: Site): SiteFile[] {
  const { business, cities, redirects, settings } = site;
  // The postmark of the office's own city is the seal.
  const marked = cities.filter((city) => !isOfficeCity(business, city));
  return [
    ...Object.entries(SINGLE).map(([path, make]) => ({
      path,
      make: (content: string) => make(site, content),
    })),
    ...(settings.cards ? socialCards(site) : []).map((card) => ({
      path: cardFile(card.path),
      make: (content: string) => makeCard(site, card, content),
    })),
    ...mapFiles(site),
    ...marked.map((city) => ({
      path: postmarkFile(business, city),
      make: () => drawPostmark(business, city),
    })),
    ...Object.keys(site.pictures)
      .flatMap((file) => pictureVariants(site.pictures, file))
      .map((variant) => ({
        path: variant.path,
        make: (content: string) => makePicture(variant, content),
      })),
    ...redirects.map((redirect) => ({
      path: pageFile(redirect.from),
      make: () => redirectPage(site, redirect),
    })),
  ];
}

/** All map pictures of a site: the drawn maps, and what map frames show until they are asked. */
function mapFiles(site: Site): SiteFile[] {
  const { business, cities, attractions, maps } = site;
  const frames = [
    { path: OFFICE_MAP_FILE, middle: { ...business, name: business.address.city } },
    ...cities.filter(isPlaced).map((city) => ({
      path: cityMapFile(city),
      middle: { ...city, miles: wayToOffice(business, city)?.short },
    })),
    ...attractions.filter(isPlaced).map((attraction) => {
      const city = find(site.cityBySlug, attraction.citySlug);
      const path = attractionMapFile(attraction, city);
      return { path, middle: { ...attraction, miles: wayToOffice(business, city)?.short } };
    }),
  ];
  return [
    ...maps.map((map) => ({ path: mapFile(map.name), make: () => drawMapPicture(site, map) })),
    ...frames.map(({ path, middle }) => ({ path, make: () => drawFrameMap(site, middle) })),
  ];
}

/** Writes the files into a built site. */
export async function writeFiles(site: Site, content: string, folder: string): Promise<void> {
  for (const { path, make } of siteFiles(site)) writeBelow(folder, path, await make(content));
}

/** The favicon as a PNG of so many pixels, with this color in its corners, or none. */
async function icon(size: number, background?: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const drawn = sharp(Buffer.from(fillIn('favicon.svg')), { density: 300 }).resize(size);
  return (background ? drawn.flatten({ background }) : drawn).png().toBuffer();
}

/** A PNG of 48 pixels in the container that browsers ask for by themselves: its directory comes first. */
function inIco(png: Buffer): Buffer {
  const [pixels, header] = [48, 22];
  const directory = Buffer.alloc(header);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.set([pixels, pixels], 6);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(header, 18);
  return Buffer.concat([directory, png]);
}

/** The business as a card for an address book (vCard 4.0, RFC 6350). */
export function vcard(
  business: Pick<Business, 'name' | 'phone' | 'email' | 'address' | 'latitude' | 'longitude'>,
  siteUrl: string,
): string {
  const { address, phone, email, latitude, longitude } = business;
  const plain = (text = '') => text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
  const name = plain(business.name);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;VALUE=uri;TYPE="work,voice":tel:${phone}`,
    `EMAIL:${email}`,
    `ADR;TYPE=work:;;${plain(address.street)};${plain(address.city)};${address.state};${address.zip ?? ''};US`,
    `GEO:geo:${latitude},${longitude}`,
    `URL:${siteUrl}${routes.home()}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
