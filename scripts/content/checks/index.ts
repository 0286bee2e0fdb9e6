import type { Diagnostic } from '../diagnostic.ts';
import type { Files } from '../entries.ts';
import type { RawFile } from '../read.ts';
import { checkAdvice } from './advice.ts';
import { checkCityTexts } from './city-texts.ts';
import { checkLinks } from './links.ts';
import { checkPictures } from './pictures.ts';
import { checkReferences } from './references.ts';
import { checkUniqueness } from './uniqueness.ts';
import { checkWords } from './words.ts';

/** What the checks look at: the site's files, right in themselves or not. */
export interface Site extends Files {
  raw: readonly RawFile[];
}

/** Every check of how files fit together and how they read. */
export const CHECKS: readonly ((site: Site) => Iterable<Diagnostic>)[] = [
  checkWords,
  checkReferences,
  checkUniqueness,
  checkAdvice,
  checkLinks,
  checkPictures,
  checkCityTexts,
];
