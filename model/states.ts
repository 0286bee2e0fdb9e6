/** The U.S. states and the District of Columbia by postal code. */
const STATES = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'the District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

export type StateCode = keyof typeof STATES;

/** In the order of the states' names. */
// Asserted: `Object.keys` returns `string[]`, but an `as const` table has only its declared keys.
export const STATE_CODES = Object.keys(STATES) as readonly StateCode[];

export function nameOfState(code: StateCode): string {
  return STATES[code];
}

/** Finds a state by code or name, ignoring case; undefined if there is no match. */
export function stateCodeOf(written: string): StateCode | undefined {
  const words = written.trim().toLowerCase();
  return STATE_CODES.find((code) =>
    [code, nameOfState(code)].some((each) => each.toLowerCase() === words),
  );
}

/** The states in which each time zone is, by the beginning of its everyday name (49 CFR part 71). */
const TIME_ZONES = {
  Eastern: 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC TN VT VA WV',
  Central: 'AL AR FL IL IN IA KS KY LA MI MN MS MO NE ND OK SD TN TX WI',
  Mountain: 'AZ CO ID KS MT NE NV NM ND OR SD TX UT WY',
  Pacific: 'CA ID NV OR WA',
  Alaska: 'AK',
  Hawaii: 'AK HI',
};

/** Whether a time zone is one of a state, by its everyday name: "Mountain Time" of Idaho. */
export function isTimeOf(state: StateCode, zone: string): boolean {
  return Object.entries(TIME_ZONES).some(([start, states]) => {
    return zone.startsWith(start) && states.includes(state);
  });
}

/** Matches a state at the end of an address or a name: a capitalized code, or a name. */
export const STATE_WORDS = STATE_CODES.flatMap((code) => [code, nameOfState(code)]).join('|');
