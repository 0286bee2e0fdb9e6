import { isPlaced, milesBetween } from '../../../model/geo.ts';
import { isOfficeCity } from '../../../model/office.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';
import type { Draft } from '../draft.ts';
import { anyOf, applyRule, type TextRule } from './text-rule.ts';

/** Warns of an office that isn't where it says, and of cities that say of it or of the notary what isn't so. */
export function checkOffice(draft: Draft): Diagnostic[] {
  return [...checkCoordinates(draft), ...checkCities(draft)];
}

/** How far an office may be from the middle of its city. Unit: miles. */
const FARTHEST = 15;

/** How far it may be where it is in the middle of another city. Unit: miles. */
const FARTHEST_IN_OTHER_CITY = 5;

/** How far the middle of a city reaches. Unit: miles. */
const MIDDLE_RADIUS = 2;

/** Warns of coordinates that stayed behind when the office moved. */
function* checkCoordinates({ entries: { business, city } }: Draft): Generator<Diagnostic> {
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

/** "We're based here", on the page of a city. */
const BASED_HERE = /\b(?:we(?:['’]re| are)|notary) (?:based|located|at home) (?:right )?here\b/gi;

/** "We come to your home", "meet you at your office". */
const COMES_TO_YOU =
  /\b(?:com(?:e|es|ing)|driv(?:e|es|ing)|travel(?:s|ing)?) (?:out |right )?to (?:you\b|your \p{L}+|(?:homes?|houses?|offices?|workplaces?|people|clients|signers)\b)|\bmeet(?:s|ing)? (?:you |people )?(?:at|in) your \p{L}+/giu;

/** How a text says that people of a city have to leave its state to meet the notary. */
const meetsIn = (cities: readonly string[]) =>
  new RegExp(`\\b[Mm]eet(?:s|ing)?\\b[^.!?]*\\b(?:at|in) ${anyOf(cities)}`, 'gu');

/** Warns of cities whose texts have the office in them, or have people meet the notary where that can't be. */
function checkCities({ entries: { business, city } }: Draft): Diagnostic[] {
  if (business === undefined) return [];

  const { address, commissions } = business.fields;
  return [...city.values()].flatMap(({ fields: { name, state }, source }) => {
    const rules: TextRule[] = [];

    if (!isOfficeCity(business.fields, { name, state })) {
      rules.push({
        pattern: BASED_HERE,
        message: (found) =>
          `${quote(found)}: the office is in ${address.city}, not in ${name}. Rewrite this, with {{business.city}} where the office is meant.`,
      });
    }

    const isCommissioned = commissions.includes(state);
    if (!isCommissioned) {
      rules.push({
        pattern: COMES_TO_YOU,
        message: (found) =>
          `${quote(found)}: the notary can't act in person in ${state}, which isn't listed under commissions. Say how people can meet you: online, or across the state line.`,
      });
    }

    // Before the second commission, its cities had to say so.
    const beyond = [...city.values()].filter(({ fields }) => fields.state !== state);
    if (isCommissioned && state !== address.state && beyond.length > 0) {
      rules.push({
        pattern: meetsIn(beyond.map(({ fields }) => fields.name)),
        message: (found) =>
          `${quote(found)}: the notary can come to ${name} now that ${state} is listed under commissions. Say so here.`,
      });
    }

    return source.texts.flatMap((text) => rules.flatMap((rule) => applyRule(rule, text)));
  });
}
