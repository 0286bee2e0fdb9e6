import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';

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
  /** The heading face as an sfnt font. */
  font: Buffer;
  /** The large seal, as an SVG text. */
  seal: string;
}

const HILLS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 160"><path fill="#cfd6c3" d="M0 78q60-52 130-30t120 20 110-40 150 4 120 30 130-44 140 16 150 24 150-22v124H0z"/><path fill="#9daf99" d="M0 104q90-42 170-16t150-6 150-34 140 30 150 10 150-40 140 24 150 16v72H0z"/><path fill="#3d5a4c" d="M0 126q110-26 220-8t220-8 210 10 200-14 190 10 160-2v46H0z"/></svg>';

/** Draws a card as a PNG: paper, seal and foothills, and the words in the heading face. */
export async function drawCard(words: CardWords, { font, seal }: CardMaterial): Promise<Buffer> {
  const svg = await satori(card(words, seal), {
    ...CARD_SIZE,
    fonts: [{ name: 'Heading', data: font, weight: 600 }],
  });
  return new Resvg(svg).render().asPng();
}

// Elements as plain objects, not as JSX: the build must not load React before it is known to be
// a production build, and the drawing library takes both.

function card({ name, heading, line, phone }: CardWords, seal: string) {
  const paper = {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    padding: '72px 80px',
    background: '#fbf8f1',
    color: '#1d2a2c',
    fontFamily: 'Heading',
  };
  return box(paper, [
    picture(seal, { width: 420, height: 420, top: 40, right: 40, opacity: 0.55 }),
    picture(HILLS, { width: 1200, height: 160, bottom: 0, left: 0 }),
    box({ fontSize: 34, color: '#3d5a4c' }, name),
    box({ width: 780, marginTop: 60, fontSize: 76, lineHeight: 1.1 }, heading),
    box({ width: 860, marginTop: 28, fontSize: 32, color: '#4c5a59' }, line),
    box({ marginTop: 12, fontSize: 32, color: '#22392f' }, phone),
  ]);
}

function box(style: object, children: unknown) {
  return { type: 'div', key: null, props: { style, children } };
}

function picture(svg: string, style: { width: number; height: number; [name: string]: number }) {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const { width, height } = style;
  return {
    type: 'img',
    key: null,
    props: { src, width, height, style: { position: 'absolute', ...style } },
  };
}
