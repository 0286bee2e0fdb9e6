import type { CheckedContent } from '../assemble.ts';
import type { DescribedPage } from '../describe.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { checkAddresses } from './addresses.ts';
import { checkAttractionAddresses, checkPositions } from './attractions.ts';
import {
  checkBusinessName,
  checkDaysBehind,
  checkOffice,
  checkProfiles,
  checkSettings,
  checkUnusedPromises,
} from './business.ts';
import {
  checkCityNames,
  checkCityOrders,
  checkCityTexts,
  checkDistances,
  checkSpots,
} from './cities.ts';
import { checkDocuments } from './documents.ts';
import type { Folder } from './folder.ts';
import { checkLinks, checkLinksToEmptyPages, checkTargets } from './links.ts';
import {
  checkCardLetters,
  checkDescriptions,
  checkLinkNames,
  checkSearchResults,
  checkSharedTitles,
  checkTextsOfAddedPages,
  checkWaysThere,
} from './pages.ts';
import { checkPictureFiles, checkPictureNames, checkUnusedPictures } from './pictures.ts';
import { checkPlainText } from './plain-text.ts';
import { checkQuestions } from './questions.ts';
import {
  checkFileNames,
  checkFindable,
  checkNeighbors,
  checkOfficeCity,
  checkPairs,
  checkRequiredFiles,
  checkSlugs,
} from './references.ts';
import { checkTitleLengths } from './search.ts';
import { checkServiceTitles, checkStatedFacts } from './services.ts';
import { checkTestimonials } from './testimonials.ts';
import { checkWords } from './words.ts';

/** What the files of a folder are asked together, right or wrong as each may be. */
export const CHECKS: readonly ((folder: Folder) => Iterable<Diagnostic>)[] = [
  // Everything is there that something else needs.
  checkRequiredFiles,
  checkFileNames,
  checkPairs,
  checkSlugs,
  checkNeighbors,
  checkFindable,
  checkLinks,
  checkTargets,
  checkPictureFiles,
  checkPictureNames,
  checkWaysThere,
  // Nothing is there twice, or in the place of something else.
  checkAddresses,
  checkAttractionAddresses,
  checkCityNames,
  checkCityOrders,
  checkServiceTitles,
  checkQuestions,
  checkDocuments,
  checkLinkNames,
  checkProfiles,
  // What is said can be true.
  checkOffice,
  checkOfficeCity,
  checkSettings,
  checkSpots,
  checkDistances,
  checkPositions,
  checkDaysBehind,
  checkTestimonials,
  checkStatedFacts,
  // Texts can be read, and found.
  checkBusinessName,
  checkWords,
  checkPlainText,
  checkCityTexts,
  checkTextsOfAddedPages,
  checkDescriptions,
  checkSharedTitles,
  checkSearchResults,
  checkCardLetters,
];

/** A site whose files are right, with its pages. */
interface WholeSite {
  folder: Folder;
  content: CheckedContent;
  pages: readonly DescribedPage[];
}

/** What only a site can be asked whose files are right. */
export const CHECKS_OF_CONTENT: readonly ((site: WholeSite) => Diagnostic[])[] = [
  ({ pages }) => checkTitleLengths(pages),
  ({ folder }) => checkUnusedPromises(folder),
  ({ folder }) => checkUnusedPictures(folder),
  ({ folder, content }) => checkLinksToEmptyPages(folder, content),
];
