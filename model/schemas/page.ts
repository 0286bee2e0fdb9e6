import { z } from 'zod';
import { ATTRACTION_KINDS } from './city.ts';
import {
  citySlug,
  condition,
  description,
  filled,
  keywords,
  LONGEST_TITLE,
  list,
  listed,
  picture,
  plainSentences,
  prose,
  sentences,
  serviceSlug,
  text,
} from './fields.ts';

// One schema for each file in content/pages that has fields of its own (model/pages.ts lists them all).

/** What every file of a page starts with. */
export const pageSchema = z.strictObject({
  title: text(
    `The title in search results and browser tabs. Best: ${LONGEST_TITLE} characters at most. The business name is added.`,
  ),
  heading: text('The main heading of the page.'),
  description: description(),
  keywords: keywords(),
  also: sentences('Sentences after the text of the page.'),
});

/** A section below the text of a page, with its heading. */
const section = z.strictObject({
  heading: text('The heading of the section.'),
  text: prose('What it says. It takes links, [words](/contact), and **bold** words.').meta({
    'x-inline': true,
  }),
  when: condition().optional(),
});

/** What the file of a page of text alone says. */
export const textPageSchema = pageSchema.extend({
  sections: list(
    section,
    'Sections below the text. One with a condition is shown only while it is true.',
  ),
});

/** What the file of a page says that the owner has added. */
export const addedPageSchema = z.strictObject({
  title: text(
    'What the page is called: its part of the browser title, and the words of its link in the footer. The business name is added to the title.',
  ),
  heading: text('The main heading of the page. Without it, the title is the heading.').optional(),
  description: description(),
  keywords: keywords(),
  menu: z
    .enum(['footer'], 'expected footer. Write footer, or delete the line.')
    .describe(
      'Choose footer, and the foot of every page links to this one. Without it, only links in your texts do, such as [our fees](/fees).',
    )
    .optional(),
});

/** A step of an appointment, or a reason to choose us. */
const point = z.strictObject({
  title: text('The step or the reason in a few words.'),
  text: prose('The step or the reason in a sentence.'),
  textAlso: plainSentences('Sentences after it.'),
});

export const homePageSchema = pageSchema.extend({
  lead: prose('The sentence under the main heading.'),
  leadAlso: plainSentences('Sentences after it.'),
  beforeNote: prose('The words below the first buttons: what to have ready.'),
  howItWorks: z
    .strictObject({
      heading: text('The heading above the steps.'),
      steps: filled(point, 'The steps, in their order. Three fit best.'),
    })
    .describe('How an appointment goes, step by step. Without it, the page leaves it out.')
    .optional(),
  servicesHeading: text('The heading above the services.'),
  locationsHeading: text('The heading above the cities.'),
  locationsText: prose('The text below the heading above the cities.'),
  locationsTextAlso: plainSentences('Sentences after it.'),
  aboutHeading: text('The heading above the text about the notary.'),
  whyChooseUs: filled(point, "The 'Why choose us' list."),
  testimonialsHeading: text('The heading above the testimonials.'),
  picture: picture(
    'Another picture of the notary than the portrait, beside the credentials.',
  ).optional(),
});

/** What every service page says; the rest is in the file of the service. */
export const servicePagesSchema = z.strictObject({
  title: text('The browser title of every service page.').meta({ tokens: ['service'] }),
  relatedHeading: text('The heading above the related services.'),
  beforeHeading: text(
    'The heading of the list of what to do before the appointment, here and on the contact page.',
  ),
  beforePoints: filled(
    listed(),
    'What to do before the appointment: ID, unsigned documents, witnesses.',
  ),
});

export const locationsPageSchema = pageSchema.extend({
  listNote: text('The line above the list: its order, and where the drive starts.'),
});

export const areasPageSchema = pageSchema.extend({
  featuredHeading: text('The heading above the featured cities.'),
  closing: prose("What to do when a city isn't listed. A link to the contact page follows."),
});

export const contactPageSchema = pageSchema.extend({
  areaCities: filled(citySlug(), 'The cities that the service area names.').meta({
    title: 'Cities of the service area',
  }),
  mapCity: citySlug('The city at the center of the map, by its file name.'),
  documentTypes: filled(listed(), 'The options under Document Type in the message form.'),
  formNote: prose('What visitors should know before they write.'),
  picture: picture('A picture at the top of the page.').optional(),
});

