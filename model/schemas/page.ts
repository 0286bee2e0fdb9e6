import { z } from 'zod';
import { languageCodeOf } from '../languages.ts';
import { ATTRACTION_KINDS } from './city.ts';
import { expecting } from './expected.ts';
import {
  citySlug,
  condition,
  description,
  filled,
  inlineText,
  keywords,
  LONGEST_TITLE,
  list,
  listed,
  longText,
  picture,
  plainSentences,
  ruled,
  sentences,
  sentencesAfter,
  serviceSlug,
  text,
  understanding,
} from './fields.ts';
import { path } from './redirect.ts';

// The tokens that the pages of cities and places fill in.
const OF_CITY = { tokens: ['city', 'state'] } as const;
const WITH_MINUTES = { tokens: ['city', 'state', 'minutes'] } as const;
const OUTSIDE = { tokens: ['commissions', 'stateName', 'city', 'state'] } as const;
const OF_PLACE = { tokens: ['place', 'city', 'state'] } as const;

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
  text: inlineText('What it says. It takes links, [words](/contact), and **bold** words.'),
  when: condition().optional(),
});

/** What the file of a page of text alone says. */
export const textPageSchema = pageSchema.extend({
  sections: list(
    section,
    'Sections below the text. One with a condition is shown only while it is true.',
  ),
});

/** Another language than that of the site, by its code: "es". */
const otherLanguage = understanding(
  languageCodeOf,
  ruled(
    z.string(),
    'a language such as es or Spanish',
    (code) => languageCodeOf(code) === code,
  ).meta({
    title: 'Language',
    pattern: '^[A-Za-z][A-Za-z ]+$',
  }),
);

/** What the file of a page says that the owner has added. */
export const addedPageSchema = z
  .strictObject({
    title: text(
      'What the page is called: its part of the browser title, and the words of its link in the footer. The business name is added to the title.',
    ),
    heading: text('The main heading of the page. Without it, the title is the heading.').optional(),
    description: description(),
    keywords: keywords(),
    menu: z
      .enum(['footer'])
      .describe(
        'Choose footer, and the footer links to this page. Without it, only links in your texts do, such as [our fees](/fees).',
      )
      .optional(),
    picture: picture(
      'A picture at the top of the page, which is also used for link previews.',
    ).optional(),
    lang: otherLanguage
      .describe(
        'The language of the page, if not English: es for Spanish. Fill in the legal notice in that language too: without it the form saves, but the check refuses the page.',
      )
      .optional(),
    notice: longText(
      'Only for a page in another language, and needed there: the legal notice in that language, at the top of the page. Idaho Code 51-125 requires it in each language in which you advertise, and lets only an attorney use the words "notario" and "notario publico". So "notario" alone promises what you are not: write "notary public". Have the translation checked by a fluent speaker.',
    )
      .meta({ title: 'Legal notice in that language' })
      .optional(),
  })
  .refine(({ lang = 'en', notice }) => lang === 'en' || notice !== undefined, {
    path: ['notice'],
    error:
      'missing. A page in another language needs the legal notice in that language: Idaho Code 51-125 requires it in each language in which you advertise. Add the line "notice: " with the notice of your footer, translated.',
  });

/** A reason to choose us. */
const point = z.strictObject({
  title: text('The reason in a few words.'),
  text: longText('The reason in a sentence.'),
  also: plainSentences('Sentences after it.'),
});

export const homePageSchema = pageSchema.extend({
  lead: longText('The sentence under the main heading.'),
  also: sentencesAfter('lead', 'locationsText'),
  servicesHeading: text('The heading above the services.'),
  locationsHeading: text('The heading above the cities.'),
  locationsText: longText('The text below the heading above the cities.'),
  aboutHeading: text('The heading above the text about the notary.'),
  whyChooseUs: filled(point, "The 'Why choose us' list.").meta({ 'x-one': 'Reason' }),
  testimonialsHeading: text('The heading above the testimonials.'),
  picture: picture(
    'A picture of the notary other than the portrait, beside the credentials.',
  ).optional(),
});

/** What every service page says; the rest is in the file of the service. */
export const servicePagesSchema = z.strictObject({
  title: text('The browser title of every service page.').meta({ tokens: ['service'] }),
  relatedHeading: text('The heading above the related services.'),
});

