import { isWholeCard, type SocialCard } from '../../model/cards.ts';
import { isPlaced } from '../../model/geo.ts';
import {
  attractionMapFile,
  centeredMapFile,
  cityMapFiles,
  mapFile,
  SERVICE_AREA_CITY_MAP,
  SERVICE_AREA_MAP,
} from '../../model/maps.ts';
import { isOfficeCity } from '../../model/office.ts';
import {
  pictureVariants,
  plainPicture,
  postmarkFile,
  SEAL_FILE,
  SEAL_PICTURE_FILE,
  SMALL_WAFER_FILE,
  WAFER_FILE,
} from '../../model/pictures.ts';
import {
  cardFile,
  HEADERS_FILE,
  pageFile,
  REDIRECTS_FILE,
  ROBOTS_FILE,
  SEARCH_FILE,
  SITEMAP_FILE,
  VCARD_FILE,
} from '../../model/routes.ts';
import { searchData } from '../../model/search/entries.ts';
import { find, type Site } from '../../model/site.ts';
import { pagesWithCard } from '../../model/site-pages.ts';
import { makeCard } from '../artwork/cards.ts';
import { drawAreaMap } from '../artwork/map/area-map.ts';
import { drawLocalMap } from '../artwork/map/local-map.ts';
import { drawServiceAreaMap } from '../artwork/map/service-area-map.ts';
import { drawPostmark } from '../artwork/postmark.ts';
import { drawSeal, drawSmallWafer, drawWafer, makeSealPicture } from '../artwork/seal.ts';
import { fileDates } from './file-dates.ts';
import { headersText } from './headers.ts';
import { makeCardPicture, makePicture } from './pictures.ts';
import { redirectPage, redirectsText } from './redirects.ts';
import { sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';

/** A file beside the pages. */
export interface SiteFile {
  /** The address of the file, without the base of the site. */
  path: string;
  /** Makes what it holds, for a folder of content. */
  make: (contentFolder: string) => string | Buffer | Promise<string | Buffer>;
}

/**
 * Every file of a site beside its pages, but for the editor's and what stands in public/. A new file or
 * folder belongs into model/own-files.ts too.
 */
export function siteFiles(site: Site): SiteFile[] {
  const { business, settings } = site;
  return [
    { path: SEARCH_FILE, make: () => JSON.stringify(searchData(site)) },
    { path: SITEMAP_FILE, make: async (content) => sitemap(site, await fileDates(content)) },
    { path: ROBOTS_FILE, make: () => robots(site) },
    { path: HEADERS_FILE, make: () => headersText(site) },
    { path: REDIRECTS_FILE, make: () => redirectsText(site) },
    { path: VCARD_FILE, make: () => vcard(business, settings.siteUrl) },
    { path: SEAL_FILE, make: () => drawSeal(business) },
    { path: SEAL_PICTURE_FILE, make: () => makeSealPicture(business) },
    { path: WAFER_FILE, make: () => drawWafer(business) },
    { path: SMALL_WAFER_FILE, make: () => drawSmallWafer(business) },
    ...cardFiles(site),
    ...mapFiles(site),
    ...postmarkFiles(site),
    ...pictureFiles(site),
    ...site.redirects.map((redirect) => ({
      path: pageFile(redirect.from),
      make: () => redirectPage(site, redirect),
    })),
  ];
}

/** What search engines may read: everything (RFC 9309). */
function robots({ settings }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${settings.siteUrl}${SITEMAP_FILE}\n`;
}

function cardFiles(site: Site): SiteFile[] {
  if (!site.settings.cards) return [];
  return pagesWithCard(site).map(({ card }) => ({
    path: cardFile(card.path),
    make: (content) => makeCardFile(site, card, content),
  }));
}

/** The social card of a page: the owner's picture in the shape of a card, else one that is drawn. */
async function makeCardFile(site: Site, card: SocialCard, content: string): Promise<Buffer> {
  const { picture } = card;
  if (picture === undefined) return makeCard(site, card, undefined);

  const photo = plainPicture(site.pictures, picture.file);
  return isWholeCard(site, card)
    ? makeCardPicture(photo, content)
    : makeCard(site, card, await makePicture(photo, content));
}

function mapFiles(site: Site): SiteFile[] {
  const { maps, cities, attractions, cityBySlug, pages } = site;
  const areaMaps = maps.map((map) => ({
    path: mapFile(map.name),
    make: () => drawAreaMap(site, map),
  }));
  const serviceAreaMaps = [
    { path: SERVICE_AREA_MAP.narrow, make: () => drawServiceAreaMap(site, 'home') },
    { path: SERVICE_AREA_MAP.wide, make: () => drawServiceAreaMap(site, 'homeWide') },
    { path: SERVICE_AREA_CITY_MAP.narrow, make: () => drawServiceAreaMap(site, 'city') },
    { path: SERVICE_AREA_CITY_MAP.wide, make: () => drawServiceAreaMap(site, 'cityWide') },
  ];

  const cityMaps = cities.filter(isPlaced).flatMap((city) => {
    const { narrow, wide } = cityMapFiles(city.slug);
    return [
      { path: narrow, make: () => drawLocalMap(site, city, city, 'narrow') },
      { path: wide, make: () => drawLocalMap(site, city, city, 'wide') },
    ];
  });
  const centeredMaps = [find(cityBySlug, pages.contact.mapCity)].filter(isPlaced).map((city) => ({
    path: centeredMapFile(city.slug),
    make: () => drawLocalMap(site, city, city, 'centered'),
  }));
  const attractionMaps = attractions.filter(isPlaced).map((attraction) => {
    // The miles to a city are not those to what lies outside it.
    const city = attraction.outside ? undefined : find(cityBySlug, attraction.citySlug);
    return {
      path: attractionMapFile(attraction.slug),
      make: () => drawLocalMap(site, attraction, city, 'section'),
    };
  });
  return [...areaMaps, ...serviceAreaMaps, ...cityMaps, ...centeredMaps, ...attractionMaps];
}

/** The postmarks of all cities but the office's own, whose postmark is the seal. */
function postmarkFiles({ business, cities }: Site): SiteFile[] {
  return cities
    .filter((city) => !isOfficeCity(business, city))
    .map((city) => ({
      path: postmarkFile(business, city),
      make: () => drawPostmark(business, city),
    }));
}

function pictureFiles({ pictures }: Site): SiteFile[] {
  const variants = Object.keys(pictures).flatMap((name) => pictureVariants(pictures, name));
  return variants.map((variant) => ({
    path: variant.path,
    make: (content) => makePicture(variant, content),
  }));
}
