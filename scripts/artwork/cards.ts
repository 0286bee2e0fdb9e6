import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SocialCard } from '../../model/cards.ts';
import { plainLetters } from '../../model/text.ts';
import { cachedFile } from '../cache.ts';
import { makeSvg, siteColor } from './drawing.ts';

export interface CardWords extends Pick<SocialCard, 'heading' | 'line'> {
  /** The name and hours of the business. */
  name: string;
  hours: string;
}

/** The heading font in subsets, which satori tries in order. */
const HEADING_FACES = ['latin', 'latin-ext', 'vietnamese'].map((part) =>
  readFileSync(new URL(`./heading-${part}.woff`, import.meta.url)),
);

/** The pixels of backgrounds by their SVG: one, unless it is edited in development. */
const papers = new Map<string, ReturnType<typeof drawPaper>>();

function drawPaper(svg: string) {
  return sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
}

/** What stands beside the words of a card. */
interface CardPicture {
  /** A PNG or JPEG. */
  picture: Buffer;
  /** A photo fills its area; a drawing is shown whole. */
  isPhoto: boolean;
}

/** Returns a page's social card as a PNG, from the cache if nothing has changed. */
export async function makeCard(
  words: CardWords,
  { picture, isPhoto }: CardPicture,
): Promise<Buffer> {
  const paper = paperSvg();

  // Everything that goes into a card: its words, pictures, fonts and this file, and the libraries by
  // the versions in the lock file.
  const hash = createHash('sha256')
    .update(JSON.stringify([words, paper, isPhoto]))
    .update(picture);
  for (const bytes of HEADING_FACES) hash.update(bytes);
  for (const file of [import.meta.filename, 'package-lock.json']) hash.update(readFileSync(file));

  return cachedFile(join('cards', `${hash.digest('hex')}.png`), async () => {
    const { left, top, width, height } = PICTURE_AREA;
    const fit = isPhoto ? 'cover' : 'contain';
    const placed = await sharp(picture)
      .resize({ width, height, fit, background: '#fff' })
      .toBuffer();
    const { left: wordsLeft, top: wordsTop } = WORDS_AREA;
    const drawn = papers.get(paper) ?? drawPaper(paper);
    papers.set(paper, drawn);
    const { data, info: raw } = await drawn;
    return sharp(data, { raw })
      .composite([
        { input: placed, left, top },
        { input: Buffer.from(await wordsSvg(words)), left: wordsLeft, top: wordsTop },
      ])
      .png({ palette: !isPhoto })
      .toBuffer();
  });
}

/** The areas of the words and of the picture. Unit: pixels. */
export const WORDS_AREA = { left: 96, top: 66, width: 680, height: 468 } as const;
const PICTURE_AREA = { left: 812, top: 106, width: 288, height: 376 } as const;

/** The background of a card: hills behind a sheet, as on the home page. */
function paperSvg(): string {
  const hills = ['far', 'middle', 'near'].map((name) => {
    const svg = readFileSync(`components/hills/${name}.svg`, 'utf8');
    return svg.replace('<svg ', '<svg x="0" y="444" width="1200" height="186" ');
  });
  return makeSvg('card', { hills: hills.join('') });
}

/** An element in satori's format; JSX would need React. */
interface CardElement {
  type: 'div';
  key: null;
  props: { style: object; children: string | readonly CardElement[] };
}

function boxElement(style: object, children: CardElement['props']['children']): CardElement {
  return { type: 'div', key: null, props: { style, children } };
}

/** Renders the words of a card as SVG in the heading font. Throws if the font lacks a letter. */
export async function wordsSvg(words: CardWords): Promise<string> {
  // Loaded on demand, because most builds don't draw a card.
  const { default: satori } = await import('satori');
  const { width, height } = WORDS_AREA;
  const column = { display: 'flex', flexDirection: 'column', justifyContent: 'center' };
  const { fontSize = 0, lines = 1 } =
    HEADING_SIZES.find(({ letters }) => words.heading.length <= letters) ?? {};
  const headingStyle = { marginTop: 28, fontSize, lineHeight: 1.08, textWrap: 'balance' };
  const card = boxElement({ ...column, width, height, color: siteColor('ink') }, [
    textElement(words.name, 1, { fontSize: 32, color: siteColor('gold-ink') }),
    textElement(words.heading, lines, headingStyle),
    textElement(words.line, 3, { marginTop: 24, fontSize: 27, color: siteColor('ink-soft') }),
    textElement(words.hours, 1, { marginTop: 24, fontSize: 24, color: siteColor('gold-ink') }),
  ]);

  return satori(card, {
    width,
    height,
    fonts: HEADING_FACES.map((data, part) => ({ name: `Heading ${part}`, data, weight: 600 })),
    loadAdditionalAsset: async (_, letters) => {
      throw new Error(`The fonts of the cards lack "${letters}".`);
    },
  });
}

/** The font size and number of lines by the heading's length. */
const HEADING_SIZES = [
  { letters: 18, fontSize: 84, lines: 2 },
  { letters: 34, fontSize: 68, lines: 3 },
  { letters: 60, fontSize: 56, lines: 3 },
  { letters: Infinity, fontSize: 44, lines: 4 },
];

/** Text that breaks overlong words and is cut after a number of lines. */
function textElement(text: string, lineClamp: number, style: object): CardElement {
  const cut = { display: 'block', wordBreak: 'break-word', lineClamp };
  return boxElement({ ...cut, ...style }, plainLetters(text));
}
