import { isPlaced, milesBetween } from '../../../model/geo.ts';
import { dateIn } from '../../../model/hours.ts';
import { isOfficeCity } from '../../../model/office.ts';
import { capitalized } from '../../../model/text.ts';
import { tokensIn } from '../../../model/tokens.ts';
import type { Diagnostic, FieldPath } from '../diagnostic.ts';
import { checkValues, fieldValues } from '../entries.ts';
import type { Folder } from './folder.ts';
import { checkRepeated } from './rules.ts';

/** Warns of a business in small letters, whose name begins sentences; "iNotary" has a capital of its own. */
export function checkBusinessName({ entries: { business } }: Folder): Diagnostic[] {
  return checkValues(fieldValues([business], 'name'), 'warning', ({ value }) => {
    const better = value.replace(/(?<!\S)\p{Ll}+(?!\S)/gu, (word) => {
      return /^(?:and|at|by|for|in|of|on|the)$/.test(word) ? word : capitalized(word);
    });
    const isSmall = capitalized(value) !== value;
    return isSmall && `sentences and titles begin with it. Write "${capitalized(better)}".`;
  });
}

/** Warns of closures and an announcement in the past. */
export function checkDaysBehind({ entries: { business } }: Folder): Diagnostic[] {
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

/** Refuses a profile that is listed twice. */
export function checkProfiles({ entries: { business } }: Folder): Diagnostic[] {
  return checkRepeated('error', fieldValues([business], 'profiles'), 'Delete one.');
}

/** How far an office may be from the middle of its city. Unit: miles. */
const FARTHEST = 15;

/** How far it may be where it is in the middle of another city. Unit: miles. */
const FARTHEST_IN_OTHER_CITY = 5;

/** How far the middle of a city reaches. Unit: miles. */
const MIDDLE_RADIUS = 2;

/** Warns of coordinates that stayed behind when the office moved. */
export function* checkOffice({ entries: { business, city } }: Folder): Generator<Diagnostic> {
  if (business === undefined) return;

  const office = business.fields;
  const cities = [...city.values()].map(({ fields }) => fields).filter(isPlaced);
  const officeCity = cities.find((candidate) => isOfficeCity(office, candidate));
  if (officeCity === undefined) return;

  const otherCity = cities.find(
    (candidate) => candidate !== officeCity && milesBetween(office, candidate) < MIDDLE_RADIUS,
  );
  const miles = milesBetween(office, officeCity);
  const farthest = otherCity === undefined ? FARTHEST : FARTHEST_IN_OTHER_CITY;
  if (miles <= farthest) return;

  const place = otherCity === undefined ? '' : `in ${otherCity.name}, `;
  const message = `${place}about ${Math.round(miles)} miles from the middle of ${officeCity.name}, which is the city of the office. Look its address up on a map, and change latitude and longitude, or the city.`;
  yield business.source.diagnostic(['latitude'], message, 'warning');
}

/** Warns of an editor that nobody could save with, and of an office where the notary may do nothing. */
export function checkSettings({ entries: { business } }: Folder): Diagnostic[] {
  if (business === undefined) return [];
  const { editor, address, commissions } = business.fields;
  const warnings: [boolean, FieldPath, string][] = [
    [
      editor?.enabled === true && editor.repository === undefined,
      ['editor', 'enabled'],
      'the public editor has nowhere to save to. Add "repository: owner/name" here, or write false.',
    ],
    [
      !commissions.includes(address.state),
      ['address', 'state'],
      `the office lies in a state that isn't listed under commissions, so pages say that nobody meets there. Add ${address.state} to commissions, or correct the state.`,
    ],
  ];
  return warnings.flatMap(([holds, path, message]) =>
    holds ? [business.source.diagnostic(path, message, 'warning')] : [],
  );
}

/** Warns of promises that no text takes. */
export function checkUnusedPromises({ entries: { business }, files }: Folder): Diagnostic[] {
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
