import type { Element } from 'hast';
import type { z } from 'zod';
import type {
  Attraction,
  City,
  Content,
  Faq,
  Settings,
  UnansweredFaq,
} from '../../model/content.ts';
import { type Coordinates, isPlaced } from '../../model/geo.ts';
import { embeddedMapUrl } from '../../model/google-maps.ts';
import { dateIn, joinClosures } from '../../model/hours.ts';
import type { Notary } from '../../model/notaries.ts';
import { isOfficeCity } from '../../model/office.ts';
import {
  type AddedPage,
  PAGE_NAMES,
  type Pages,
  SLIP_TEXTS,
  type WithSlipTexts,
} from '../../model/pages.ts';
import type { ProseTree } from '../../model/prose.ts';
import type { Business } from '../../model/schemas/business.ts';
import type { AttractionFields } from '../../model/schemas/city.ts';
import type { Condition } from '../../model/schemas/fields.ts';
import { type FaqFields, type faqsSchema, GENERAL_QUESTIONS } from '../../model/schemas/service.ts';
import { documentSlug } from '../../model/search/words.ts';
import { STATE_WORDS } from '../../model/states.ts';
import { byName, slugify } from '../../model/text.ts';
import { tokensIn } from '../../model/tokens.ts';
import { holdingConditions } from './conditions.ts';
import { attractionEntries, type Entries, type Entry, inlineProse } from './entries.ts';
import type { RawFile } from './raw-file.ts';

/** Joins entries into the site's content. */
export function assemble(
  entries: Entries,
  rawFiles: readonly RawFile[],
  settings: Settings,
): Content {
  const facts = entries.business.fields;
  const holding = holdingConditions(entries);
  const general = entries.faqs.get(GENERAL_QUESTIONS);
  const cities = joinCities(entries, facts, settings, holding);
  const office = withPublicOffice(facts, cities);
  const today = dateIn(office.hours);

  return {
    settings,
    business: {
      ...office,
      credentials: office.credentials.filter(({ expires = today }) => expires >= today),
      notary: office.notary.map((person) => withoutExpired(person, today)),
      holidays: joinClosures(office.holidays).filter(({ last }) => last >= today),
    },
    announcement: currentAnnouncement(entries, today),
    testimonials: entries.testimonials?.fields.testimonials ?? [],
    pages: joinPages(entries, holding),
    addedPages: joinAddedPages(entries),
    services: [...entries.service].map(([slug, entry]) => ({
      slug,
      ...withSlipTexts(entry),
      intro: withMore(entry, entry.fields.also, holding),
      faqs: answeredQuestions(entries.faqs.get(slug), holding),
    })),
    questions: inGroups(answeredQuestions(general, holding)),
    unansweredQuestions: unansweredQuestions(general, holding),
    cities,
    documents: (entries.documents?.fields.documents ?? [])
      .map((fields) => ({ ...fields, slug: documentSlug(fields.name) }))
      .toSorted(byName),
    pictures: Object.fromEntries(
      rawFiles.flatMap(({ path, picture }) => (picture ? [[path, picture]] : [])),
    ),
    redirects: entries.redirects?.fields.redirects ?? [],
  };
}

/** Somebody who comes, without an expired commission. */
function withoutExpired(person: Notary, today: string): Notary {
  const { expires = today } = person;
  return expires >= today ? person : { ...person, commission: undefined, expires: undefined };
}

/** The conditions for the text of a city, whose state has a commission or not. */
function holdingIn(
  state: City['state'],
  { commissions }: Business,
  holding: ReadonlySet<Condition>,
): ReadonlySet<Condition> {
  if (!commissions.includes(state)) return holding;
  return new Set([...holding].filter((condition) => condition !== 'outside'));
}

/** A sentence that is shown only while its condition holds. */
interface ConditionalText {
  when: Condition;
  text: string;
  /** The field that it follows; missing where it follows the text of the page. */
  after?: string | undefined;
}

