import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { PAPER } from '../../../model/pictures.ts';
import { cardText } from './card-letters.ts';

/** What link previews take (Open Graph). Unit: pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

export interface CardWords {
  name: string;
  heading: string;
  line: string;
  /** The number as people read it. */
  phone: string;
}

export interface CardMaterial {
  /** The parts of the heading face. */
  faces: readonly Buffer[];
  /** The seal or a city's postmark, as an SVG text without words; or a photo, as a JPEG. */
  mark: string | Buffer;
}

/** The foothills of the pages, in colors: as a mask they have none. */
const HILLS = readFileSync('components/hero/foothills.svg', 'utf8').replace(
  /<style>.*<\/style>/,
  '<style>path{fill:none;stroke:#6f8a78;stroke-width:14}.r{stroke:#6ba3b8}</style>',
);

/**
 * Where the words may stand: left of the mark and above the hills, whatever they say. Unit: pixels.
 */
export const WORDS_AREA = { left: 72, top: 56, width: 700, bottom: 496 } as const;

const MARK = { width: 340, height: 340, top: 56, right: 48 } as const;
const PHOTO = { width: 342, height: 456, top: 40, right: 48, borderRadius: 12 } as const;
const HILLS_SIZE = { width: CARD_SIZE.width, height: 120 } as const;

/** The heading takes the largest size at which all words fit; at the smallest it is cut instead. */
const HEADING_SIZES = [76, 68, 60, 52, 44] as const;
const SMALLEST = { fontSize: 38, ...atMost(4) } as const;

/** Draws a card as a PNG: paper, seal and foothills, and the words in the heading face. */
export async function drawCard(words: CardWords, material: CardMaterial): Promise<Buffer> {
  return new Resvg(await cardSvg(words, material)).render().asPng();
}

/** A card as an SVG text. Throws where the faces lack a letter. */
export async function cardSvg(words: CardWords, { faces, mark }: CardMaterial): Promise<string> {
  const fonts = faces.map((data, part) => ({
    name: part === 0 ? 'Heading' : `Heading ${part}`,
    data,
    weight: 600 as const,
  }));
  let svg = '';
  for (const style of [...HEADING_SIZES.map((fontSize) => ({ fontSize })), SMALLEST]) {
    let bottom = 0;
    svg = await satori(card(words, style, mark), {
      ...CARD_SIZE,
      fonts,
      onNodeDetected: ({ key, top, height }) => {
        if (key === 'words') bottom = top + height;
      },
      loadAdditionalAsset: async (_, letters) => {
        throw new Error(`The faces of the cards lack "${letters}".`);
      },
    });
    if (bottom <= WORDS_AREA.bottom) break;
  }
  return svg;
}

// Elements as plain objects, not as JSX: the build must not load React before it is known to be
// a production build, and the drawing library takes both.

function card(
  { name, heading, line, phone }: CardWords,
  headingStyle: object,
  mark: CardMaterial['mark'],
) {
  const paper = {
    display: 'flex',
    width: '100%',
    height: '100%',
    background: PAPER,
    color: '#1d2a2c',
    fontFamily: 'Heading',
  };
  const { left, top, width } = WORDS_AREA;
  const column = {
    display: 'flex',
    flexDirection: 'column',
    position: 'absolute',
    left,
    top,
    width,
  };
  return box(paper, [
    typeof mark === 'string' ? picture(mark, { ...MARK, opacity: 0.7 }) : photo(mark),
    picture(HILLS, { ...HILLS_SIZE, bottom: 0, left: 0 }),
    box(
      column,
      [
        box({ fontSize: 34, color: '#3d5a4c', ...atMost(2) }, cardText(name)),
        box(
          { marginTop: 34, lineHeight: 1.1, wordBreak: 'break-word', ...headingStyle },
          cardText(heading),
        ),
        box({ marginTop: 24, fontSize: 28, color: '#4c5a59', ...atMost(2) }, cardText(line)),
        box({ marginTop: 10, fontSize: 30, color: '#22392f' }, phone),
      ],
      'words',
    ),
  ]);
}

/** Breaks words that are longer than a line, and cuts what takes more than so many lines. */
function atMost(lines: number) {
  return { display: 'block', wordBreak: 'break-word', lineClamp: lines };
}

function box(style: object, children: unknown, key: string | null = null) {
  return { type: 'div', key, props: { style, children } };
}

type Placed = { width: number; height: number; [name: string]: number | string };

function picture(svg: string, style: Placed) {
  return image('svg+xml', Buffer.from(svg), style);
}

function photo(jpeg: Buffer) {
  return image('jpeg', jpeg, { ...PHOTO, objectFit: 'cover' });
}

function image(type: string, bytes: Buffer, style: Placed) {
  const src = `data:image/${type};base64,${bytes.toString('base64')}`;
  const { width, height } = style;
  return {
    type: 'img',
    key: null,
    props: { src, width, height, style: { position: 'absolute', ...style } },
  };
}
