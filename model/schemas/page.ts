import { z } from 'zod';
import { textPages } from '../routes.ts';
import {
  citySlug,
  description,
  filled,
  keywords,
  picture,
  prose,
  serviceSlug,
  text,
} from './fields.ts';

/** What every page file starts with. */
const page = z.strictObject({
  title: text.describe("The page's part of the browser title. The business name is added."),
  heading: text.describe('The main heading of the page.'),
  description,
  keywords,
});

const services = filled(serviceSlug, 'service');
const points = filled(text, 'point');

/** A step of an appointment, or a reason to choose us. */
const point = z.strictObject({
  title: text.describe('The step or the reason in a few words.'),
  text: prose.describe('The step or the reason in a sentence.'),
});

/** One schema for each file in content/pages; the text below the front matter is the page's body. */
export const pageSchemas = {
  home: page.extend({
    lead: prose.describe('The sentence under the main heading.'),
    beforeNote: prose.describe('The line below the first buttons: what to have ready.'),
    howItWorks: z
      .strictObject({
        heading: text.describe('The heading above the steps.'),
        steps: filled(point, 'step').describe('The steps, in their order. Three fit best.'),
      })
      .optional()
      .describe('How an appointment goes, step by step. Without it, the page leaves it out.'),
    servicesHeading: text.describe('The heading above the services.'),
    locationsHeading: text.describe('The heading above the cities.'),
    locationsText: prose.describe('The text below the heading above the cities.'),
    aboutHeading: text.describe('The heading above the text about the notary.'),
    whyChooseUs: filled(point, 'reason').describe("The 'Why choose us' list."),
    testimonialsHeading: text.describe('The heading above the testimonials.'),
    picture: picture
      .optional()
      .describe('Another picture of the notary than the portrait, beside the credentials.'),
  }),
  services: page,
  /** What every service page says besides its own words; `{{service}}` is its name. */
  service: z.strictObject({
    title: text.describe('The browser title of every service page. {{service}} is its name.'),
    relatedHeading: text.describe('The heading above the related services.'),
    beforeHeading: text.describe(
      'The heading of the list of what to do before the appointment, here and on the contact page.',
    ),
    beforePoints: points.describe(
      'What to do before the appointment: ID, unsigned documents, witnesses.',
    ),
  }),
  locations: page,
  areas: page.extend({
    featuredHeading: text.describe('The heading above the featured cities.'),
    closing: prose.describe(
      "What to do when a city isn't listed. A link to the contact page follows.",
    ),
  }),
  places: page,
  contact: page.extend({
    areaCities: filled(citySlug, 'city').meta({
      title: 'Cities of the service area',
      description: 'The cities that the service area names.',
    }),
    mapCity: citySlug.describe('The city at the center of the map, by its file name.'),
    documentTypes: points.describe('The options under Document Type in the message form.'),
    formNote: prose.describe('What visitors should know before they write.'),
    picture: picture.optional().describe('A picture at the top of the page.'),
  }),
  ...textPages(() => page),
  'not-found': page.extend({
    linksHeading: text.describe('The heading above the links to other pages.'),
    placeHeading: text.describe("The heading for an attraction that doesn't exist."),
    placeText: prose.describe("What to say about an attraction that doesn't exist."),
  }),
  /** What every city's page says besides its own words. */
  city: z.strictObject({
    title: text.describe(
      "The browser title of every city's page. {{city}} and {{state}} are filled in.",
    ),
    heading: text.describe(
      "The main heading of every city's page. {{city}} and {{state}} are filled in.",
    ),
    keywords,
    popularServices: services.describe('The services in the Popular Services panel.'),
    serviceCards: services.describe('The services shown as cards.'),
    whyChooseUs: points.describe("The 'Why choose us' list of every city's page."),
    insideFact: text.describe('How to meet in a state that has commissioned the notary, in short.'),
    outsideFact: text.describe(
      'How to meet in any other state. {{commissions}} are the commissioned states, {{stateName}} is this one.',
    ),
    outsideNote: prose.describe(
      'What to say at the top of a page in any other state, with the same two tokens.',
    ),
    unknownAbout: prose.describe('What to say about a city without a page. {{city}} is its name.'),
    placeholderAttractions: points.describe('Shown where a city has no attractions.'),
  }),
  /** What every place's page says; `{{place}}`, `{{city}}` and `{{state}}` are the place's. */
  place: z.strictObject({
    title: text.describe(
      "The browser title of every attraction's page. {{place}}, {{city}} and {{state}} are filled in.",
    ),
    keywords,
    whereFact: text.describe(
      'Where the place is, below its name. {{city}} and {{miles}} are filled in; pages leave it out where the miles from the office are not known.',
    ),
    meetNote: prose.describe(
      'What to bring and check when meeting there. Pages in a state without commission leave it out.',
    ),
    othersHeading: text.describe(
      'The heading above the other places in the city. {{city}} is its name.',
    ),
    directionsNote: prose.describe('The text beside the directions to the office.'),
    nearbyServices: services.describe("The services that an attraction's page links to."),
    needHeading: text.describe('The heading of the closing block. The city is added.'),
    needText: prose.describe('The text of the closing block. {{city}} is the city.'),
  }),
  /** The finder and its answers; each page that has it shows these words. */
  finder: z.strictObject({
    heading: text.describe('The heading above the finder.'),
    document: text.describe('For a document of ours. {{document}} and {{service}} are filled in.'),
    bring: text.describe('What to have ready. {{bring}} is filled in from the document.'),
    bringAnyway: text.describe('What to have ready for any other document.'),
    elsewhere: text.describe(
      "For a document that isn't ours. {{document}} and {{who}} are filled in.",
    ),
    unknownDocument: text.describe("For a document that isn't on the list."),
    city: text.describe('For a city with a page. {{city}} is filled in.'),
    cityMiles: text.describe('The same where the distance is known: {{city}} and {{miles}}.'),
    cityFar: text.describe('For such a city farther than 60 miles: {{city}} and {{miles}}.'),
    near: text.describe(
      'For a place near such a city. {{place}}, {{miles}} and {{city}} are filled in.',
    ),
    far: text.describe('For a place too far to drive to. {{place}} and {{service}} are filled in.'),
    outside: text.describe(
      'For a place in a state without our commission. {{stateName}} and {{service}} are filled in.',
    ),
    inPerson: text.describe('For either, where {{service}} is in person only.'),
    unknownPlace: text.describe('For a place that the finder does not know.'),
    onlineService: serviceSlug.describe('The service for people whom the notary cannot drive to.'),
  }),
  /** The block that closes the home and service pages. */
  'call-to-action': z.strictObject({
    heading: text.describe('The heading of the block that closes the home and service pages.'),
    text: prose.describe('The text of that block.'),
  }),
} as const;

export type PageName = keyof typeof pageSchemas;

export type Pages = {
  [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> & {
    /** The text below the front matter, as HTML. */
    body: string;
  };
};
