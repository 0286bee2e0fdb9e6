import { isPlaced, milesBetween, roundedEstimate } from '../../../model/geo.ts';
import { dateIn } from '../../../model/hours.ts';
import { capitalized, someOf } from '../../../model/text.ts';
import { tokensIn } from '../../../model/tokens.ts';
import type { Diagnostic } from '../diagnostic.ts';
import {
  type AttractionEntry,
  attractionEntries,
  checkValues,
  type Draft,
  type FieldValue,
  fieldValues,
  textEntries,
} from '../draft.ts';
import { missingLetters } from './letters.ts';

/** Warns of values that would most likely be better otherwise; refuses those that a card cannot show. */
export function checkAdvice(draft: Draft): Diagnostic[] {
  return [
    ...checkDistances(draft),
    ...checkPlaces(draft),
    ...checkStatedFacts(draft),
    ...checkDescriptions(draft),
    ...checkTitles(draft),
    ...checkServiceHeadings(draft),
    ...checkHours(draft),
    ...checkCardLetters(draft),
    ...checkName(draft),
    ...checkTestimonialDates(draft),
  ];
}

/** The word by which people look for a notary. */
const NOTARY = /\bnotar(?:y|ies)\b/i;

/** Warns of descriptions that are unusually short or long, or don't say what all of it is about. */
function checkDescriptions({ entries }: Draft): Diagnostic[] {
  const ofPages = fieldValues(textEntries(entries), 'description');
  const ofPlaces = fieldValues(entries.attractions.values(), 'attractions', 'description');
  const ofAllPlaces = ['description', 'outsideDescription'].flatMap((name) =>
    fieldValues([entries.page.place], name),
  );
  return [
    ...checkValues([...ofPages, ...ofAllPlaces], 'warning', ({ value }) => {
      return !NOTARY.test(value) && 'doesn\'t say "notary", which people search for. Say it.';
    }),
    ...checkValues(ofPages, 'warning', lengthRule(50, 160, ' for search engines')),
    // Cards show the first 100 characters: a longer one leaves something to learn on the page.
    ...checkValues(ofPlaces, 'warning', lengthRule(101, 400, '')),
  ];
}

function lengthRule(min: number, max: number, purpose: string) {
  return ({ value }: FieldValue) => {
    const { length } = [...value];
    if (length >= min && length <= max) return undefined;
    const verdict = length < min ? 'short' : 'long';
    return `${length} characters is ${verdict}${purpose}. ${min} to ${max} work best.`;
  };
}

/** Warns of titles that all pages of a kind would share. */
function checkTitles({ entries }: Draft): Diagnostic[] {
  return (['service', 'city', 'place'] as const).flatMap((name) => {
    const titles = ['title', 'outsideTitle'].flatMap((field) =>
      fieldValues([entries.page[name]], field),
    );
    return checkValues(titles, 'warning', ({ value }) => {
      if (tokensIn(value).includes(name)) return undefined;
      return `every page of this kind would have the same title. Add {{${name}}}.`;
    });
  });
}

/** Warns of services whose pages don't say in their main heading that they are a notary's. */
function checkServiceHeadings({ entries }: Draft): Diagnostic[] {
  return [...entries.service.values()].flatMap(({ fields, source }) => {
    const { title, heading = title } = fields;
    if (NOTARY.test(heading)) return [];

    const message =
      fields.heading === undefined
        ? 'the main heading of its page, and doesn\'t say "notary", which people search for. Add a "Heading" (heading) that does.'
        : 'doesn\'t say "notary", which people search for. Say it.';
    const field = fields.heading === undefined ? 'title' : 'heading';
    return [source.diagnostic([field], message, 'warning')];
  });
}

/** Warns of closures and an announcement in the past. */
function checkHours({ entries: { business } }: Draft): Diagnostic[] {
  if (business === undefined) return [];
  const { hours } = business.fields;

  const today = dateIn(hours);
  const isBehind = (day: string | undefined) => day !== undefined && day < today;
  const holidays = business.fields.holidays.flatMap(({ last }, index) => {
    const message = 'in the past, so pages leave it out. Delete it.';
    return isBehind(last)
      ? [business.source.diagnostic(['holidays', index], message, 'warning')]
      : [];
  });
  const announcements = checkValues(
    fieldValues([business], 'announcement', 'until'),
    'warning',
    ({ value }) =>
      isBehind(value) && 'in the past, so pages leave the announcement out. Delete it.',
  );

  return [...holidays, ...announcements];
}

/** Warns of a business in small letters, whose name begins sentences; "iNotary" has a capital of its own. */
function checkName({ entries: { business } }: Draft): Diagnostic[] {
  return checkValues(fieldValues([business], 'name'), 'warning', ({ value }) => {
    const better = value.replace(/(?<!\S)\p{Ll}+(?!\S)/gu, (word) => {
      return /^(?:and|at|by|for|in|of|on|the)$/.test(word) ? word : capitalized(word);
    });
    const isSmall = capitalized(value) !== value;
    return isSmall && `sentences and titles begin with it. Write "${capitalized(better)}".`;
  });
}

/** Warns of testimonials that nobody can have said yet. */
function checkTestimonialDates({ entries: { business, testimonials } }: Draft): Diagnostic[] {
  if (business === undefined) return [];

  const today = dateIn(business.fields.hours);
  const dates = fieldValues([testimonials], 'testimonials', 'date');
  return checkValues(dates, 'warning', ({ value }) => {
    return value > today && 'in the future, and pages would show it. Check the year.';
  });
}