/** Copies fields, with the conditional sentences whose conditions hold. */
function withSentences(value: unknown, holding: ReadonlySet<Condition>): unknown {
  if (Array.isArray(value)) return value.map((item) => withSentences(item, holding));
  if (typeof value !== 'object' || value === null) return value;

  const fields = new Map(
    Object.entries(value).map(([name, inner]) => [name, withSentences(inner, holding)]),
  );
  // Asserted: the schemas have a list of this name for sentences alone.
  const sentences = (fields.get('also') ?? []) as readonly ConditionalText[];
  for (const { when, text, after = 'text' } of sentences) {
    const before = fields.get(after);
    if (holding.has(when) && typeof before === 'string') fields.set(after, `${before} ${text}`);
  }
  return Object.fromEntries(fields);
}

/**
 * The text of a file, followed by a paragraph of the conditional sentences whose conditions hold.
 */
function withMore(
  entry: Entry<unknown>,
  sentences: readonly ConditionalText[],
  holding: ReadonlySet<Condition>,
): ProseTree {
  const shown = sentences.flatMap(({ when, after }, index) =>
    holding.has(when) && after === undefined ? [inlineProse(entry, 'also', index, 'text')] : [],
  );
  if (shown.length === 0) return entry.prose;

  return { ...entry.prose, children: [...entry.prose.children, element('p', joined(shown))] };
}

/** The content of some paragraphs as that of one, with a space between two. */
function joined(texts: readonly ProseTree[]): ProseTree['children'] {
  const space = { type: 'text', value: ' ' } as const;
  return texts.flatMap(({ children }, index) => (index === 0 ? children : [space, ...children]));
}

/** An element of a text, such as a paragraph or a heading. */
function element(tagName: string, children: ProseTree['children']): Element {
  // A document type, which alone can't stand in an element, is in no text.
  const content = children.filter((child) => child.type !== 'doctype');
  return { type: 'element', tagName, properties: {}, children: content };
}

/** The announcement, unless its last day is over. */
function currentAnnouncement({ business }: Entries, today: string): Content['announcement'] {
  const { announcement } = business.fields;
  if (announcement === undefined) return undefined;

  const { until = today } = announcement;
  const text = inlineProse(business, 'announcement', 'text');
  return until < today ? undefined : { text, until: announcement.until };
}

function joinPages(entries: Entries, holding: ReadonlySet<Condition>): Pages {
  const pages = PAGE_NAMES.map((name) => {
    // Asserted: files of pages have these fields, or none of their names.
    return [name, joinPage(entries.page[name] as Entry<PageFields>, holding)];
  });
  // Asserted: every name has the fields of its own entry, which the compiler cannot follow in a loop.
  return Object.fromEntries(pages) as Pages;
}

/** The words of a page, with the conditional sentences and sections whose conditions hold. */
function joinPage(entry: Entry<PageFields>, holding: ReadonlySet<Condition>): object {
  const { also = [], sections = [] } = entry.fields;
  const body = withMore(entry, also, holding);

  const shown = sections.flatMap(({ heading, when }, index) => {
    if (when !== undefined && !holding.has(when)) return [];
    const text = inlineProse(entry, 'sections', index, 'text');
    return [element('h2', [{ type: 'text', value: heading }]), element('p', text.children)];
  });
  const fields = withSentences(withSlipTexts(entry), holding);
  return Object.assign({}, fields, { body: { ...body, children: [...body.children, ...shown] } });
}

/** The fields of a page or a service, with what the slip says as it is shown. */
function withSlipTexts<Fields extends object>(entry: Entry<Fields>): WithSlipTexts<Fields> {
  const own = SLIP_TEXTS.filter((name) => name in entry.fields);
  const texts = Object.fromEntries(own.map((name) => [name, inlineProse(entry, name)]));
  // Asserted: the compiler doesn't follow names through `Object.fromEntries`.
  return { ...entry.fields, ...texts } as WithSlipTexts<Fields>;
}

/** A section of a page, with its heading. */
interface Section {
  heading: string;
  when?: Condition | undefined;
}

/** What the files of pages may have of conditions. */
interface PageFields {
  also?: readonly ConditionalText[];
  sections?: readonly Section[];
}

