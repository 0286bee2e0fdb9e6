import { fieldAt, jsonSchemaOf } from '../../../model/schemas/json-schema.ts';
import { GENERAL_QUESTIONS } from '../../../model/schemas/service.ts';
import { quote, slugify, someOf } from '../../../model/text.ts';
import { KINDS } from '../collections.ts';
import { type Diagnostic, didYouMean } from '../diagnostic.ts';
import { checkValues, type FieldValue, fieldValues } from '../entries.ts';
import { checkRow } from './repeats.ts';
import type { WholeSite } from './whole-site.ts';

/** The kinds of files that others name. */
type NamedKind = 'city' | 'service';

/** Checks that questions are named after a service, and attractions after a city. */
export function checkFileNames({ entries }: WholeSite): Diagnostic[] {
  return [...entries.faqs.values(), ...entries.attractions.values()].flatMap(({ source }) => {
    const { slug } = source;
    const kind = source.kind === 'faqs' ? 'service' : 'city';
    const isGeneral = source.kind === 'faqs' && slug === GENERAL_QUESTIONS;
    if (isGeneral || entries[kind].has(slug)) return [];

    const advice = adviceFor(kind, slug, entries, 'Delete this file, or add that one.');
    const message = `this file is named after a ${kind} that doesn't exist: no ${fileOf(kind, slug)}. ${advice}`;
    return [source.diagnostic([], message)];
  });
}

/** What to do about the name of a file that isn't there: the state of "Boise, ID" is in no name. */
function adviceFor(
  kind: NamedKind,
  written: string,
  entries: WholeSite['entries'],
  otherwise: string,
): string {
  return didYouMean(slugify(written.replace(/,.*/, '')), entries[kind].keys(), otherwise);
}

export function checkPairs({ entries }: WholeSite): Diagnostic[] {
  const { service, faqs, city, attractions, page } = entries;
  const showsOthers = page.city.fields.placeholderAttractions.length > 0;
  const services = [...service.values()].filter(({ source }) => !faqs.has(source.slug));
  const cities = [...city.values()].filter(
    ({ source }) => showsOthers && !attractions.has(source.slug),
  );
  return [
    ...services.map(({ source }) =>
      source.diagnostic([], `no questions. Add content/faqs/${source.slug}.yaml.`),
    ),
    // The same words for each, so that a site without any gets one message.
    ...cities.map(({ source }) => {
      const message =
        'no attractions, so the page shows general places. Add a file of the same name to content/attractions.';
      return source.diagnostic([], message, 'warning');
    }),
  ];
}

const fileOf = (kind: NamedKind, slug: string) =>
  `content/${KINDS[kind].folder}/${slug}${KINDS[kind].ending}`;

/** The fields whose schemas say that they name files of a kind. */
function namesOf(kind: NamedKind, { all }: WholeSite['entries']): FieldValue[] {
  return all.flatMap(({ source }) => {
    const schema = jsonSchemaOf(source.schema);
    const names = source.texts.filter(
      ({ path }) => fieldAt(schema, path)?.['x-refers-to'] === KINDS[kind].folder,
    );
    return names.map(({ text, path }) => ({ value: text.trim(), source, path }));
  });
}

/** Checks the fields that name cities and services: each is there, named once, and not the page itself. */
export function checkSlugs({ entries }: WholeSite): Diagnostic[] {
  const names = { city: namesOf('city', entries), service: namesOf('service', entries) };
  const known = (kind: NamedKind) => {
    return checkValues(names[kind], 'error', ({ value, source }) => {
      if (source.kind === kind && source.slug === value) {
        return `${quote(value)} is this page itself. Delete it.`;
      }
      if (entries[kind].has(value)) return undefined;

      const otherwise = `Write the name of another file, delete this, or add ${fileOf(kind, slugify(value))}.`;
      return `unknown ${kind} ${quote(value)}. ${adviceFor(kind, value, entries, otherwise)}`;
    });
  };

  const inLists = [...names.city, ...names.service].filter(
    ({ path }) => typeof path.at(-1) === 'number',
  );
  const keyOf = ({ value, source, path }: FieldValue) =>
    `${source.file} ${path.slice(0, -1)} ${value}`;

  return [
    ...known('city'),
    ...known('service'),
    ...checkRow({ values: inLists, keyOf, severity: 'error', advice: 'Delete one.' }),
  ];
}

/**
 * Warns once of all nearby cities that don't list a city in return: near is near, both ways. A city
 * without any such list lists none, and one with an unknown name has an error.
 */
export function checkNeighbors({ entries: { city } }: WholeSite): Diagnostic[] {
  const gaps = [...city].flatMap(([slug, { source, fields }]) => {
    const { nearbyLocations = [] } = fields;
    const isOpen = nearbyLocations.length === 0 || nearbyLocations.some((name) => !city.has(name));
    const others = [...city.keys()].filter((other) => other !== slug);
    const missing = others.filter((other) => {
      const listed = city.get(other)?.fields.nearbyLocations ?? [];
      return listed.includes(slug) && !nearbyLocations.includes(other);
    });
    if (isOpen || missing.length === 0) return [];

    return [{ source, found: `${slug} doesn't list ${someOf(missing)} in return` }];
  });

  const [first] = gaps;
  if (first === undefined) return [];
  const message = `${gaps.map(({ found }) => found).join('; ')}. Add what is missing, or delete the city from the other list.`;
  return [first.source.diagnostic(['nearbyLocations'], message, 'warning')];
}

/** Refuses an office city that is spelled differently from its page: "nampa". */
export function checkOfficeCity({ entries: { business, city } }: WholeSite): Diagnostic[] {
  const names = [...city.values()].map(({ fields }) => fields.name);
  return checkValues(fieldValues([business], 'address', 'city'), 'error', ({ value }) => {
    if (names.includes(value)) return undefined;

    const meant = names.find((name) => name.toLowerCase() === value.toLowerCase());
    return meant !== undefined && `pages show it as written here. Write "${meant}".`;
  });
}
