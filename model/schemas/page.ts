import { z } from 'zod';
import { citySlugField, keywords, prose, serviceSlug, text } from './fields.ts';

/** What every page file starts with. */
const page = z.strictObject({
  title: text.describe("The page's part of the browser title; the business name is added."),
  heading: text.describe('The one main heading of the page.'),
  description: prose.describe(
    'One sentence for search engines and shared links, best of 50 to 160 characters.',
  ),
  keywords,
});

const services = z.array(serviceSlug).min(1, 'needs one service or more');
const points = z.array(text).min(1, 'needs one point or more');

/** One schema for each file in content/pages; the text below the front matter is the page's body. */
export const pageSchemas = {
  home: page.extend({
    lead: prose.describe('The sentence under the main heading.'),
    beforeNote: prose.describe('The line under the first buttons: what to have ready.'),
    servicesHeading: text.describe('The heading over the services.'),
    locationsHeading: text.describe('The heading over the cities.'),
    locationsText: prose.describe('The words under the heading over the cities.'),
    aboutHeading: text.describe('The heading over the words about the notary.'),
    whyChooseUs: z
      .array(
        z.strictObject({
          title: text.describe('The reason in a few words.'),
          text: prose.describe('The reason in a sentence.'),
        }),
      )
      .min(1, 'needs one reason or more')
      .describe("The 'Why choose us' list."),
    testimonialsHeading: text.describe('The heading over what clients say.'),
  }),
  services: page,
  /** What every service page says besides its own words; `{{service}}` is its name. */
  service: z.strictObject({
    title: text.describe('The browser title of every service page; {{service}} is its name.'),
    relatedHeading: text.describe('The heading over the related services.'),
    beforeHeading: text.describe(
      'The heading of the list of what to do before the visit, here and on the contact page.',
    ),
    beforePoints: points.describe(
      'What to do before the visit: ID, unsigned documents, witnesses.',
    ),
  }),
  locations: page,
  areas: page.extend({
    featuredHeading: text.describe('The heading over the top cities.'),
    closing: prose.describe('What to do when a city is not listed; the contact link follows it.'),
  }),
  places: page,
  contact: page.extend({
    areaCities: z
      .array(citySlugField)
      .min(1, 'needs one city or more')
      .meta({ title: 'Cities of the service area' })
      .describe('The cities that the service area names (garden-city for Garden City).'),
    mapCity: citySlugField.describe('The city in the middle of the map, by the name of its file.'),
    documentTypes: points.describe('The choices of Document Type in the message form.'),
    formNote: prose.describe('What visitors should know before they write.'),
  }),
  'privacy-policy': page,
  'terms-of-service': page,
  'not-found': page.extend({
    linksHeading: text.describe('The heading over the links to other pages.'),
    placeHeading: text.describe('The heading for a place that is not there.'),
    placeText: prose.describe('What to say of a place that is not there.'),
  }),
  /** What every city's page says besides its own words; `{{city}}` and `{{state}}` are the city's. */
  city: z.strictObject({
    title: text.describe(
      "The browser title of every city's page; {{city}} and {{state}} are the city's.",
    ),
    heading: text.describe(
      "The main heading of every city's page; {{city}} and {{state}} are the city's.",
    ),
    keywords,
    popularServices: services.describe('The services that the panel of popular services lists.'),
    serviceCards: services.describe('The services that are shown as cards.'),
    whyChooseUs: points.describe("The 'Why choose us' list of every city's page."),
    insideFact: text.describe(
      'How to meet in a state that has commissioned the notary, in a few words.',
    ),
    outsideFact: text.describe(
      'How to meet in any other state; {{commissions}} are the states that have, {{stateName}} is this one.',
    ),
    outsideNote: prose.describe(
      'What to say on top of a page in any other state, with the same two names.',
    ),
    unknownAbout: prose.describe(
      'What to say of a city that has no page of its own; {{city}} is its name.',
    ),
    placeholderAttractions: points.describe('Shown where a city has no attractions.'),
  }),
  /** What every place's page says; `{{place}}`, `{{city}}` and `{{state}}` are the place's. */
  place: z.strictObject({
    title: text.describe(
      "The browser title of every place's page; {{place}}, {{city}} and {{state}} are the place's.",
    ),
    keywords,
    directionsNote: prose.describe('The words beside the directions to the office.'),
    nearbyServices: services.describe("The services that a place's page links to."),
    needHeading: text.describe('The heading of the closing block; the city is added.'),
    needText: prose.describe('The words of the closing block; {{city}} is the city.'),
  }),
  /** The block that closes the home and service pages. */
  'call-to-action': z.strictObject({
    heading: text.describe('The heading of the block that closes the home and service pages.'),
    text: prose.describe('The words of that block.'),
  }),
} as const;

export type PageName = keyof typeof pageSchemas;

export type Pages = {
  [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> & {
    /** The text below the front matter, as HTML. */
    body: string;
  };
};
