import { isPlaced, milesBetween } from '../../../model/geo.ts';
import { wordsOfProse } from '../../../model/prose.ts';
import { sentencesOf, someOf } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { WholeSite } from './whole-site.ts';

/** Farther than anybody drives to an appointment; coordinates are wrong then. Unit: miles. */
const FARTHEST = 300;

/**
 * Warns once of all distances that can't be right from where the office is, as when it has moved: no road
 * is shorter than a straight line, and few are more than twice as long.
 */
export function checkDistances({ entries }: WholeSite): Diagnostic[] {
  const office = entries.business.fields;

  const astray = [...entries.city.values()].flatMap(({ source, fields }) => {
    const { name, milesFromOffice: miles } = fields;
    if (!isPlaced(fields)) return [];

    const straight = milesBetween(office, fields);
    if (straight > FARTHEST) {
      return [{ source, found: `${name} (${Math.round(straight)} miles in a straight line)` }];
    }
    if (miles === undefined) return [];

    const isTooShort = miles < straight;
    const isTooLong = miles > 2 * straight + 5;
    if (!isTooShort && !isTooLong) return [];
    const found = `${name} (${miles} miles by road, ${Math.round(straight)} in a straight line)`;
    return [{ source, found }];
  });

  const [first] = astray;
  if (first === undefined) return [];
  const list = someOf(astray.map(({ found }) => found));
  const message = `can't be right for where the office is: ${list}. Measure again, and check the coordinates; without milesFromOffice pages show the straight line.`;
  return [first.source.diagnostic(['milesFromOffice'], message, 'warning')];
}

/** How many words of its own a city's page needs before a search engine takes it for more than a copy. */
const LEAST_WORDS = 70;

/** The text of a city's page as sentences, without the names of cities and without numbers. */
interface CityText {
  file: string;
  sentences: readonly string[];
}

/**
 * Warns of cities whose pages are not worth an address of their own yet: texts that are short or, but
 * for names and numbers, mostly another city's.
 */
export function* checkCityTexts({ entries }: WholeSite): Generator<Diagnostic> {
  const names = [...entries.city.values()].map(({ fields }) => fields.name);
  const earlier: CityText[] = [];

  for (const { source, fields, prose } of entries.city.values()) {
    const warning = (message: string) =>
      source.bodyDiagnostic({ line: 1, column: 1 }, message, 'warning');
    const text = wordsOfProse(prose).trim();

    const words = text.match(/[\p{L}\p{N}']+/gu) ?? [];
    if (words.length < LEAST_WORDS && fields.index !== false) {
      yield warning(
        `fewer than ${LEAST_WORDS} words of its own. Add details that apply only to this city, or leave the page out of search results with the line "index: false".`,
      );
    }

    const sentences = sentencesOf(withoutNames(text, names));
    const original = earlier.find((other) => {
      const shared = sentences.filter((sentence) => other.sentences.includes(sentence));
      return shared.length > sentences.length / 2;
    });
    if (original !== undefined) {
      // The same words for each copy, so that all of them get one message.
      yield warning(
        `but for names, much of the text is the same as in ${original.file}. Add details that apply only to this city.`,
      );
    }
    earlier.push({ file: source.file, sentences });
  }
}

const withoutNames = (text: string, cities: readonly string[]) =>
  cities.reduce((rest, name) => rest.replaceAll(name, '…'), text).replace(/\d+/g, '0');
