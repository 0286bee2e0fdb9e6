import { isPlaced } from '../../../model/geo.ts';
import { documentSlug } from '../../../model/search/words.ts';
import { quote, slugify } from '../../../model/text.ts';
import type { Diagnostic, Severity } from '../diagnostic.ts';
import {
  attractionEntries,
  checkValues,
  type Entries,
  type FieldValue,
  fieldValues,
} from '../entries.ts';
import type { WholeSite } from './whole-site.ts';

/** Values that must each be unique. */
interface Row {
  values: readonly FieldValue[];
  /** What makes two of them the same, regardless of capitals; by default their texts. */
  keyOf?: (value: FieldValue) => string;
  severity: Severity;
  /** What to do about one that is there twice. */
  advice: string;
}

/** Reports what is there twice and must be unique. */
export function checkRepeats({ entries }: WholeSite): Diagnostic[] {
  return rowsOf(entries).flatMap(checkRow);
}

function rowsOf(entries: Entries): readonly Row[] {
  const { business, documents, service, faqs, city } = entries;
  const cities = [...city.values()];
  const attractions = attractionEntries(entries);

  const names = cities.map(({ source, fields: { name, state } }) => {
    return { value: `${name}, ${state}`, source, path: ['name'] };
  });
  const spots = cities
    .filter(({ fields }) => isPlaced(fields))
    .map(({ source, fields: { latitude, longitude } }) => {
      return { value: `${latitude}, ${longitude}`, source, path: ['latitude'] };
    });
  const places = attractions.map(({ source, fields, slug, pathOf }) => {
    return { value: slug, source, path: pathOf(fields.slug === undefined ? 'name' : 'slug') };
  });
  const orders = [
    fieldValues(service.values(), 'order'),
    fieldValues(cities, 'order'),
    fieldValues(cities, 'locationsOrder'),
  ];

  const confused = "Visitors couldn't tell the two apart. Rename one.";
  // A question is on the page of its file, and its address there is made from its words.
  const onItsPage = ({ value, source }: FieldValue) => `${source.file} ${slugify(value)}`;
  const asDocument = ({ value }: FieldValue) => documentSlug(value);

  const must = (values: readonly FieldValue[], advice: string, keyOf?: Row['keyOf']): Row => {
    return { values, severity: 'error', advice, ...(keyOf && { keyOf }) };
  };
  const should = (values: readonly FieldValue[], advice: string): Row => {
    return { values, severity: 'warning', advice };
  };
  return [
    must(names, confused),
    must(fieldValues(service.values(), 'title'), confused),
    must(fieldValues(faqs.values(), 'faqs', 'question'), 'Delete or change one.', onItsPage),
    must(fieldValues(faqs.values(), 'faqs', 'id'), 'Give one another name.', onItsPage),
    must(places, 'Give one its own address: a line such as "slug: city-park" below its name.'),
    must(fieldValues([documents], 'documents', 'name'), 'Delete or rename one.', asDocument),
    must(fieldValues([business], 'profiles'), 'Delete one.'),
    should(spots, 'Both would have the same map. Write where each city is.'),
    ...orders.map((values) => should(values, 'Chance decides which comes first. Change one.')),
  ];
}

/** Reports each value of a row that was there before, and where. */
export function checkRow({ values, keyOf, severity, advice }: Row): Diagnostic[] {
  const seen = new Map<string, FieldValue>();

  return checkValues(values, severity, (value) => {
    const key = (keyOf?.(value) ?? value.value).toLowerCase();
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
