import { FINDER_FILE, finderData } from '../../model/finder/data.ts';
import { isPlaced } from '../../model/geo.ts';
import { attractionMapFile, cityMapFile, mapFile } from '../../model/maps.ts';
import { isOfficeCity } from '../../model/office.ts';
import { pictureVariants, postmarkFile, SEAL_FILE } from '../../model/pictures.ts';
import { cardFile, pageFile, VCARD_FILE } from '../../model/routes.ts';
import { find, type Site } from '../../model/site.ts';
import { writeBelow } from '../system.ts';
import { makeCard, socialCards } from './cards.ts';
import { color, fillIn } from './engraving.ts';
import { REDIRECTS_FILE, redirectPage, redirectRules } from './headers.ts';
import { drawFrameMap } from './map/frame-map.ts';
import { drawMapPicture } from './map/region-map.ts';
import { makePicture } from './pictures.ts';
import { drawPostmark, drawSeal } from './postmark.ts';
import { fileDates, sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';

/** Makes a file beside the pages, for a folder of content. */
type Make = (content: string) => string | Buffer | Promise<string | Buffer>;

/** Every file of a site beside its pages by its address, but for the headers, which are made of this list. */
export function siteFiles(site: Site) {
  const { business, cities, settings } = site;
  const file = (path: string, make: Make) => ({ path, make });
  return [
    file(FINDER_FILE, () => JSON.stringify(finderData(site))),
    file('/sitemap.xml', async (content) => sitemap(site, await fileDates(content))),
    // Everything may be read (RFC 9309).
    file(
      '/robots.txt',
      () => `User-agent: *\nAllow: /\n\nSitemap: ${settings.siteUrl}/sitemap.xml\n`,
    ),
    file(REDIRECTS_FILE, () => redirectRules(site)),
    file(VCARD_FILE, () => vcard(business, settings.siteUrl)),
    file(SEAL_FILE, () => drawSeal(business)),
    file('/favicon.svg', () => fillIn('favicon.svg')),
    file('/favicon.ico', () => icon(48).then(inIco)),
    file('/apple-touch-icon.png', () => icon(180, color('press'))),
    ...(settings.cards ? socialCards(site) : []).map((card) =>
      file(cardFile(card.path), (content) => makeCard(site, card, content)),
    ),
    ...site.maps.map((map) => file(mapFile(map.name), () => drawMapPicture(site, map))),
    ...cities
      .filter(isPlaced)
      .map((city) => file(cityMapFile(city.slug), () => drawFrameMap(site, city, city))),
    ...site.attractions.filter(isPlaced).map((attraction) => {
      const city = find(site.cityBySlug, attraction.citySlug);
      const near = attraction.outside ? undefined : city;
      return file(attractionMapFile(attraction.slug), () => drawFrameMap(site, attraction, near));
    }),
    // The postmark of the office's own city is the seal.
    ...cities
      .filter((city) => !isOfficeCity(business, city))
      .map((city) => file(postmarkFile(business, city), () => drawPostmark(business, city))),
    ...Object.keys(site.pictures)
      .flatMap((name) => pictureVariants(site.pictures, name))
      .map((variant) => file(variant.path, (content) => makePicture(variant, content))),
    ...site.redirects.map((redirect) =>
      file(pageFile(redirect.from), () => redirectPage(site, redirect)),
    ),
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
  const length = [png.length & 0xffff, png.length >> 16];
  // Kind, number, width and height, colors, planes, bits, then where the picture is.
  const directory = new Uint16Array([0, 1, 1, (48 << 8) | 48, 0, 1, 32, ...length, 22, 0]);
  return Buffer.concat([Buffer.from(directory.buffer), png]);
}