function joinAddedPages({ addedPage }: Entries): AddedPage[] {
  return [...addedPage]
    .map(([slug, { fields, prose }]) => {
      return { ...fields, slug, heading: fields.heading ?? fields.title, body: prose };
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en-US'));
}

function joinCities(
  entries: Entries,
  facts: Business,
  settings: Settings,
  holding: ReadonlySet<Condition>,
): City[] {
  const attractions = attractionEntries(entries);
  const areListed = facts.places?.index !== false;

  return [...entries.city].map(([slug, entry]): City => {
    const { fields } = entry;
    const { name, state } = fields;
    // Nobody drives within the city of the office, nor minutes without miles, as when it has moved.
    const milesFromOffice = isOfficeCity(facts, fields) ? undefined : fields.milesFromOffice;
    const minutesFromOffice = milesFromOffice === undefined ? undefined : fields.minutesFromOffice;

    return {
      slug,
      ...fields,
      milesFromOffice,
      minutesFromOffice,
      about: withMore(entry, fields.also, holdingIn(state, facts, holding)),
      mapEmbedUrl: fields.mapEmbedUrl ?? embeddedMapUrl(`${name}, ${state}`, settings.mapsKey),
      attractions: attractions
        .filter((attraction) => attraction.citySlug === slug)
        .map((attraction): Attraction => {
          const { address } = attraction.fields;
          const shown = {
            ...attraction.fields,
            address: address && withCity(address, name, state),
          };
          return {
            ...confirmedFacts(shown),
            index: attraction.fields.index ?? areListed,
            slug: attraction.slug,
            citySlug: slug,
            cityName: name,
            cityState: state,
          };
        }),
    };
  });
}

/** A file of questions. */
type FaqFile = Entry<z.infer<typeof faqsSchema>>;

/** The questions that have an answer: a fact in one that the owner has still to write hides it. */
function answeredQuestions(file: FaqFile | undefined, holding: ReadonlySet<Condition>): Faq[] {
  if (file === undefined) return [];

  return file.fields.faqs.flatMap((faq, index): Faq[] => {
    if (!isAsked(faq, holding) || tokensIn(faq.answer).length > 0) return [];

    const sentences = faq.also.flatMap(({ when }, position) =>
      holding.has(when) ? [inlineProse(file, 'faqs', index, 'also', position, 'text')] : [],
    );
    const answer = inlineProse(file, 'faqs', index, 'answer');
    const whole = { ...answer, children: joined([answer, ...sentences]) };
    return [{ ...faq, answer: whole, anchor: anchorOf(faq) }];
  });
}

/** Questions by group, in the order in which each group first appears. */
function inGroups(faqs: readonly Faq[]): Faq[] {
  const groups = [...new Set(faqs.map(({ group }) => group))];
  return groups.flatMap((group) => faqs.filter((faq) => faq.group === group));
}

/** The questions that wait for a fact which the owner has still to write. */
function unansweredQuestions(
  file: FaqFile | undefined,
  holding: ReadonlySet<Condition>,
): UnansweredFaq[] {
  return (file?.fields.faqs ?? [])
    .filter((faq) => isAsked(faq, holding) && tokensIn(faq.answer).length > 0)
    .map((faq) => ({ ...faq, anchor: anchorOf(faq) }));
}

/** Whether a question is asked on this site at all. */
function isAsked({ when }: FaqFields, holding: ReadonlySet<Condition>): boolean {
  return when === undefined || holding.has(when);
}

/** The id of a question on its page: its own, else one made from its words. */
function anchorOf({ id, question }: Pick<FaqFields, 'id' | 'question'>): string {
  return id ?? `q-${slugify(question)}`;
}

/** A state in an address, with its ZIP code or at its end. */
const HAS_STATE = new RegExp(`\\b(?:${STATE_WORDS})(?:,? \\d{5}(?:-\\d{4})?)?$`);

/** An address of an attraction as on an envelope: with its city and state where it has no state. */
export function withCity(address: string, city: string, state: string): string {
  if (HAS_STATE.test(address)) return address;
  return address.endsWith(city) ? `${address}, ${state}` : `${address}, ${city}, ${state}`;
}

/** The facts of an attraction without those that aren't confirmed. */
function confirmedFacts({ unconfirmed = [], ...fields }: AttractionFields): AttractionFields {
  const confirmed = { ...fields };
  for (const name of unconfirmed) confirmed[name] = undefined;
  return confirmed;
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

  const officeCity = cities.filter(isPlaced).find((each) => isOfficeCity(business, each));
  const roughly = (degrees: number) => Math.round(degrees * 10) / 10;
  return {
    ...business,
    address: { city, state, display },
    latitude: officeCity?.latitude ?? roughly(business.latitude),
    longitude: officeCity?.longitude ?? roughly(business.longitude),
  };
}
