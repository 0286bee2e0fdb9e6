/** Where the large seal is served. */
export const SEAL_FILE = '/seal.svg';

/** The color behind everything, where no style sheet can say it (styles/tokens.css, "--paper"). */
export const PAPER = '#fbf8f1';

/** The Idaho foothills in three depths, as paths in a picture of this size. */
export const FOOTHILLS = {
  viewBox: '0 0 1200 160',
  far: 'M0 78q60-52 130-30t120 20 110-40 150 4 120 30 130-44 140 16 150 24 150-22v124H0z',
  middle: 'M0 104q90-42 170-16t150-6 150-34 140 30 150 10 150-40 140 24 150 16v72H0z',
  near: 'M0 126q110-26 220-8t220-8 210 10 200-14 190 10 160-2v46H0z',
} as const;
