/** Where the large seal is served. */
export const SEAL_FILE = '/seal.svg';

/** The color behind everything, where no style sheet can say it (styles/tokens.css, "--paper"). */
export const PAPER = '#fbf8f1';

/** Where the foothills are served. */
export const FOOTHILLS_FILE = '/foothills.svg';

/** A pen's nib that points down to (0, 17), the edge of a table; 34 units high. */
export const NIB = {
  outline: 'M0 17C-2 8-9 5-9-3c0-5 2-9 4-14H5c2 5 4 9 4 14 0 8-7 11-9 20z',
  slit: 'M0 14V0a2.5 2.5 0 1 1 .1 0',
  table: 'M-19 18h38',
} as const;
