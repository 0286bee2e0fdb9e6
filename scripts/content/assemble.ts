import type { City, Content, Place, Service, Settings } from '../../model/content.ts';
import { embeddedMapUrl } from '../../model/maps.ts';
import type { CityFields } from '../../model/schemas/city.ts';
import { type Pages, pageSchemas } from '../../model/schemas/page.ts';
import type { ServiceFields } from '../../model/schemas/service.ts';
import { drawRegionMap, townsInSight } from '../map/region-map.ts';
import type { Drafts, TextDraft } from './drafts.ts';
import { attractionSlug } from './uniqueness.ts';

/** Joins drafts that fit together into the site's content; undefined when a part is missing. */
export function assemble(drafts: Drafts, settings: Settings): Content | undefined {
  const { business, testimonials, pages } = drafts;
  if (!business || !hasAllPages(pages)) return undefined;
  const cities = [...drafts.cities].map(([slug, draft]) => city(drafts, settings, slug, draft));
  return {
    settings,
    business: { ...business.fields, featuredCities: once(business.fields.featuredCities) },
    testimonials: testimonials?.fields.testimonials ?? [],
    pages: withBodies(pages),
    services: [...drafts.services].map(([slug, draft]) => service(drafts, slug, draft)),
    cities,
    redirects: drafts.redirects?.fields.redirects ?? [],
    map: drawRegionMap(business.fields, townsInSight(cities, business.fields.featuredCities)),
  };
}

/** Names of page files that are missing from content/pages. */
export function missingPages(drafts: Drafts): string[] {
  return Object.keys(pageSchemas).filter((name) => !Object.hasOwn(drafts.pages, name));
}

type PageDrafts = { [Name in keyof Pages]: TextDraft<Omit<Pages[Name], 'body'>> };

function hasAllPages(pages: Drafts['pages']): pages is PageDrafts {
  return Object.keys(pageSchemas).every((name) => Object.hasOwn(pages, name));
}

/** A list of slugs without those that stand in it before, and without the slug of its own file. */
function once(slugs: readonly string[], own?: string): string[] {
  return [...new Set(slugs)].filter((slug) => slug !== own);
}

function withBodies(pages: PageDrafts): Pages {
  const body = <Fields>({ fields, html }: TextDraft<Fields>) => ({ ...fields, body: html });
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
    'call-to-action': body(pages['call-to-action']),
  };
}

function service(
  drafts: Drafts,
  slug: string,
  { source, fields, html }: TextDraft<ServiceFields>,
): Service {
  return {
    slug,
    ...fields,
    related: once(fields.related, slug),
    intro: html,
    introMarkdown: source.body.trim(),
    faqs: drafts.faqs.get(slug)?.fields.faqs ?? [],
  };
}

function city(
  drafts: Drafts,
  settings: Settings,
  slug: string,
  { source, fields, html }: TextDraft<CityFields>,
): City {
  const attractions = drafts.attractions.get(slug)?.fields ?? [];
  return {
    slug,
    ...fields,
    ...(fields.nearbyLocations && { nearbyLocations: once(fields.nearbyLocations, slug) }),
    about: html,
    aboutMarkdown: source.body.trim(),
    mapEmbedUrl: embeddedMapUrl(`${fields.name}, ${fields.state}`, settings.mapsKey),
    attractions: attractions.map(
      (draft): Place => ({
        ...draft.fields,
        slug: attractionSlug(draft),
        citySlug: slug,
        cityName: fields.name,
        cityState: fields.state,
      }),
    ),
  };
}
