import { dollarsOf } from '../../../model/fees.ts';
import { isPlaced, milesBetween } from '../../../model/geo.ts';
import { dateIn, zoneName } from '../../../model/hours.ts';
import { isOfficeCity } from '../../../model/office.ts';
import { isTimeOf, nameOfState } from '../../../model/states.ts';
import type { Diagnostic, FieldPath } from '../diagnostic.ts';
import { checkValues, type FieldValue, fieldValues } from '../entries.ts';
import type { WholeSite } from './whole-site.ts';

/** Warns of closures and of an announcement whose days are over, and of one that has no last day. */
export function checkDays({ entries: { business } }: WholeSite): Diagnostic[] {
  const today = dateIn(business.fields.hours);
  const closures = business.fields.holidays.map(({ last }, index): FieldValue => {
    return { value: last, source: business.source, path: ['holidays', index] };
  });
  const until = fieldValues([business], 'announcement', 'until');

  const announced = fieldValues([business], 'announcement', 'text');
  const endless = until.length === 0 ? announced : [];

  return [
    ...checkValues([...closures, ...until], 'warning', ({ value }) => {
      return value < today && 'in the past, so pages leave it out. Delete it.';
    }),
    ...checkValues(endless, 'warning', () => ENDLESS),
  ];
}

const ENDLESS =
  'every page shows it until you delete it. Add a line such as "until: 2027-01-02" with its last day.';

/** How far an office may be from the middle of its city. Unit: miles. */
const FARTHEST = 15;

/** Warns of coordinates that weren't changed when the office moved. */
export function checkOffice({ entries: { business, city } }: WholeSite): Diagnostic[] {
  const office = business.fields;
  const cities = [...city.values()].map(({ fields }) => fields).filter(isPlaced);
  const officeCity = cities.find((candidate) => isOfficeCity(office, candidate));
  if (officeCity === undefined) return [];

  const miles = milesBetween(office, officeCity);
  if (miles <= FARTHEST) return [];

  const message = `about ${Math.round(miles)} miles from the middle of ${officeCity.name}, which is the city of the office. Look up its address on a map, and change latitude and longitude, or the city.`;
  return [business.source.diagnostic(['latitude'], message, 'warning')];
}

/** Warns of an editor that nobody could save with, and of an office whose state or time can't be right. */
export function checkSettings({ entries: { business } }: WholeSite): Diagnostic[] {
  const { editor, address, commissions, hours } = business.fields;
  const warnings: [boolean, FieldPath, string][] = [
    [
      editor?.enabled === true && editor.repository === undefined,
      ['editor', 'enabled'],
      'the public editor has nowhere to save to. Add "repository: owner/name" here, or write false.',
    ],
    [
      !commissions.includes(address.state),
      ['address', 'state'],
      `the office is in a state that isn't listed under commissions, so pages say that nobody meets there. Add ${address.state} to commissions, or correct the state.`,
    ],
    [
      !isTimeOf(address.state, zoneName(hours)),
      ['hours', 'timeZone'],
      `${zoneName(hours)} isn't the time of ${nameOfState(address.state)}, where the office is, and pages say by it whether you are open. Correct the zone, or the state.`,
    ],
  ];
  return warnings.flatMap(([holds, path, message]) =>
    holds ? [business.source.diagnostic(path, message, 'warning')] : [],
  );
}

/** Warns of fees for a notarial act that are above the law's; one by remote online notarization has its own. */
export function checkFees({ entries }: WholeSite): Diagnostic[] {
  const { business, page, service } = entries;
  const { fees, feeLaw } = business.fields;
  const own = fees.flatMap(({ amount, perAct }, index): FieldValue[] =>
    amount && perAct
      ? [{ value: amount, source: business.source, path: ['fees', index, 'amount'] }]
      : [],
  );
  const inPerson = [...service].filter(([slug]) => slug !== page.search.fields.onlineService);
  const additional = fieldValues(
    inPerson.map(([, entry]) => entry),
    'additionalNotarization',
  );

  return checkValues([...own, ...additional], 'warning', ({ value }) => {
    return (
      dollarsOf(value) > dollarsOf(feeLaw.most) &&
      `above the ${feeLaw.most} that the law lets a notary charge for each notarial act (${feeLaw.source}). Lower it; if it pays for something else too, list that as a fee of its own.`
    );
  });
}
