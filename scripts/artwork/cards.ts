import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_SIZE, postmarkedCity, type SocialCard } from '../../model/cards.ts';
import type { Site } from '../../model/site.ts';
import { plainLetters } from '../../model/text.ts';
import { cachedFile } from '../cache.ts';
import { makeSvg, siteColor } from './drawing.ts';
import { HEADING_FACES } from './lettering.ts';
import { drawPostmark } from './postmark.ts';
import { drawWafer } from './seal.ts';

/** The words on a card. */
export interface CardWords {
  /** The name of the business. */
  name: string;
  heading: string;
  line: string;
}

/** The seal or a city's postmark as an SVG text without words; or a photo as a JPEG. */
type CardEmblem = string | Buffer;

let isAnnounced = false;

/**
 * The social card of a page as a PNG; one whose words are the same is not drawn again.
 * @param photo the photo of the card as a JPEG, where it has one
 */
export async function makeCard(
  { business }: Site,
  card: SocialCard,
  photo: Buffer | undefined,
): Promise<Buffer> {
  const { heading, line } = card;
  const words = { name: business.name, heading, line };
  const city = postmarkedCity(business, card);
  const stamp = city === undefined ? drawWafer(business) : drawPostmark(business, city, true);
  const emblem = photo ?? stamp;

  const key = hashOf(words, emblem);
  // A PNG that was cut off does not end as one (PNG, "IEND Image trailer").
  const isWhole = (png: Buffer) => png.subarray(-8, -4).toString('latin1') === 'IEND';
  return cachedFile(join('cards', `${key}.png`), isWhole, async () => {
    if (!isAnnounced) console.log('Drawing social cards.');
    isAnnounced = true;

    const { Resvg } = await import('@resvg/resvg-js');
    return new Resvg(await cardSvg(words, emblem)).render().asPng();
  });
}

/**
 * A hash of all that a card is drawn from, so that no card of another look is taken for it: its parts with
 * their words, colors and drawings; the sizes that its heading may have; the faces; what puts them
 * together; and the libraries, whose versions the lock file has.
 */
