import { STATE_NAMES } from './commissions.ts';
import type { Business } from './content.ts';
import { longDate } from './dates.ts';

const LIST = new Intl.ListFormat('en-US');

/** What business.yaml may say of the notary. */
export type Credentials = Pick<
  Business,
  | 'notary'
  | 'commissions'
  | 'commissionDetails'
  | 'practicingSince'
  | 'bond'
  | 'insurance'
  | 'backgroundCheck'
  | 'memberships'
  | 'languages'
  | 'paymentMethods'
>;

/** The commissions with number and last day, of states that `commissions` lists and no others. */
export function namedCommissions({ commissions, commissionDetails = [] }: Credentials) {
  return commissionDetails
    .filter(({ state }) => commissions.includes(state))
    .map((details) => ({ ...details, stateName: STATE_NAMES[details.state] }));
}

/** The band of facts of the home page: "Commissioned in Idaho", "Insured to $25,000". */
export function credentialBand(business: Credentials): string[] {
  const states = new Set(namedCommissions(business).map(({ stateName }) => stateName));
  const { insurance, backgroundCheck } = business;
  return [
    ...(states.size > 0 ? [`Commissioned in ${LIST.format(states)}`] : []),
    ...(insurance ? [`Insured to ${insurance.amount}`] : []),
    ...(backgroundCheck ? ['Background-checked'] : []),
  ];
}

/** The facts of the "Your notary" block, each a line; memberships have links and stand beside. */
export function notaryFacts(business: Credentials): string[] {
  const { bond, insurance, backgroundCheck, practicingSince, languages, paymentMethods } = business;
  return [
    ...namedCommissions(business).map(
      ({ stateName, number, expires }) =>
        `${stateName} commission ${number}, expires ${longDate(expires)}`,
    ),
    ...(practicingSince ? [`A notary since ${practicingSince.slice(0, 4)}`] : []),
    ...(bond ? [`Bonded to ${bond.amount}${withCarrier(bond)}`] : []),
    ...(insurance ? [`Insured to ${insurance.amount}${withCarrier(insurance)}`] : []),
    ...(backgroundCheck
      ? [`Background-checked by ${backgroundCheck.by} on ${longDate(backgroundCheck.date)}`]
      : []),
    ...(languages ? [`Speaks ${LIST.format(languages)}`] : []),
    ...(paymentMethods ? [`Payment: ${paymentMethods.join(', ')}`] : []),
  ];
}

function withCarrier({ carrier }: { carrier?: string | undefined }): string {
  return carrier === undefined ? '' : ` with ${carrier}`;
}

/** Whether there is anything to say in the "Your notary" block. */
export function hasCredentials(business: Credentials): boolean {
  const { notary, memberships } = business;
  return notary !== undefined || memberships !== undefined || notaryFacts(business).length > 0;
}

/** The profiles where people review the business, in the order in which pages name them. */
export function profileLinks({ profiles = {} }: Pick<Business, 'profiles'>) {
  const { google, yelp, facebook } = profiles;
  return [
    { name: 'Google', url: google },
    { name: 'Yelp', url: yelp },
    { name: 'Facebook', url: facebook },
  ].flatMap(({ name, url }) => (url === undefined ? [] : [{ name, url }]));
}

/** What it costs, line by line; nothing where only the fee for further notarizations is given. */
export function feeLines({ fees }: Pick<Business, 'fees'>): { what: string; fee: string }[] {
  const { firstNotarization, additionalNotarization, travel } = fees;
  if (firstNotarization === undefined && travel === undefined) return [];
  return [
    { what: 'First notarization', fee: firstNotarization },
    { what: 'Each additional notarization', fee: additionalNotarization },
    { what: 'Travel', fee: travel },
  ].flatMap(({ what, fee }) => (fee === undefined ? [] : [{ what, fee }]));
}
