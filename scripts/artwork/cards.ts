import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SocialCard } from '../../model/cards.ts';
import { SEAL_PICTURE_FILE } from '../../model/routes.ts';
import { plainLetters } from '../../model/text.ts';
import { cachedFile } from '../cache.ts';
import { makeSvg, siteColor } from './drawing.ts';

/** The words on a card. */
export interface CardWords extends Pick<SocialCard, 'heading' | 'line'> {
  /** The name of the business, and when it can be called. */
  name: string;
  hours: string;
}

/** The heading face of cards in parts: what one of them lacks, the next may have. */
const HEADING_FACES = ['latin', 'latin-ext', 'vietnamese'].map((part) =>
  readFileSync(new URL(`./heading-${part}.woff`, import.meta.url)),
);

let isAnnounced = false;

/**
 * The social card of a page as a PNG; one whose words are the same is not drawn again.
 * @param photo the photo of the card as a JPEG; the seal stands on those without
 */
export async function makeCard(words: CardWords, photo: Buffer | undefined): Promise<Buffer> {
  const paper = cardPaper();
  const picture = photo ?? readFileSync(join('public', SEAL_PICTURE_FILE));

  // All that a card is made from: what puts it together, and the libraries, whose versions the lock file has.
  const hash = createHash('sha256')
    .update(JSON.stringify([words, paper]))
    .update(picture);
  for (const bytes of HEADING_FACES) hash.update(bytes);
  for (const file of [import.meta.filename, 'package-lock.json']) hash.update(readFileSync(file));

  // A PNG that was cut off does not end as one (PNG, "IEND Image trailer").
  const isWhole = (png: Buffer) => png.subarray(-8, -4).toString('latin1') === 'IEND';
  return cachedFile(join('cards', `${hash.digest('hex')}.png`), isWhole, async () => {
    if (!isAnnounced) console.log('Drawing social cards.');
    isAnnounced = true;

    const { left, top, width, height } = PICTURE_AREA;
    const fit = photo ? 'cover' : 'contain';
    const placed = await sharp(picture)
      .resize({ width, height, fit, background: '#fff' })
      .toBuffer();
    const { left: wordsLeft, top: wordsTop } = WORDS_AREA;
    return sharp(Buffer.from(paper))
      .composite([
        { input: placed, left, top },
        { input: Buffer.from(await wordsSvg(words)), left: wordsLeft, top: wordsTop },
      ])
      .png({ palette: photo === undefined })
      .toBuffer();
  });
}

/** Where the words may stand, whatever they say, and the picture beside them. Unit: pixels. */
export const WORDS_AREA = { left: 96, top: 66, width: 680, height: 468 } as const;
const PICTURE_AREA = { left: 812, top: 106, width: 288, height: 376 } as const;

/** The paper of a card: hills, and a sheet before them, as the home page has both. */
function cardPaper(): string {
  const hills = ['far', 'middle', 'near'].map((name) => {
    const svg = readFileSync(`components/hills/${name}.svg`, 'utf8');
    return svg.replace('<svg ', '<svg x="0" y="444" width="1200" height="186" ');
  });
  return makeSvg('card', { hills: hills.join('') });
}

/** A box with what stands in it, as satori takes it; JSX would need React. */
interface CardElement {
  type: 'div';
  key: null;
  props: { style: object; children: string | readonly CardElement[] };
}

function boxElement(style: object, children: CardElement['props']['children']): CardElement {
  return { type: 'div', key: null, props: { style, children } };
}

/** The words of a card as an SVG text, in the heading face. Throws where the face lacks a letter. */
export async function wordsSvg(words: CardWords): Promise<string> {
  // Loaded only where a card is drawn: most builds draw none.
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
      throw new Error(`The faces of the cards lack "${letters}".`);
    },
  });
}

/** How large a heading of so many letters is, and how many lines of it have room. */
const HEADING_SIZES = [
  { letters: 18, fontSize: 84, lines: 2 },
  { letters: 34, fontSize: 68, lines: 3 },
  { letters: 60, fontSize: 56, lines: 3 },
  { letters: Infinity, fontSize: 44, lines: 4 },
];

/** A text that breaks words which are longer than a line, and is cut after so many lines. */
function textElement(text: string, lineClamp: number, style: object): CardElement {
  const cut = { display: 'block', wordBreak: 'break-word', lineClamp };
  return boxElement({ ...cut, ...style }, plainLetters(text));
}
