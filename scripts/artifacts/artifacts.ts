import { finderDocuments } from '../../model/finder/documents.ts';
import { FINDER_DOCUMENTS_FILE, FINDER_PLACES_FILE } from '../../model/finder/finder-data.ts';
import { STATE_NAMES } from '../../model/geo.ts';
import { SEAL_FILE } from '../../model/pictures.ts';
import { VCARD_FILE } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { drawSeal } from '../drawings/seal.ts';
import { vcard } from '../files/vcard.ts';
import type { FileDates } from './file-dates.ts';
import { finderPlaces } from './finder/finder-places.ts';
import { REDIRECTS_FILE, redirectRules } from './redirects.ts';
import { robots, sitemap } from './sitemap.ts';

/** A file that is made from the content, beside the pages. */
export interface Artifact {
  /** Its address. */
  path: string;
  type: string;
  make: (site: Site, dates: FileDates) => string | Promise<string>;
}

/** Every such file; the build writes them and the development server answers with them. */
export const ARTIFACTS: readonly Artifact[] = [
  {
    path: FINDER_DOCUMENTS_FILE,
    type: 'application/json',
    make: (site) => JSON.stringify(finderDocuments(site)),
  },
  {
    path: FINDER_PLACES_FILE,
    type: 'application/json',
    make: async (site) => JSON.stringify(await finderPlaces(site)),
  },
  { path: '/sitemap.xml', type: 'application/xml', make: sitemap },
  { path: '/robots.txt', type: 'text/plain', make: robots },
  { path: `/${REDIRECTS_FILE}`, type: 'text/plain', make: redirectRules },
  {
    path: VCARD_FILE,
    type: 'text/vcard',
    make: ({ business, settings }) => vcard(business, settings.siteUrl),
  },
  {
    path: SEAL_FILE,
    type: 'image/svg+xml',
    make: ({ business: { name, address } }) =>
      drawSeal({ name, office: `${address.city}, ${STATE_NAMES[address.state]}` }),
  },
];