/** Refuses words on cards for shared links that the face of the cards has no letters for. */
function checkCardLetters({ entries }: Draft): Diagnostic[] {
  const { business, page, service, city } = entries;
  const onCards = [
    ...fieldValues([business], 'name'),
    ...fieldValues([business], 'region'),
    ...fieldValues([business], 'address', 'city'),
    ...fieldValues(Object.values(page), 'heading'),
    ...fieldValues(service.values(), 'title'),
    ...fieldValues(city.values(), 'name'),
  ];
  return checkValues(onCards, 'error', ({ value }) => {
    const missing = missingLetters(value).map((letter) => `"${letter}"`);
    if (missing.length === 0) return undefined;
    return `the picture for shared links can't show ${someOf(missing)}. Use Latin letters.`;
  });
}

/**
 * Warns of distances that can't be right from where the office is, as when it has moved: no road is
 * shorter than a straight line, few are more than twice as long, and a mile takes 0.8 to 4 minutes.
 */
function* checkDistances({ entries }: Draft): Generator<Diagnostic> {
  const office = entries.business?.fields;
  if (office === undefined) return;

  for (const { source, fields } of entries.city.values()) {
    if (!isPlaced(fields)) continue;
    const straight = milesBetween(office, fields);
    const { milesFromOffice: miles = straight, minutesFromOffice: minutes } = fields;

    // Compared as pages show them: most were rounded before they were written down.
    const isTooShort = roundedEstimate(miles) < roundedEstimate(straight);
    const isTooLong = miles > 2 * straight + 5;
    if (isTooShort || isTooLong) {
      const message = `${miles} by road, but ${Math.round(straight)} in a straight line from the office. Measure again, or delete the line: pages then give the straight line.`;
      yield source.diagnostic(['milesFromOffice'], message, 'warning');
    }

    if (minutes !== undefined && (minutes < 0.8 * miles || minutes > 4 * miles)) {
      const message = `${minutes} minutes for ${Math.round(miles)} miles. Measure again, or delete the line.`;
      yield source.diagnostic(['minutesFromOffice'], message, 'warning');
    }
  }
}

/**
 * Warns of prices and promises that stand in the answers of a service alone: people who read its page
 * and not the answers would miss them.
 */
function* checkStatedFacts({ files, entries }: Draft): Generator<Diagnostic> {
  const business = entries.business?.fields;
  if (business === undefined) return;
  const factsIn = (text: string) =>
    tokensIn(text).filter((name) => /^(?:promises|service)\./.test(name));

  for (const answers of files.filter(({ kind }) => kind === 'faqs')) {
    const service = files.find(({ kind, slug }) => kind === 'service' && slug === answers.slug);
    if (service === undefined) continue;

    const stated = service.source.texts.flatMap(({ text }) => factsIn(text));
    for (const { text, diagnostic } of answers.source.texts) {
      for (const fact of factsIn(text).filter((name) => !stated.includes(name))) {
        const message = `{{${fact}}} stands in the answers alone. Say it in ${service.source.file} too.`;
        yield diagnostic(message, 'warning');
      }
    }
  }
}

/** How far a place of a city may be from the middle of the city. Unit: miles. */
const WITHIN = 10;

/** Warns of places that aren't in the city that their pages say they are in. */
function checkPlaces({ entries }: Draft): Diagnostic[] {
  return attractionEntries(entries).flatMap((place) => {
    const city = entries.city.get(place.citySlug)?.fields;
    if (city === undefined || place.fields.outside) return [];

    const other = cityOfAddress(place, entries);
    if (other !== undefined && other.slug !== place.citySlug) {
      const message = `this is in ${other.name}. Move the place to content/attractions/${other.slug}.yaml, or turn on "Outside the city".`;
      return [place.source.diagnostic(place.pathOf('address'), message, 'warning')];
    }

    if (!isPlaced(city) || !isPlaced(place.fields)) return [];
    const miles = milesBetween(city, place.fields);
    if (miles <= WITHIN) return [];

    const message = `about ${Math.round(miles)} miles from the middle of ${city.name}. Turn on "Outside the city", or list it under the nearest city.`;
    return [place.source.diagnostic(place.pathOf('latitude'), message, 'warning')];
  });
}

/**
 * The city of the site that a part of a place's address names; the place's own where it names several.
 * Undefined where it names none.
 */
function cityOfAddress({ citySlug, fields }: AttractionEntry, entries: Draft['entries']) {
  const parts = fields.address?.split(/,\s*|\s+(?=(?:ID|OR|Idaho|Oregon)\b)/) ?? [];
  const named = [...entries.city]
    .map(([slug, entry]) => ({ slug, name: entry.fields.name }))
    .filter(({ name }) => parts.includes(name));
  return named.find(({ slug }) => slug === citySlug) ?? named[0];
}

/** Warns of promises that no text takes. */
export function checkUnusedPromises({ entries: { business }, files }: Draft): Diagnostic[] {
  if (business === undefined) return [];

  const texts = files.flatMap(({ source }) => source.texts);
  const taken = new Set(texts.flatMap(({ text }) => tokensIn(text)));

  return Object.keys(business.fields.promises).flatMap((name) => {
    const fact = `promises.${name}`;
    if (taken.has(fact)) return [];

    const message = `nothing on the site says it. A text says it with {{${fact}}}.`;
    return [business.source.diagnostic(['promises', name], message, 'warning')];
  });
}
