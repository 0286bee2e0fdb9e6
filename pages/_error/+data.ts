import type { PageContextServer } from 'vike/types';
import { UNKNOWN_CITY } from '../../islands/not-found/NotFound.tsx';
import type { City } from '../../model/content.ts';
import { pageHead } from '../../model/head.ts';
import { embeddedMapUrl } from '../../model/maps.ts';

import { escapeHtml } from '../../model/text.ts';
import { fillHtml } from '../../model/tokens.ts';
import { cityPage } from '../areas/@city/city-page.ts';

export function data({ globalContext: { site } }: PageContextServer) {
  const page = site.pages['not-found'];
  const name = UNKNOWN_CITY.placeholder;
  const about = fillHtml(escapeHtml(site.pages.city.unknownAbout), { city: name, state: 'ID' });
  /** A city that the content does not know, under a name that the browser replaces. */
  const city: City = {
    slug: '',
    name,
    state: 'ID',
    description: '',
    about: `<p>${about}</p>`,
    mapEmbedUrl: embeddedMapUrl(`${name}, ID`, site.settings.mapsKey),
    attractions: [],
    order: Infinity,
    locationsPage: false,
  };
  // It stands between the two ends of the directory.
  const [next, previous] = [site.cities[0], site.cities.at(-1)];
  return {
    head: pageHead(site, page, undefined),
    graph: [],
    page,
    /** The slugs of the cities that have a page. */
    cities: site.cities.map(({ slug }) => slug),
    unknownCity: cityPage(site, city, next && previous && { previous, next }),
    attractionTitle: pageHead(site, { ...page, title: page.placeHeading }, undefined).title,
  };
}
