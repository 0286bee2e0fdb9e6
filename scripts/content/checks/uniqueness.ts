import { documentSlug, wordsKey, wordsOf } from '../../../model/finder/words.ts';
import { LONGEST_SLUG, slugify } from '../../../model/text.ts';
import { type Diagnostic, quote, type Severity } from '../diagnostic.ts';
import {
  attractionEntries,
  checkValues,
  type Draft,
  type FieldValue,
  fieldValues,
  textEntries,
} from '../draft.ts';
import { nearestSlug } from '../file-kind.ts';

/** Checks what should stand once: of two that visitors could not tell apart, one must change. */
export function checkUniqueness(draft: Draft): Diagnostic[] {
  return [
    ...checkNames(draft),
    ...checkOrders(draft),
    ...checkDocuments(draft),
    ...checkAttractions(draft),
    ...checkQuestions(draft),
    ...checkRedirects(draft),
    ...checkTestimonials(draft),
    ...checkProfiles(draft),
    ...checkSearchResults(draft),
  ];
}

function checkNames({ entries }: Draft): Diagnostic[] {
  const advice = "Visitors couldn't tell the two apart. Rename one.";
  // Two cities may share a name in different states.
  const cities = [...entries.city.values()].map(({ source, fields: { name, state } }) => {
    return { value: `${name}, ${state}`, source, path: ['name'] };
  });
  const services = fieldValues(entries.service.values(), 'title');
  return [...checkRepeated('error', cities, advice), ...checkRepeated('error', services, advice)];
}

/** Warns of entries whose place in a list is left to chance. */
function checkOrders({ entries: { city, service } }: Draft): Diagnostic[] {
  const advice = 'Which comes first is left to chance. Give each a number of its own.';
  return [
    ...checkRepeated('warning', fieldValues(city.values(), 'order'), advice),
    ...checkRepeated('warning', fieldValues(city.values(), 'locationsOrder'), advice),
    ...checkRepeated('warning', fieldValues(service.values(), 'order'), advice),
  ];
}

function checkDocuments({ entries: { documents } }: Draft): Diagnostic[] {
  const names = fieldValues([documents], 'documents', 'name');
  const sameAddress = 'Their addresses would be the same. Delete or rename one.';
  const addressOf = ({ value }: FieldValue) => documentSlug(value);

  // In the order of the file, so that the later of two is the one to change.
  const positionOf = ({ path }: FieldValue) => Number(path[1]);
  const typed = [...names, ...fieldValues([documents], 'documents', 'alsoCalled')].toSorted(
    (a, b) => positionOf(a) - positionOf(b),
  );
  const sameWords =
    'For the finder they are the same, whatever the capitals, plurals and order. Delete or rename one.';
  const wordsIn = ({ value }: FieldValue) => wordsKey(wordsOf(value));

  return [
    ...checkRepeated('error', names, sameAddress, addressOf),
    ...checkRepeated('warning', typed, sameWords, wordsIn),
  ];
}

function checkAttractions({ entries }: Draft): Diagnostic[] {
  const attractions = attractionEntries(entries);
  const addresses = attractions.map(({ source, fields, slug, pathOf }) => {
    return { value: slug, source, path: pathOf(fields.slug === undefined ? 'name' : 'slug') };
  });
  const sameAddress =
    'Give one an address of its own: a line such as "slug: city-park" below its name.';

  const unaddressable = attractions.filter(({ fields, slug }) => {
    const isAddress = /[a-z0-9]/.test(slug) && slug.length <= LONGEST_SLUG;
    return fields.slug === undefined && !isAddress;
  });
  const noAddress = unaddressable.map(({ source, fields, pathOf }) => {
    const advice = `Add the line "slug: ${nearestSlug(fields.name) ?? 'city-park'}" below it.`;
    return source.diagnostic(pathOf('name'), `no address can be made from this name. ${advice}`);
  });

  return [...checkRepeated('error', addresses, sameAddress), ...noAddress];
}

function checkQuestions({ entries }: Draft): Diagnostic[] {
  const questions = fieldValues(entries.faqs.values(), 'faqs', 'question');
  // A question stands on the page of its file, and its address there is made of its words.
  const addressOf = ({ value, source }: FieldValue) => `${source.file} ${slugify(value)}`;
  const ids = fieldValues(entries.faqs.values(), 'faqs', 'id');
  return [
    ...checkRepeated('error', questions, 'Delete or change one.', addressOf),
    ...checkRepeated('error', ids, 'Give one another name.', addressOf),
  ];
}

function checkRedirects({ entries: { redirects } }: Draft): Diagnostic[] {
  return checkRepeated('error', fieldValues([redirects], 'redirects', 'from'), 'Delete one.');
}

function checkTestimonials({ entries: { testimonials } }: Draft): Diagnostic[] {
  return checkRepeated('warning', fieldValues([testimonials], 'testimonials', 'id'), 'Change one.');
}

function checkProfiles({ entries: { business } }: Draft): Diagnostic[] {
  return checkRepeated('error', fieldValues([business], 'profiles'), 'Delete one.');
}

/** Titles and descriptions, by which people choose among the results of a search. */
function checkSearchResults({ entries }: Draft): Diagnostic[] {
  const advice = 'Search engines want different ones. Rewrite one.';
  const pages = [...Object.values(entries.page), ...entries.addedPage.values()];
  const titles = [
    ...fieldValues(pages, 'title'),
    ...fieldValues([...entries.service.values(), ...entries.city.values()], 'seoTitle'),
    ...fieldValues(entries.attractions.values(), 'attractions', 'seoTitle'),
  ];
  const descriptions = [
    ...fieldValues(textEntries(entries), 'description'),
    ...fieldValues(entries.attractions.values(), 'attractions', 'description'),
  ];
  return [
    ...checkRepeated('warning', titles, advice),
    ...checkRepeated('warning', descriptions, advice),
  ];
}

/**
 * Tells of each value that stood before, and where.
 * @param keyOf what makes two values the same, whatever the capitals in it; by default their texts
 */
export function checkRepeated(
  severity: Severity,
  values: readonly FieldValue[],
  advice: string,
  keyOf = ({ value }: FieldValue) => value,
): Diagnostic[] {
  const seen = new Map<string, FieldValue>();

  return checkValues(values, severity, (value) => {
    const key = keyOf(value).toLowerCase();
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, value);
      return undefined;
    }

    const { file, line } = first.source.diagnostic(first.path, '');
    const where = first.source === value.source ? `on line ${line}` : `in ${file}`;
    const as = first.value === value.value ? '' : `, as ${quote(first.value)}`;
    return `${quote(value.value)} is also used ${where}${as}. ${advice}`;
  });
}