export const questionsPageSchema = pageSchema.extend({
  spanishBlock: z
    .strictObject({
      heading: text('Its heading, in Spanish.'),
      text: longText('What people who speak Spanish should know, in Spanish.'),
      notice: longText(
        'The legal notice in Spanish: Idaho Code 51-125 requires it in each language in which you advertise. Have it checked by a fluent speaker.',
      ),
    })
    .describe('A block in Spanish at the end of the questions. Without it, the page has none.')
    .optional(),
});

export const locationsPageSchema = pageSchema.extend({
  listNote: text('The line above the list: its order, and where the drive starts.'),
});

export const areasPageSchema = pageSchema.extend({
  featuredHeading: text('The heading above the featured cities.'),
  closing: longText("What to do when a city isn't listed. A link to the contact page follows."),
});

export const contactPageSchema = pageSchema.extend({
  areaCities: filled(citySlug(), 'The cities that the service area names.').meta({
    title: 'Cities of the service area',
  }),
  mapCity: citySlug('The city at the center of the map, by its file name.'),
  documentTypes: filled(listed(), 'The options under Document Type in the message form.'),
  formNote: longText('What visitors should know before they write.'),
  picture: picture('A picture at the top of the page.').optional(),
});

export const notFoundPageSchema = pageSchema.extend({
  linksHeading: text('The heading above the links to other pages.'),
  placeHeading: text("The heading for an attraction that doesn't exist."),
  placeText: longText("What to say about an attraction that doesn't exist."),
});

/** What every city's page says; the rest is in the file of the city. */
export const cityPagesSchema = z
  .strictObject({
    title: text("The browser title of every city's page.").meta(OF_CITY),
    outsideTitle: text(
      'The browser title in a state not listed under commissions: what you offer there.',
    ).meta(OUTSIDE),
    heading: text("The main heading of every city's page.").meta(OF_CITY),
    keywords: list(text(), 'What people search for.').meta(OF_CITY),
    nearDescription: longText(
      "What search engines show for a city's page, if its file doesn't say anything else.",
    ).meta(WITH_MINUTES),
    baseDescription: longText(
      'The same for the city of your office, and for cities whose minutes are not known.',
    ).meta(OF_CITY),
    farDescription: longText('The same for cities more than an hour away.').meta(WITH_MINUTES),
    outsideDescription: longText('The same in a state not listed under commissions.').meta(OUTSIDE),
    popularServices: filled(serviceSlug(), 'The services in the Popular Services panel.'),
    serviceCards: filled(serviceSlug(), 'The services shown as cards.'),
    outsideServiceCards: list(
      serviceSlug(),
      "The services shown as cards in a state not listed under commissions, where you don't go.",
    ),
    whyChooseUs: filled(listed(), "The 'Why choose us' list of every city's page.").meta({
      'x-one': 'Reason',
    }),
    outsideFact: text(
      'How to meet in a state not listed under commissions, in short. The commissions are the listed states, the stateName is this one.',
    ).meta(OUTSIDE),
    outsideFactOnline: text('The same while the site has an online service.')
      .meta(OUTSIDE)
      .optional(),
    outsideNote: longText(
      'How people of a city in any other state can meet you, and what they can do. Shown first on the pages of the city and of its places.',
    ).meta(OUTSIDE),
    unknownNote: text('What a city without a page says under Where.').meta(OF_CITY),
    unknownAbout: longText('What to say about a city without a page.').meta(OF_CITY),
    also: sentencesAfter('outsideNote', 'outsideDescription', 'unknownAbout'),
    placeholderAttractions: list(listed(), 'Shown where a city has no attractions, if any.'),
  })
  .meta({ bodyTokens: ['city', 'state'] });

/** What every attraction's page says; the rest is in the file of the attractions of its city. */
export const placePagesSchema = z.strictObject({
  title: text("The browser title of every attraction's page.").meta(OF_PLACE),
  description: longText(
    "What search engines show for every place's page. The place's own description follows, as far as there is room for it.",
  ).meta(OF_PLACE),
  outsideDescription: longText('The same in a state not listed under commissions.').meta({
    tokens: ['place', 'city', 'state', 'stateName', 'commissions'],
  }),
  keywords: list(text(), 'What people search for.').meta(OF_PLACE),
  meetings: list(
    z.strictObject({
      kind: z.enum(ATTRACTION_KINDS).describe('The kind of place.'),
      text: longText('What to say about a signing there, in a sentence.').meta({
        tokens: ['place', 'city'],
      }),
    }),
    'What to say about a signing at each kind of place. For a kind without an entry pages say nothing about it, and never in a state without commission.',
  ).meta({ title: 'Meeting there', 'x-one': 'Kind of place' }),
  directionsNote: longText('The text below the directions to the office.'),
  nearbyServices: filled(serviceSlug(), "The services that an attraction's page links to."),
  needHeading: text('The heading of the closing block.'),
});

