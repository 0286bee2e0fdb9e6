import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  DOCUMENTS_ANCHOR,
  FINDER_DOCUMENTS_FILE,
  FINDER_PLACES_FILE,
} from '../../model/finder/finder-data.ts';
import { routes } from '../../model/routes.ts';
import { type BuiltSite, Faults, type Rule } from '../support/built-site.ts';
import { clean, hrefs, pageAt, texts } from '../support/pages.ts';

/** The pages that ask what and where, besides the page of cities without one. */
const WITH_FINDER = ['/', '/areas', '/locations', '/services'];

const pageLink = z.object({ name: z.string(), path: z.string() });

const documentsFile = z.object({
  words: z.record(z.string(), z.string()),
  online: pageLink,
  documents: z.array(
    z.object({ slug: z.string().min(1), name: z.string(), service: pageLink.optional() }),
  ),
});

/** Name, state, ZIP codes, latitude and longitude. */
const place = z.tuple([
  z.string(),
  z.string(),
  z.string().regex(/^\d{5}( \d{5})*$/),
  z.number(),
  z.number(),
]);

const placesFile = z.object({
  cities: z.array(pageLink),
  cityZips: z.array(z.string()),
  places: z.array(place),
});

const readJson = ({ folder }: BuiltSite, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** What the finder looks up, and where it stands. */
export const finderRules: Record<string, Rule> = {
  'asks what and where on four pages, and leads on without script': ({ site, pages }) => {
    const faults = new Faults();
    const withFinder = [...pages.values()].filter(({ $ }) => $('.finder-box').length > 0);
    const paths = withFinder.map(({ path }) => path).filter((path) => path !== '/404');
    faults.same('pages with the finder', paths.toSorted(), WITH_FINDER);
    for (const { path, $ } of withFinder) {
      faults.same(`${path} finder`, texts($, '#finder-heading'), [
        clean(site.pages.finder.heading),
      ]);
      const leads = hrefs($, '.finder-box a').includes(routes.areas());
      faults.unless(leads, `${path} does not lead from the finder to the areas`);
    }
    return faults.lines;
  },

  'lists every document on the services page, with who handles it': ({ site, pages }) => {
    const faults = new Faults();
    const $ = pageAt(pages, routes.services());
    const { documents } = site;
    const names = documents.map(({ name }) => clean(name));
    faults.same('documents', texts($, '.document-list b'), names);
    const handled = documents.map(({ service, elsewhere }) =>
      service === undefined ? elsewhere?.url : routes.service(service),
    );
    faults.same('who handles them', hrefs($, '.document-list a'), handled);
    const notes = documents.flatMap(({ note }) => (note === undefined ? [] : [clean(note)]));
    faults.same('notes', texts($, '.document-list small'), notes);
    faults.same('section', $(`#${DOCUMENTS_ANCHOR}`).length, documents.length > 0 ? 1 : 0);
    return faults.lines;
  },

  'has every document for the finder, with an address and a service that are there': (built) => {
    const faults = new Faults();
    const { site } = built;
    const { documents, online } = documentsFile.parse(readJson(built, FINDER_DOCUMENTS_FILE));
    const names = documents.map(({ name }) => name);
    faults.same(
      'documents',
      names,
      site.documents.map(({ name }) => name),
    );
    const slugs = documents.map(({ slug }) => slug);
    faults.same('slugs', [...new Set(slugs)], slugs);
    const services = site.services.map(({ slug }) => routes.service(slug));
    const named = [online, ...documents.flatMap(({ service }) => service ?? [])];
    const lost = named.filter(({ path }) => !services.includes(path));
    faults.same('services that have no page', lost, []);
    return faults.lines;
  },

  'has every city for the finder': (built) => {
    const faults = new Faults();
    const { site } = built;
    const { cities, cityZips } = placesFile.parse(readJson(built, FINDER_PLACES_FILE));
    const paths = cities.map(({ path }) => path);
    faults.same(
      'cities',
      paths,
      site.cities.map(({ slug }) => routes.city(slug)),
    );
    faults.same('ZIP codes of cities', cityZips.length, cities.length);
    return faults.lines;
  },
};