export const notFoundPageSchema = pageSchema.extend({
  linksHeading: text('The heading above the links to other pages.'),
  placeHeading: text("The heading for an attraction that doesn't exist."),
  placeText: prose("What to say about an attraction that doesn't exist."),
});

/** What every city's page says; the rest is in the file of the city. */
export const cityPagesSchema = z
  .strictObject({
    title: text("The browser title of every city's page.").meta({ tokens: ['city', 'state'] }),
    outsideTitle: text(
      'The browser title in any other state than those listed under commissions: what you offer there.',
    ).meta({ tokens: ['city', 'state', 'stateName', 'commissions'] }),
    heading: text("The main heading of every city's page.").meta({ tokens: ['city', 'state'] }),
    keywords: list(text(), 'What people search for.').meta({ tokens: ['city', 'state'] }),
    visitSentence: prose(
      'The first sentence of the text, which can be quoted alone: who comes, to do what, where, how far and when.',
    ).meta({ tokens: ['city', 'state', 'miles'] }),
    visitNoMiles: prose(
      'The same for the city of your office, and for cities whose miles are not known.',
    ).meta({ title: 'Visit sentence without miles', tokens: ['city', 'state'] }),
    popularServices: filled(serviceSlug(), 'The services in the Popular Services panel.'),
    serviceCards: filled(serviceSlug(), 'The services shown as cards.'),
    outsideServiceCards: list(
      serviceSlug(),
      'The services shown as cards in any other state than those listed under commissions, where nobody visits.',
    ),
    whyChooseUs: filled(listed(), "The 'Why choose us' list of every city's page."),
    insideFact: text('How to meet in a state listed under commissions, in short.').meta({
      tokens: ['city', 'state', 'stateName', 'commissions'],
    }),
    outsideFact: text(
      'How to meet in any other state, in short. The commissions are the listed states, the stateName is this one.',
    ).meta({ tokens: ['commissions', 'stateName', 'city', 'state'] }),
    insideFactOnline: text('The same while the site has an online service.')
      .meta({ tokens: ['city', 'state', 'stateName', 'commissions'] })
      .optional(),
    outsideFactOnline: text('The same for any other state.')
      .meta({ tokens: ['commissions', 'stateName', 'city', 'state'] })
      .optional(),
    outsideNote: prose(
      'How people of a city in any other state can meet you, when, and what they can do. It stands first on the pages of the city and of its places.',
    ).meta({ tokens: ['commissions', 'stateName', 'city', 'state'] }),
    outsideNoteAlso: plainSentences('Sentences after it.'),
    unknownAbout: prose('What to say about a city without a page.').meta({
      tokens: ['city', 'state'],
    }),
    unknownAboutAlso: plainSentences('Sentences after it.'),
    also: sentences('Sentences after the text of every city.'),
    placeholderAttractions: filled(listed(), 'Shown where a city has no attractions.'),
  })
  .meta({ bodyTokens: ['city', 'state'] });

/** What every attraction's page says; the rest is in the file of the attractions of its city. */
export const placePagesSchema = z.strictObject({
  title: text("The browser title of every attraction's page.").meta({
    tokens: ['place', 'city', 'state'],
  }),
  description: prose(
    "What search engines say of every place's page. The place's own description follows, as far as there is room for it.",
  ).meta({ tokens: ['place', 'city', 'state'] }),
  outsideDescription: prose(
    'The same in any other state than those listed under commissions.',
  ).meta({ tokens: ['place', 'city', 'state', 'stateName', 'commissions'] }),
  keywords: list(text(), 'What people search for.').meta({ tokens: ['place', 'city', 'state'] }),
  lead: prose(
    'What the place has to do with a signing, below its name. In a state without commission pages say there how to meet you instead.',
  ).meta({ tokens: ['place', 'city', 'state'] }),
  meetings: list(
    z.strictObject({
      kind: z.enum(ATTRACTION_KINDS).describe('The kind of place.'),
      text: prose('What to say about a signing there, in a sentence.').meta({
        tokens: ['place', 'city'],
      }),
    }),
    'What to say about a signing at each kind of place. For a kind without an entry pages say nothing of it, and never in a state without commission.',
  ).meta({ title: 'Meeting there' }),
  whereFact: text(
    'Where the place is, below its name. Pages leave it out where the miles from the office are not known.',
  ).meta({ tokens: ['city', 'miles'] }),
  meetNote: prose(
    'What to bring and check when meeting there. Pages in a state without commission leave it out.',
  ),
  othersHeading: text('The heading above the other places in the city.').meta({
    tokens: ['place', 'city', 'state'],
  }),
  directionsNote: prose('The text beside the directions to the office.'),
  nearbyServices: filled(serviceSlug(), "The services that an attraction's page links to."),
  needHeading: text('The heading of the closing block.'),
  needText: prose('The text of the closing block.').meta({ tokens: ['place', 'city', 'state'] }),
});

