import { FINDER_FILE, finderData } from '../../model/finder/data.ts';
import { isPlaced } from '../../model/geo.ts';
import { attractionMapFile, cityMapFile, mapFile } from '../../model/maps.ts';
import { isOfficeCity } from '../../model/office.ts';
import { pictureVariants, postmarkFile, SEAL_FILE } from '../../model/pictures.ts';
import {
  cardFile,
  pageFile,
  REDIRECTS_FILE,
  ROBOTS_FILE,
  SITEMAP_FILE,
  VCARD_FILE,
} from '../../model/routes.ts';
import { find, type Site } from '../../model/site.ts';
import { writeBelow } from '../system.ts';
import { makeCard, socialCards } from './cards.ts';
import { redirectPage, redirectRules } from './headers.ts';
import { drawFrameMap } from './map/frame-map.ts';
import { drawMapPicture } from './map/region-map.ts';
import { makePicture } from './pictures.ts';
import { drawPostmark, drawSeal } from './postmark.ts';
import { fileDates, sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';

/** Makes a file beside the pages, for a folder of content. */
type Make = (content: string) => string | Buffer | Promise<string | Buffer>;

/**
 * Every file of a site beside its pages by its address, but for the headers, which are made of this
 * list, and what stands in public/. What is new here belongs into model/own-files.ts too.
 */
export function siteFiles(site: Site) {
  const { business, cities, settings } = site;
  const file = (path: string, make: Make) => ({ path, make });
  return [
    file(FINDER_FILE, () => JSON.stringify(finderData(site))),
    file(SITEMAP_FILE, async (content) => sitemap(site, await fileDates(content))),
    // Everything may be read (RFC 9309).
    file(
      ROBOTS_FILE,
      () => `User-agent: *\nAllow: /\n\nSitemap: ${settings.siteUrl}${SITEMAP_FILE}\n`,
    ),
    file(REDIRECTS_FILE, () => redirectRules(site)),
    file(VCARD_FILE, () => vcard(business, settings.siteUrl)),
    file(SEAL_FILE, () => drawSeal(business)),
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
