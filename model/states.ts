/** Every state of the U.S., and the District of Columbia: its name by its postal code. */
export const STATES = {
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

/** The postal code of a state: "ID". */
export type StateCode = keyof typeof STATES;

/** All codes, in the order of the names of states. */
// Asserted: the table has no other keys than those that it is written with.
export const STATE_CODES = Object.keys(STATES) as readonly StateCode[];

export function nameOfState(code: StateCode): string {
  return STATES[code];
}

/** The state that is meant by its code or its name, whatever the capitals; undefined where none is. */
export function stateCodeOf(written: string): StateCode | undefined {
  const words = written.trim().toLowerCase();
  return STATE_CODES.find((code) =>
    [code, nameOfState(code)].some((each) => each.toLowerCase() === words),
  );
}

/** What an address or a name may end with: the code of a state in capitals, or its name. */
export const STATE_WORDS = STATE_CODES.flatMap((code) => [code, nameOfState(code)]).join('|');