/** A city in another state, with its state: "Portland, OR". */
const CITY_AND_STATE = /^.+, [A-Z]{2}$/;

/** What the search says, and the pages and cities that it knows besides those with a file. */
export const searchSchema = z.strictObject({
  heading: text('The label of the field.'),
  placeHeading: text('The label of the field on the pages of cities.'),
  hint: text('What the empty field shows.'),
  inPerson: text('For a document of ours that has to be in person.'),
  inPersonOrOnline: text('For one that can be done online too.'),
  someoneElse: text('For a document that someone else does.').meta({ tokens: ['who'] }),
  apostille: longText('After that, for a document of the apostille service.'),
  record: longText('For a birth, marriage, death or court record that goes abroad.'),
  cityOfOffice: text('For the city of your office.'),
  city: text('For a city with a page.').meta({ tokens: ['minutes'] }),
  cityNoTime: text('For a city with a page that has no minutes.'),
  town: longText('For a town of your states without a page.').meta({ tokens: ['miles'] }),
  outside: longText(
    'For a city in a state that is not listed under commissions: where to meet.',
  ).meta({ tokens: ['commissions'] }),
  outsideOnline: longText('The same, where we can meet online too.').meta({
    tokens: ['commissions'],
  }),
  nearestCity: text('After that: the nearest city where we can meet.').meta({ tokens: ['city'] }),
  ownState: longText('For a state that is listed under commissions.'),
  otherState: longText('For any other state.'),
  otherStateOnline: longText('The same, where we can meet online.'),
  country: longText('For another country: who helps there.'),
  countryApostille: longText('After that, for a document that goes there.'),
  unknownZip: longText('For a ZIP code that the search does not know.'),
  unanswered: longText(
    'For a question whose answer needs a fact that business.yaml does not have yet.',
  ),
  nothing: text('Where nothing was found by that name. Links to the lists follow.'),
  passedOver: longText(
    'Words that name nothing, such as "the", with spaces between them: the search passes over them, except in a whole name.',
  ).meta({ title: 'Words to pass over' }),
  spanish: longText('What a notary public is not. Shown when a Spanish name finds something.'),
  pages: list(
    z.strictObject({
      name: text('What it is called.'),
      path: path('Its path on this site, such as /contact.'),
      text: longText('What people find there, in a sentence.'),
      alsoCalled: list(text(), 'What people type for it: phone number, reviews.').meta({
        title: 'Other names',
      }),
    }),
    'Pages that people look for by a name.',
  ),
  farCities: list(
    text().regex(CITY_AND_STATE, {
      error: expecting('a city with its state, such as "Portland, OR"'),
    }),
    'Large cities of other states, which people name without their state.',
  ).meta({ title: 'Cities of other states', 'x-one': 'City' }),
  onlineService: serviceSlug(
    'The service for people whom the notary cannot drive to. Search engines read that it serves the whole country. Without one, no page mentions online notarization.',
  ).optional(),
  apostilleService: serviceSlug(
    'The service for documents that are used in another country. Without one, no page mentions apostilles.',
  ).optional(),
});

/** The answers in the first screen of pages: what, where, when, cost, bring and who. */
export const slipSchema = z.strictObject({
  heading: text('The heading of the answers, seen on large screens.'),
  document: text('Under What, on a page that is not about one service: the link to all documents.'),
  where: inlineText(
    'Under Where: where you meet people, which is a promise. Bold words stand out.',
  ),
  whereOnline: text('After that, while the site has an online service.'),
  city: text('Under Where, on the page of a city.').meta(OF_CITY),
  outside: text('The same in a state not listed under commissions, after how to meet.').meta(
    OF_CITY,
  ),
  cost: inlineText(
    'Under Cost, until business.yaml has your own fees: the most that the law allows, and what comes on top.',
  ).meta({ tokens: ['most'] }),
  bring: inlineText('Under Bring: what signers need to have ready.'),
  bond: text('Under Who on large screens, until business.yaml names a notary.'),
});

/** The block that closes the home page and the service pages. */
export const callToActionSchema = z.strictObject({
  heading: text('The heading of the block that closes the home and service pages.'),
});
