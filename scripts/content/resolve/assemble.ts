import type { Attraction, City, Content, Settings } from '../../../model/content.ts';
import { documentSlug } from '../../../model/finder/words.ts';
import { embeddedMapUrl } from '../../../model/maps.ts';
import type { PictureFiles } from '../../../model/pictures.ts';
import type { AttractionFields } from '../../../model/schemas/attraction.ts';
import type { CityFields } from '../../../model/schemas/city.ts';
import { type Pages, pageSchemas } from '../../../model/schemas/page.ts';
import { byName } from '../../../model/text.ts';
import { drawRegionMap } from '../../artifacts/map/region-map.ts';
import { attractionSlug, type Entries, type TextEntry } from '../entries.ts';
import { withPublicOffice } from '../public-office.ts';
import { type FillText, textFiller } from './tokens.ts';

/** Joins entries that fit together into the site's content; undefined when a part is missing. */
export function assemble(
  entries: Entries,
  pictures: PictureFiles,
  settings: Settings,
): Content | undefined {
  const { business, testimonials, documents, redirects, page: pages } = entries;
  const own = business.get('business')?.fields;
  if (own === undefined || !hasAllPages(pages)) return undefined;
  const fill = textFiller(own);
  const cities = [...entries.city].map(([slug, entry]) =>
    city(entries, settings, slug, entry.fields, fill(entry)),
  );
  const office = withPublicOffice(own, cities);
  return {
    settings,
    business: { ...office, featuredCities: once(office.featuredCities) },
    testimonials: testimonials.get('testimonials')?.fields.testimonials ?? [],
    pages: withBodies(pages, fill),
    services: [...entries.service].map(([slug, { fields, ...entry }]) => ({
      slug,
      ...fields,
      related: once(fields.related, slug),
      intro: fill({ fields, ...entry }),
      faqs: entries.faqs.get(slug)?.fields.faqs ?? [],
    })),
    cities,
    documents: (documents.get('documents')?.fields.documents ?? [])
      .map((fields) => ({ ...fields, slug: documentSlug(fields.name) }))
      .toSorted(byName),
    pictures,
    redirects: redirects.get('redirects')?.fields.redirects ?? [],
    map: drawRegionMap(office, cities, office.featuredCities),
  };
}

type PageEntries = Required<Entries['page']>;

function hasAllPages(pages: Entries['page']): pages is PageEntries {
  return Object.keys(pageSchemas).every((name) => Object.hasOwn(pages, name));
}

/** A list of slugs without those that stand in it before, and without the slug of its own file. */
function once(slugs: readonly string[], own?: string): string[] {
  return [...new Set(slugs)].filter((slug) => slug !== own);
}

function withBodies(pages: PageEntries, fill: FillText): Pages {
  const body = <Fields>(entry: TextEntry<Fields>) => ({ ...entry.fields, body: fill(entry) });
  const { contact, city, place } = pages;
  return {
    home: body(pages.home),
    services: body(pages.services),
    service: body(pages.service),
    locations: body(pages.locations),
    areas: body(pages.areas),
    places: body(pages.places),
    contact: { ...body(contact), areaCities: once(contact.fields.areaCities) },
    'privacy-policy': body(pages['privacy-policy']),
    'terms-of-service': body(pages['terms-of-service']),
    'not-found': body(pages['not-found']),
    city: {
      ...body(city),
      popularServices: once(city.fields.popularServices),
      serviceCards: once(city.fields.serviceCards),
    },
    place: { ...body(place), nearbyServices: once(place.fields.nearbyServices) },
    finder: body(pages.finder),
    'call-to-action': body(pages['call-to-action']),
  };
}

function city(
  entries: Entries,
  settings: Settings,
  slug: string,
  fields: CityFields,
  html: string,
): City {
  const attractions = entries.attractions.get(slug)?.fields.attractions ?? [];
  const { name, state, nearbyLocations: nearby } = fields;
  return {
    slug,
    ...fields,
    ...(nearby && { nearbyLocations: once(nearby, slug) }),
    about: html,
    mapEmbedUrl: embeddedMapUrl(`${name}, ${state}`, settings.mapsKey),
    attractions: attractions.flatMap((attraction): Attraction[] => {
      if (attraction === undefined) return [];
      const of = { citySlug: slug, cityName: name, cityState: state };
      return [{ ...confirmed(attraction), slug: attractionSlug(attraction), ...of }];
    }),
  };
}

/** The facts of an attraction without those that nobody has confirmed. */
function confirmed({ unconfirmed = [], ...fields }: AttractionFields): AttractionFields {
  const doubtful: readonly string[] = unconfirmed;
  return { ...fields, ...Object.fromEntries(doubtful.map((name) => [name, undefined])) };
}
