import type { z } from 'zod';
import type {
  Attraction,
  City,
  Content,
  Faq,
  Settings,
  UnansweredFaq,
} from '../../../model/content.ts';
import { documentSlug } from '../../../model/finder/words.ts';
import { type Coordinates, isPlaced } from '../../../model/geo.ts';
import { dateIn } from '../../../model/hours.ts';
import { embeddedMapUrl } from '../../../model/maps.ts';
import { isOfficeCity } from '../../../model/office.ts';
import type { Business } from '../../../model/schemas/business.ts';
import type { AttractionFields } from '../../../model/schemas/city.ts';
import type { Pages } from '../../../model/schemas/page.ts';
import { type faqsSchema, GENERAL_QUESTIONS } from '../../../model/schemas/service.ts';
import { byName, slugify } from '../../../model/text.ts';
import { tokensIn } from '../../../model/tokens.ts';
import { drawRegionMap } from '../../files/map/region-map.ts';
import { hasAll, PAGE_NAMES } from '../collections.ts';
import { attractionEntries, type Site } from '../entries.ts';
import { validCredentials } from './tokens.ts';

/** Joins entries that fit together into the site's content; undefined when a part is missing. */
export function assemble({ entries, raw }: Site, settings: Settings): Content | undefined {
  const { testimonials, documents, redirects, faqs } = entries;
  const own = entries.business.get('business')?.fields;
  const pages: Partial<Pages> = {};
  for (const [name, { fields, prose }] of Object.entries(entries.page)) {
    Object.assign(pages, { [name]: { ...fields, body: prose } });
  }
  if (own === undefined || !hasAll<Pages>(pages, PAGE_NAMES)) return undefined;
  const cities = [...entries.city].map(([slug, { fields, prose }]): City => {
    const { name, state } = fields;
    // Nobody drives within the city of the office, nor minutes without miles, as when it has moved.
    const milesFromOffice = isOfficeCity(own, fields) ? undefined : fields.milesFromOffice;
    const of = { citySlug: slug, cityName: name, cityState: state };
    return {
      slug,
      ...fields,
      milesFromOffice,
      minutesFromOffice: milesFromOffice && fields.minutesFromOffice,
      about: prose,
      mapEmbedUrl: embeddedMapUrl(`${name}, ${state}`, settings.mapsKey),
      attractions: attractionEntries(entries)
        .filter((one) => one.city === slug)
        .map((one): Attraction => {
          const address = one.fields.address && withCity(one.fields.address, name, state);
          return { ...confirmed({ ...one.fields, address }), slug: one.slug, ...of };
        }),
    };
  });
  const office = withPublicOffice(own, cities);
  return {
    settings,
    business: {
      ...office,
      credentials: validCredentials(office),
      holidays: office.holidays.filter((date) => date >= dateIn(office.hours)).toSorted(),
    },
    testimonials: testimonials.get('testimonials')?.fields.testimonials ?? [],
    pages,
    services: [...entries.service].map(([slug, { fields, prose }]) => ({
      slug,
      ...fields,
      intro: prose,
      faqs: questionsOf(faqs.get(slug)?.fields),
    })),
    questions: questionsOf(faqs.get(GENERAL_QUESTIONS)?.fields),
    unansweredQuestions: unansweredOf(faqs.get(GENERAL_QUESTIONS)?.fields),
    cities,
    documents: (documents.get('documents')?.fields.documents ?? [])
      .map((fields) => ({ ...fields, slug: documentSlug(fields.name) }))
      .toSorted(byName),
    pictures: Object.fromEntries(
      raw.flatMap(({ path, picture }) => (picture ? [[path, picture]] : [])),
    ),
    redirects: redirects.get('redirects')?.fields.redirects ?? [],
    maps: drawRegionMap(office, cities, office.featuredCities),
  };
}

/** The questions that have an answer: a fact in one that the owner has still to write hides it. */
function questionsOf(file: z.infer<typeof faqsSchema> | undefined): Faq[] {
  return (file?.faqs ?? [])
    .filter(({ answer }) => tokensIn(answer).length === 0)
    .map((faq) => ({ ...faq, anchor: `q-${slugify(faq.question)}` }));
}

/** The questions that wait for a fact which the owner has still to write. */
function unansweredOf(file: z.infer<typeof faqsSchema> | undefined): UnansweredFaq[] {
  return (file?.faqs ?? [])
    .filter(({ answer }) => tokensIn(answer).length > 0)
    .map(({ question, alsoCalled }) => ({
      question,
      alsoCalled,
      anchor: `q-${slugify(question)}`,
    }));
}

/** An address of an attraction as on an envelope: with its city and state where it has no state. */
export function withCity(address: string, city: string, state: string): string {
  if (/\b(?:ID|OR|Idaho|Oregon)\b/.test(address)) return address;
  return `${address}${address.endsWith(city) ? '' : `, ${city}`}, ${state}`;
}

/** The facts of an attraction without those that nobody has confirmed. */
function confirmed({ unconfirmed = [], ...fields }: AttractionFields): AttractionFields {
  const doubtful: readonly string[] = unconfirmed;
  return { ...fields, ...Object.fromEntries(doubtful.map((name) => [name, undefined])) };
}

/**
 * The facts without what the owner does not display: no street, no ZIP, and the coordinates of the
 * city's page, or to a tenth of a degree where it has none.
 */
export function withPublicOffice<Office extends Pick<Business, 'address' | keyof Coordinates>>(
  business: Office,
  cities: readonly Pick<City, 'name' | 'state' | keyof Coordinates>[],
): Office {
  const { city, state, display } = business.address;
  if (display === 'street') return business;
  const roughly = (degrees: number) => Math.round(degrees * 10) / 10;
  const own = cities.filter(isPlaced).find((each) => isOfficeCity(business, each));
  return {
    ...business,
    address: { city, state, display },
    latitude: own?.latitude ?? roughly(business.latitude),
    longitude: own?.longitude ?? roughly(business.longitude),
  };
}
