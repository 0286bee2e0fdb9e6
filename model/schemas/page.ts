import { z } from 'zod';
import type { ProseTree } from '../prose.ts';
import * as f from './fields.ts';

/** What every page file starts with. */
const page = z.strictObject({
  title: f.text("The page's part of the browser title. The business name is added."),
  heading: f.text('The main heading of the page.'),
  description: f.description,
  keywords: f.keywords,
});

/** A step of an appointment, or a reason to choose us. */
const point = z.strictObject({
  title: f.text('The step or the reason in a few words.'),
  text: f.prose('The step or the reason in a sentence.'),
});

/** One schema for each file in content/pages; the text below the front matter is the page's body. */
export const pageSchemas = {
  home: page.extend({
    lead: f.prose('The sentence under the main heading.'),
    beforeNote: f.prose('The line below the first buttons: what to have ready.'),
    howItWorks: f
      .group({
        heading: f.text('The heading above the steps.'),
        steps: f.filled(point)('The steps, in their order. Three fit best.'),
      })
      .optional('How an appointment goes, step by step. Without it, the page leaves it out.'),
    servicesHeading: f.text('The heading above the services.'),
    locationsHeading: f.text('The heading above the cities.'),
    locationsText: f.prose('The text below the heading above the cities.'),
    aboutHeading: f.text('The heading above the text about the notary.'),
    whyChooseUs: f.filled(point)("The 'Why choose us' list."),
    testimonialsHeading: f.text('The heading above the testimonials.'),
    picture: f.picture.optional(
      'Another picture of the notary than the portrait, beside the credentials.',
    ),
  }),
  services: page,
  service: z.strictObject({
    title: f.text('The browser title of every service page. {{service}} is its name.'),
    relatedHeading: f.text('The heading above the related services.'),
    beforeHeading: f.text(
      'The heading of the list of what to do before the appointment, here and on the contact page.',
    ),
    beforePoints: f.texts('What to do before the appointment: ID, unsigned documents, witnesses.'),
  }),
  locations: page.extend({
    listNote: f.text('The line above the list: its order, and where the drive starts.'),
  }),
  areas: page.extend({
    featuredHeading: f.text('The heading above the featured cities.'),
    closing: f.prose("What to do when a city isn't listed. A link to the contact page follows."),
  }),
  places: page,
  contact: page.extend({
    areaCities: f.cities('The cities that the service area names.', 'Cities of the service area'),
    mapCity: f.citySlug('The city at the center of the map, by its file name.'),
    documentTypes: f.texts('The options under Document Type in the message form.'),
    formNote: f.prose('What visitors should know before they write.'),
    picture: f.picture.optional('A picture at the top of the page.'),
  }),
  'privacy-policy': page,
  'terms-of-service': page,
  'not-found': page.extend({
    linksHeading: f.text('The heading above the links to other pages.'),
    placeHeading: f.text("The heading for an attraction that doesn't exist."),
    placeText: f.prose("What to say about an attraction that doesn't exist."),
  }),
  city: z.strictObject({
    title: f.text("The browser title of every city's page. {{city}} and {{state}} are filled in."),
    heading: f.text(
      "The main heading of every city's page. {{city}} and {{state}} are filled in, here and in the text of the page.",
    ),
    keywords: f.list(f.text())('What people search for. {{city}} and {{state}} are filled in.'),
    popularServices: f.services('The services in the Popular Services panel.'),
    serviceCards: f.services('The services shown as cards.'),
    whyChooseUs: f.texts("The 'Why choose us' list of every city's page."),
    insideFact: f.text(
      'How to meet in a state listed under commissions, in short. {{city}}, {{state}}, {{stateName}} and {{commissions}} are filled in.',
    ),
    outsideFact: f.text(
      'How to meet in any other state, in short. {{commissions}} are the listed states, {{stateName}} is this one; {{city}} and {{state}} are filled in too.',
    ),
    outsideNote: f.prose(
      'How to meet people of a city in any other state, in full, with {{commissions}}, {{stateName}}, {{city}} and {{state}}. Say what they can do.',
    ),
    unknownAbout: f.prose(
      'What to say about a city without a page. {{city}} is its name, {{state}} its state.',
    ),
    placeholderAttractions: f.texts('Shown where a city has no attractions.'),
  }),
  place: z.strictObject({
    title: f.text(
      "The browser title of every attraction's page. {{place}}, {{city}} and {{state}} are filled in.",
    ),
    keywords: f.list(f.text())(
      'What people search for. {{place}}, {{city}} and {{state}} are filled in.',
    ),
    whereFact: f.text(
      'Where the place is, below its name. {{city}} and {{miles}} are filled in; pages leave it out where the miles from the office are not known.',
    ),
    meetNote: f.prose(
      'What to bring and check when meeting there. Pages in a state without commission leave it out.',
    ),
    othersHeading: f.text(
      'The heading above the other places in the city. {{place}}, {{city}} and {{state}} are filled in.',
    ),
    directionsNote: f.prose('The text beside the directions to the office.'),
    nearbyServices: f.services("The services that an attraction's page links to."),
    needHeading: f.text('The heading of the closing block.'),
    needText: f.prose(
      'The text of the closing block. {{place}}, {{city}} and {{state}} are filled in.',
    ),
  }),
  finder: z.strictObject({
    heading: f.text('The heading above the finder.'),
    readAsPlace: f.text(
      'For a city or a ZIP code that stands in the field of the document. {{place}} is filled in.',
    ),
    readAsDocument: f.text(
      'For a document that stands in the field of the city. {{text}} is filled in.',
    ),
    document: f.text('For a document of ours. {{document}} and {{service}} are filled in.'),
    documentOther: f.text(
      'For a document of ours whose entry says what we can do with it. {{weCan}} and {{service}} are filled in.',
    ),
    apostille: f.text(
      'For a document of the apostille service. {{document}} and {{service}} are filled in.',
    ),
    record: f.text(
      'For a birth, marriage, death or court record, which only needs an apostille. {{service}} is filled in.',
    ),
    bring: f.text('What to have ready. {{bring}} is filled in from the document.'),
    bringAnyway: f.text('What to have ready for any other document.'),
    elsewhere: f.text("For a document that isn't ours. {{document}} and {{who}} are filled in."),
    abroad: f.text('Added where a country is named beside a document of another service.'),
    spanish: f.text('What a notary public is not. Said to whoever types a Spanish word.'),
    spanishWords: f.texts('Spanish words for a notary.'),
    hours: f.text('For a day or a time that was typed. {{hours}} are filled in.'),
    unanswered: f.text(
      "For a question whose answer isn't shown, since it needs a fact that business.yaml doesn't have yet.",
    ),
    unknownDocument: f.text(
      'For words that name no document and no question. {{documents}} leads to the list of documents, {{questions}} to the questions before a call.',
    ),
    city: f.text('For a city with a page. {{city}} is filled in.'),
    cityMiles: f.text('The same where the distance is known: {{city}} and {{miles}}.'),
    cityFar: f.text('For such a city farther than 60 miles: {{city}} and {{miles}}.'),
    near: f.text('For a place near such a city. {{place}}, {{miles}} and {{city}} are filled in.'),
    far: f.text('For a place too far to drive to. {{place}} and {{service}} are filled in.'),
    farInPerson: f.text(
      "For such a place and a document that isn't done online. {{place}} and {{document}} are filled in.",
    ),
    outside: f.text(
      'For a place in any other state than those listed under commissions: how people can meet you. {{stateName}}, {{service}} and {{commissions}} are filled in.',
    ),
    outsideInPerson: f.text(
      "For such a place and a document that isn't done online: where to meet. {{place}}, {{document}} and {{commissions}} are filled in.",
    ),
    state: f.text(
      'For a state of those listed under commissions, where no city is named. {{stateName}} is filled in.',
    ),
    unknownPlace: f.text('For a place that the finder does not know.'),
    onlineService: f.serviceSlug('The service for people whom the notary cannot drive to.'),
    apostilleService: f.serviceSlug('The service for documents that are used in another country.'),
  }),
  'call-to-action': z.strictObject({
    heading: f.text('The heading of the block that closes the home and service pages.'),
    text: f.prose('The text of that block.'),
  }),
} as const;

export type PageName = keyof typeof pageSchemas;

export type Pages = {
  [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> & {
    /** The text below the front matter. */
    body: ProseTree;
  };
};