function hashOf(words: CardWords, emblem: CardEmblem): string {
  const hash = createHash('sha256');
  hash.update(
    JSON.stringify([cardElement(words, {}, emblem), HEADING_STYLES, WORDS_AREA, CARD_SIZE]),
  );
  for (const bytes of HEADING_FACES) hash.update(bytes);
  for (const file of [import.meta.filename, 'package-lock.json']) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** The sheet that lies on a card, and how wide its border is. Unit: pixels. */
const SHEET = { left: 44, right: 1156, top: 40, bottom: 574 } as const;
const BORDER = 22;

/** Where the words may stand: left of the stamp and inside the border, whatever they say. Unit: pixels. */
export const WORDS_AREA = { left: 108, top: 96, width: 664, bottom: 530 } as const;

/** The stamp lies over the corner of the sheet, as it was pressed. */
const STAMP_BOX = {
  width: 348,
  height: 348,
  top: 20,
  right: 20,
  transform: 'rotate(-8deg)',
} as const;
const PHOTO_BOX = { width: 312, height: 416, top: 99, right: 98, borderRadius: 6 } as const;
const PAPER_BOX = { ...CARD_SIZE, top: 0, left: 0 } as const;

/** The heading takes the largest size at which all words fit; at the smallest it is cut instead. */
const HEADING_STYLES = [
  ...[84, 76, 68, 60, 52, 44].map((fontSize) => ({ fontSize })),
  // Lines of one length are measured as if none were cut.
  { fontSize: 38, textWrap: 'wrap', ...atMostLines(4) },
];

/** The paper of a card: hills, and a sheet with a guilloche border before them, as pages have both. */
function cardPaper(): string {
  return makeSvg('card', { hills: hillLines(), border: sheetBorder() });
}

/** Where the hills stand, which the sheet hides but for their feet. Unit: pixels. */
const HILLS_BOX = 'x="0" y="444" width="1200" height="186"';

/** The ranges of the hills of pages, the farthest first. */
function hillLines(): string {
  const ranges = ['far', 'middle', 'near'].map((name) =>
    readFileSync(`components/hills/${name}.svg`, 'utf8'),
  );
  return ranges.map((svg) => svg.replace('<svg ', `<svg ${HILLS_BOX} `)).join('');
}

/** A third of the tile of a sheet's border: a corner, or a piece of a side (components/sheet/border.svg). */
const TILE_PART = 48;

/** The border of the sheet: the four corners of the tile, and its sides again and again between them. */
function sheetBorder(): string {
  const { left, right, top, bottom } = SHEET;
  // What stands in the drawing but for its style: card.css colors it.
  const tile = makeSvg('ornaments/border').replaceAll(/<\/?svg[^>]*>|<style>.*?<\/style>/g, '');
  const viewBox = (column: number, row: number) =>
    `viewBox="${column * TILE_PART} ${row * TILE_PART} ${TILE_PART} ${TILE_PART}" preserveAspectRatio="none"`;

  const corners = [0, 2].flatMap((column) =>
    [0, 2].map((row) => {
      const place = `x="${column === 0 ? left : right - BORDER}" y="${row === 0 ? top : bottom - BORDER}"`;
      const size = `width="${BORDER}" height="${BORDER}"`;
      return `<svg ${place} ${size} ${viewBox(column, row)}><use href="#tile"/></svg>`;
    }),
  );

  const [width, height] = [right - left - 2 * BORDER, bottom - top - 2 * BORDER];
  const stepOf = (length: number) => length / Math.round(length / BORDER);
  const across = { width, height: BORDER, step: `width="${stepOf(width)}" height="${BORDER}"` };
  const down = { width: BORDER, height, step: `width="${BORDER}" height="${stepOf(height)}"` };
  const sides = [
    { ...across, column: 1, row: 0, x: left + BORDER, y: top },
    { ...across, column: 1, row: 2, x: left + BORDER, y: bottom - BORDER },
    { ...down, column: 0, row: 1, x: left, y: top + BORDER },
    { ...down, column: 2, row: 1, x: right - BORDER, y: top + BORDER },
  ].map(({ column, row, x, y, step, ...size }) => {
    const id = `side-${column}-${row}`;
    const place = `x="${x}" y="${y}"`;
    const pattern = `<pattern id="${id}" patternUnits="userSpaceOnUse" ${place} ${step} ${viewBox(column, row)}><use href="#tile"/></pattern>`;
    return `${pattern}<rect style="fill:url(#${id});stroke:none" ${place} width="${size.width}" height="${size.height}"/>`;
  });

  return `<defs><g id="tile">${tile}</g></defs>${sides.join('')}${corners.join('')}`;
}

/**
 * A card as an SVG text: paper and emblem, and the words in the heading face. Throws where
 * the face lacks a letter.
 */
export async function cardSvg(words: CardWords, emblem: CardEmblem): Promise<string> {
  // Loaded only where a card is drawn: most builds draw none.
  const { default: satori } = await import('satori');
  const fonts = HEADING_FACES.map((data, part) => {
    const name = part === 0 ? 'Heading' : `Heading ${part}`;
    return { name, data, weight: 600 as const };
  });

  let svg = '';
  for (const headingStyle of HEADING_STYLES) {
    let wordsHeight = 0;
    svg = await satori(cardElement(words, headingStyle, emblem), {
      ...CARD_SIZE,
      fonts,
      onNodeDetected: ({ key, height }) => {
        if (key === 'words') wordsHeight = height;
      },
      loadAdditionalAsset: async (_, letters) => {
        throw new Error(`The faces of the cards lack "${letters}".`);
      },
    });
    if (wordsHeight <= WORDS_AREA.bottom - WORDS_AREA.top) break;
  }
  return svg;
}

// Elements are plain objects and not JSX: satori takes both, and a build must not load React before
// it is known to be a production build.

/** A box with what stands in it, or an image. */
interface CardElement {
  type: 'div' | 'img';
  key: string | null;
  props: { style: object; src?: string; children?: string | readonly CardElement[] };
}

function cardElement(words: CardWords, headingStyle: object, emblem: CardEmblem): CardElement {
  const { left, top, width, bottom } = WORDS_AREA;
  const paper = { display: 'flex', width: '100%', height: '100%' };
  const letters = { color: siteColor('ink'), fontFamily: 'Heading' };
  const column = { display: 'flex', flexDirection: 'column' };
  const place = { position: 'absolute', left, top, width, height: bottom - top };

  const nameStyle = { fontSize: 34, color: siteColor('gold-ink'), ...atMostLines(2) };
  const headingSpace = { marginTop: 40, lineHeight: 1.08, letterSpacing: '-0.02em' };
  const headingBreaks = { wordBreak: 'break-word', textWrap: 'balance' };
  const lineColor = siteColor('ink-soft');
  const lineStyle = { marginTop: 32, fontSize: 27, color: lineColor, ...atMostLines(2) };

  const texts = [
    boxElement(nameStyle, plainLetters(words.name)),
    boxElement({ ...headingSpace, ...headingBreaks, ...headingStyle }, plainLetters(words.heading)),
    boxElement(lineStyle, plainLetters(words.line)),
  ];
  return boxElement({ ...paper, ...letters }, [
    imageElement('svg+xml', cardPaper(), PAPER_BOX),
    typeof emblem === 'string'
      ? imageElement('svg+xml', emblem, STAMP_BOX)
      : imageElement('jpeg', emblem, { ...PHOTO_BOX, objectFit: 'cover' }),
    boxElement({ ...column, ...place, justifyContent: 'center' }, [
      boxElement(column, texts, 'words'),
    ]),
  ]);
}

/** Breaks words that are longer than a line, and cuts what takes more than so many lines. */
function atMostLines(lines: number) {
  return { display: 'block', wordBreak: 'break-word', lineClamp: lines };
}

function boxElement(
  style: object,
  children: string | readonly CardElement[],
  key: string | null = null,
): CardElement {
  return { type: 'div', key, props: { style, children } };
}

/** How large an image is on a card, and what else is said of it. */
interface ImageStyle {
  width: number;
  height: number;
  [property: string]: number | string;
}

function imageElement(type: string, data: CardEmblem, style: ImageStyle): CardElement {
  const src = `data:image/${type};base64,${Buffer.from(data).toString('base64')}`;
  const { width, height } = style;
  const props = { src, width, height, style: { position: 'absolute', ...style } };
  return { type: 'img', key: null, props };
}