/** The finder's answers, sentence by sentence. */
export const finderSchema = z.strictObject({
  heading: text('The heading above the finder.'),
  readAsPlace: text('For a city or a ZIP code that stands in the field of the document.').meta({
    tokens: ['place'],
  }),
  readAsDocument: text('For a document that stands in the field of the city.').meta({
    tokens: ['text'],
  }),
  document: text('For a document of ours.').meta({ tokens: ['document', 'service'] }),
  documentOther: text(
    'For a document of ours whose entry says what we can do with it, which completes "We can ...".',
  ).meta({ tokens: ['weCan', 'service'] }),
  apostille: text('For a document of the apostille service.').meta({
    tokens: ['document', 'service'],
  }),
  record: text('For a birth, marriage, death or court record, which only needs an apostille.').meta(
    { tokens: ['service'] },
  ),
  bring: text('What to have ready, from the document.').meta({ tokens: ['bring'] }),
  bringAnyway: text('What to have ready for any other document.'),
  elsewhere: text("For a document that isn't ours.").meta({ tokens: ['document', 'who'] }),
  abroad: text('Added where a country is named beside a document of another service.'),
  spanish: text('What a notary public is not. Said to whoever types a Spanish word.'),
  spanishWords: filled(text(), 'Spanish words for a notary.'),
  hours: text('For a day or a time that was typed.').meta({ tokens: ['hours'] }),
  unanswered: text(
    "For a question whose answer isn't shown, since it needs a fact that business.yaml doesn't have yet.",
  ),
  unknownDocument: text(
    'For words that name no document and no question. It can link to the list of documents and to the questions before a call.',
  ).meta({ tokens: ['documents', 'questions'] }),
  city: text('For a city with a page.').meta({ tokens: ['city'] }),
  cityMiles: text('For a city with a page, where the distance is known.').meta({
    tokens: ['city', 'miles'],
  }),
  cityFar: text('For a city with a page that is farther than 60 miles.').meta({
    tokens: ['city', 'miles'],
  }),
  near: text('For a place near a city with a page.').meta({ tokens: ['place', 'miles', 'city'] }),
  far: text('For a place too far to drive to.').meta({ tokens: ['place', 'service'] }),
  farInPerson: text("For a place too far to drive to and a document that isn't done online.").meta({
    tokens: ['place', 'document'],
  }),
  outside: text(
    'For a place in any other state than those listed under commissions: how people can meet you.',
  ).meta({ tokens: ['stateName', 'service', 'commissions'] }),
  outsideInPerson: text(
    "For a place in any other state and a document that isn't done online: where to meet.",
  ).meta({ tokens: ['place', 'document', 'commissions'] }),
  state: text('For a state of those listed under commissions, where no city is named.').meta({
    tokens: ['stateName'],
  }),
  unknownPlace: text('For a place that the finder does not know.'),
  onlineService: serviceSlug(
    'The service for people whom the notary cannot drive to. Search engines read that it serves the whole country. Without one, no page speaks of online notarization.',
  ).optional(),
  apostilleService: serviceSlug(
    'The service for documents that are used in another country. Without one, no page speaks of apostilles.',
  ).optional(),
});

/** The block that closes the home page and the service pages. */
export const callToActionSchema = z.strictObject({
  heading: text('The heading of the block that closes the home and service pages.'),
  text: prose('The text of that block.'),
});
