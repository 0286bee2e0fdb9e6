/** The states and the District of Columbia by their USPS abbreviations (USPS Publication 28, Appendix B). */
export const US_STATES: Readonly<Record<string, string>> = {
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
};

/** The state that a text ends with, and what stands before it: "Portland, OR", "boise idaho", "Oregon". */
export function splitState(text: string): { place: string; state?: string } {
  const words = text.replace(/[,.]/g, ' ').trim().split(/\s+/);
  for (let count = Math.min(LONGEST, words.length); count > 0; count--) {
    const end = words.slice(-count).join(' ');
    // "in", "or" and "me" are words too: alone they are states only in capitals.
    const isShort = words.length > 1 || end === end.toUpperCase();
    const state = Object.entries(US_STATES).find(
      ([short, name]) => equal(name, end) || (isShort && equal(short, end)),
    );
    if (state !== undefined) return { place: words.slice(0, -count).join(' '), state: state[0] };
  }
  return { place: words.join(' ') };
}

/** The most words in the name of a state. */
const LONGEST = 4;

function equal(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
