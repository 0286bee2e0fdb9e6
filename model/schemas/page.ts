import { z } from 'zod';
import { description, keywords, slug, text } from './fields.ts';

/** What every page file starts with. */
const page = z.strictObject({
  title: text.describe("The page's part of the browser title; the business name is added."),
  heading: text.describe('The one main heading of the page.'),
  description: description.describe('One sentence for search engines.'),
  keywords: keywords.describe('Search terms.'),
});

const services = z.array(slug).min(1, 'needs one service or more');
const points = z.array(text).min(1, 'needs one point or more');

/** One schema for each file in content/pages; the text below the front matter is the page's body. */
export const pageSchemas = {
  home: page.extend({
    lead: text.describe('The sentence under the main heading.'),
    servicesHeading: text,
    locationsHeading: text,
    locationsText: text,
    aboutHeading: text,
    whyChooseUs: z
      .array(z.strictObject({ title: text, text }))
      .min(1, 'needs one reason or more')
      .describe("The 'Why choose us' list."),
    testimonialsHeading: text,
  }),
  services: page,
  /** What every service page says besides its own words; `{{service}}` is its name. */
  service: z.strictObject({
    title: text,
    relatedHeading: text,
    printHeading: text.describe('The heading of the list on a printed page.'),
    printPoints: points.describe('What to do before the visit; only on a printed page.'),
  }),
  locations: page,
  areas: page.extend({
    featuredHeading: text,
    closing: text.describe('What to do when a town is not listed; the contact link follows it.'),
  }),
  places: page,
  contact: page.extend({
    areaCities: z.array(slug).min(1).describe('The towns that the service area names.'),
    formNote: text.describe('What visitors should know before they write.'),
  }),
  'privacy-policy': page,
  'terms-of-service': page,
  'not-found': page.extend({
    linksHeading: text,
    placeHeading: text.describe('The heading for a place that is not there.'),
    placeText: text.describe('What to say of a place that is not there.'),
  }),
  /** What every town's page says besides its own words; `{{city}}` and `{{state}}` are the town's. */
  city: z.strictObject({
    title: text,
    heading: text,
    keywords,
    popularServices: services,
    serviceCards: services,
    whyChooseUs: points,
    unknownAbout: text.describe('About a town that has no page of its own.'),
    placeholderAttractions: points.describe('Shown where a town has no attractions.'),
  }),
  /** What every place's page says; `{{place}}`, `{{city}}` and `{{state}}` are the place's. */
  place: z.strictObject({
    title: text,
    keywords,
    directionsNote: text,
    nearbyServices: services,
    needHeading: text,
    needText: text,
  }),
  /** The block that closes the home and service pages. */
  'call-to-action': z.strictObject({ heading: text, text }),
} as const;

export type PageName = keyof typeof pageSchemas;

export type Pages = {
  [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> & {
    /** The text below the front matter, as HTML. */
    body: string;
  };
};
