import { readAddress } from '../../../model/addresses.ts';
import { isWholeCard } from '../../../model/cards.ts';
import { wordsOfProse } from '../../../model/prose.ts';
import { routes } from '../../../model/routes.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { checkValues, fieldValues, textEntries } from '../entries.ts';
import { missingLetters } from './letters.ts';
import { linksIn, type WholeSite } from './whole-site.ts';

/** Warns of texts about places that are unusually short or long, with facts filled in. */
export function checkLengths({ entries }: WholeSite): Diagnostic[] {
  const descriptions = fieldValues(entries.attractions.values(), 'attractions', 'description');

  return checkValues(descriptions, 'warning', ({ value }) => {
    const { length } = [...value];
    // Cards show the first 100 characters: a longer one leaves something to learn on the page.
    const verdict = length < 101 ? 'short' : length > 400 && 'long';
    return verdict && `${length} characters is ${verdict}. 101 to 400 work best.`;
  });
}

/** Warns of texts in other letters than those of English, which browsers would read as English. */
export function checkLetters({ entries }: WholeSite): Diagnostic[] {
  const inOther = [...entries.addedPage.values()].filter(({ fields }) => fields.lang !== undefined);
  const inEnglish = textEntries(entries).filter(({ source }) =>
    inOther.every((page) => page.source !== source),
  );
  return inEnglish.flatMap(({ source, prose }) => {
    const letters = wordsOfProse(prose).match(/\p{L}/gu) ?? [];
    const ofEnglish = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
    if (ofEnglish.length >= letters.length / 2) return [];

    return [source.bodyDiagnostic({ line: 1, column: 1 }, OTHER_LETTERS, 'warning')];
  });
}

const OTHER_LETTERS =
  'most of this text is in other letters than those of English, and browsers would read it as English. Write it on a page of your own, and its language there, such as "lang: Arabic".';

/** Refuses words on cards for shared links that the face of the cards has no letters for. */
export function checkCardLetters({ entries, content }: WholeSite): Diagnostic[] {
  const { business, page, addedPage, service, city } = entries;
  const withDrawnCard = [...addedPage.values()].filter(({ fields: { picture } }) => {
    return picture !== undefined && !isWholeCard(content, { picture });
  });
  const words = [
    ...withDrawnCard.flatMap((entry) => [
      ...fieldValues([entry], entry.fields.heading === undefined ? 'title' : 'heading'),
      ...fieldValues([entry], 'description'),
    ]),
    ...fieldValues([business], 'name'),
    ...fieldValues([business], 'region'),
    ...fieldValues([business], 'address', 'city'),
    ...fieldValues(Object.values(page), 'heading'),
    ...fieldValues(Object.values(page), 'description'),
    ...fieldValues(service.values(), 'title'),
    ...fieldValues(service.values(), 'description'),
    ...fieldValues(city.values(), 'name'),
    ...fieldValues(city.values(), 'county'),
  ];
  return checkValues(words, 'error', ({ value, source }) => {
    const missing = missingLetters(value).map((letter) => `"${letter}"`);
    const isOwnPage = withDrawnCard.some((entry) => entry.source === source);
    const advice = isOwnPage
      ? 'Write it without, or give the page a picture of 1200 by 630 pixels, which is shared as it is.'
      : 'Write it without.';
    const list = missing.join(', ');
    return missing.length > 0 && `the picture for shared links can't show ${list}. ${advice}`;
  });
}

/** Refuses pages that have nothing to read. */
export function checkTextsOfAddedPages({ entries: { addedPage } }: WholeSite): Diagnostic[] {
  return [...addedPage.values()]
    .filter(({ source }) => source.body.trim() === '')
    .map(({ source }) =>
      source.diagnostic([], 'the page has no text. Write it below the second line of ---.'),
    );
}

/** Warns of pages that visitors can't find: neither the footer nor any text links to them. */
export function* checkWaysThere(site: WholeSite): Generator<Diagnostic> {
  const { siteUrl } = site.content.settings;
  const linked = linksIn(site).map(({ url }) => readAddress(url, siteUrl));
  const paths = new Set(linked.map((address) => address.kind === 'own' && address.path));

  for (const [slug, { source, fields }] of site.entries.addedPage) {
    const path = routes.addedPage(slug);
    if (fields.menu !== undefined || paths.has(path)) continue;

    const message = `no page links to ${path}, so visitors can't find it. Add the line "menu: footer", or link to it in a text: [${fields.title}](${path}).`;
    yield source.diagnostic([], message, 'warning');
  }
}
