import type { Diagnostic } from '../diagnostic.ts';
import { checkAddresses } from './addresses.ts';
import {
  checkAttractionAddresses,
  checkAttractionLists,
  checkCities,
  checkPositions,
} from './attractions.ts';
import { checkDays, checkFees, checkOffice, checkSettings } from './business.ts';
import { checkCityTexts, checkDistances } from './cities.ts';
import { checkLinks, checkTargets } from './links.ts';
import {
  checkCardLetters,
  checkLengths,
  checkLetters,
  checkTextsOfAddedPages,
  checkWaysThere,
} from './pages.ts';
import { checkPictureFiles, checkPictureNames } from './pictures.ts';
import {
  checkFileNames,
  checkNeighbors,
  checkOfficeCity,
  checkPairs,
  checkSlugs,
} from './references.ts';
import { checkRepeats } from './repeats.ts';
import type { WholeSite } from './whole-site.ts';
import { checkWords } from './words.ts';

/** What the files of a site are asked together, once each of them is right. */
export const CHECKS: readonly ((site: WholeSite) => Iterable<Diagnostic>)[] = [
  // Everything is there that something else needs.
  checkFileNames,
  checkPairs,
  checkSlugs,
  checkNeighbors,
  checkLinks,
  checkTargets,
  checkPictureNames,
  // Nothing is there twice, or replaces something else.
  checkRepeats,
  checkAddresses,
  checkAttractionAddresses,
  // Nothing is there that visitors can't find.
  checkWaysThere,
  checkPictureFiles,
  // What is said can be true.
  checkOffice,
  checkOfficeCity,
  checkSettings,
  checkDistances,
  checkPositions,
  checkCities,
  checkFees,
  checkDays,
  // Texts can be read, and found.
  checkWords,
  checkCityTexts,
  checkTextsOfAddedPages,
  checkAttractionLists,
  checkLetters,
  checkLengths,
  checkCardLetters,
];
