import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPhone } from '../../model/contact.ts';
import type { City } from '../../model/content.ts';
import { isOfficeCity } from '../../model/office.ts';
import { plainPicture } from '../../model/pictures.ts';
import { routes } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { plainLetters } from '../../model/text.ts';
import { color, TOKENS_FILE } from './engraving.ts';
import { FACES } from './lettering.ts';
import { cached, makePicture } from './pictures.ts';
import { drawPostmark, drawSeal } from './postmark.ts';

/** The cards beside shared links, in words: home, list pages, services and cities; others take one of these. */
export function socialCards({ pages, services, cities, business }: Site) {
  const line = `Serving ${business.region}`;
  const card = (path: string, heading: string, picture?: City['picture'], city?: City) => {
    return { path, heading, line, picture, city };
  };
  return [
    card(routes.home(), pages.home.heading),
    card(routes.services(), pages.services.heading),
    card(routes.locations(), pages.locations.heading),
    card(routes.areas(), pages.areas.heading),
    card(routes.attractions(), pages.places.heading),
    card(routes.contact(), pages.contact.heading),
    ...services.map(({ slug, title, picture }) => card(routes.service(slug), title, picture)),
    ...cities.map((city) => {
      const heading = `Mobile notary in ${city.name}, ${city.state}`;
      return card(routes.city(city.slug), heading, city.picture, city);
    }),
  ];
}

type SocialCard = ReturnType<typeof socialCards>[number];

/** What link previews take (Open Graph). Unit: pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

export type CardWords = Record<'name' | 'heading' | 'line' | 'phone', string>;

/** The seal or a city's postmark, as an SVG text without words; or a photo, as a JPEG. */
type Mark = string | Buffer;

let told = false;

/**
 * The social card of a page as a PNG; one whose words are the same is not drawn again.
 * @param content the folder of the content
 */
export async function makeCard(site: Site, card: SocialCard, content: string): Promise<Buffer> {
  const { business, pictures } = site;
  const { heading, line, picture, city } = card;
  const words = { name: business.name, phone: formatPhone(business.phone), heading, line };
  const drawMark = () =>
    city === undefined || isOfficeCity(business, city)
      ? drawSeal(business, false)
      : drawPostmark(business, city, false);
  const mark = picture
    ? await makePicture(plainPicture(pictures, picture.file), content)
    : drawMark();
  const key = createHash('sha256').update(JSON.stringify(words)).update(mark).update(DRAWING);
  // A PNG that was cut off does not end as one (PNG, "IEND Image trailer").
  const isWhole = (png: Buffer) => png.subarray(-8, -4).toString('latin1') === 'IEND';
  return cached(join('cards', `${key.digest('hex')}.png`), isWhole, async () => {
    if (!told) console.log('Drawing social cards.');
    told = true;
    const { Resvg } = await import('@resvg/resvg-js');
    return new Resvg(await cardSvg(words, mark)).render().asPng();
  });
}

/** The foothills of the pages, in colors: there, style gives them. */
const HILLS_FILE = 'components/hero/foothills.svg';
const HILLS = readFileSync(HILLS_FILE, 'utf8').replace(
  '<path',
  `<style>path{fill:none;stroke:${color('press-hover')};stroke-opacity:.72;stroke-width:7}.r{stroke:#6ba3b8;stroke-opacity:1}</style><path`,
);

/** Changes with what draws cards, the libraries among it, so that old cards are not taken. */
const DRAWING = Buffer.concat([
  ...['cards.ts', 'lettering.ts'].map((name) => readFileSync(join(import.meta.dirname, name))),
  ...[HILLS_FILE, TOKENS_FILE, 'package-lock.json'].map((file) => readFileSync(file)),
  ...FACES,
]);

/** Where the words may stand: left of the mark and above the hills, whatever they say. Unit: pixels. */
export const WORDS_AREA = { left: 72, top: 56, width: 700, bottom: 496 } as const;

const MARK = { width: 340, height: 340, top: 56, right: 48 } as const;
const PHOTO = { width: 342, height: 456, top: 40, right: 48, borderRadius: 12 } as const;
const HILLS_SIZE = { width: CARD_SIZE.width, height: 120 } as const;

/** The heading takes the largest size at which all words fit; at the smallest it is cut instead. */
const HEADING_SIZES = [76, 68, 60, 52, 44] as const;
const SMALLEST = { fontSize: 38, ...atMost(4) } as const;

/** A card as an SVG text: paper, mark and foothills, and the words in the heading face. Throws where the face lacks a letter. */
export async function cardSvg(words: CardWords, mark: Mark): Promise<string> {
  // Loaded only where a card is drawn: most builds draw none.
  const { default: satori } = await import('satori');
  const fonts = FACES.map((data, part) => {
    return { name: part === 0 ? 'Heading' : `Heading ${part}`, data, weight: 600 as const };
  });
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

function card({ name, heading, line, phone }: CardWords, headingStyle: object, mark: Mark) {
  const { left, top, width } = WORDS_AREA;
  const paper = { display: 'flex', width: '100%', height: '100%', background: color('paper') };
  const letters = { color: color('ink'), fontFamily: 'Heading' };
  const column = { display: 'flex', flexDirection: 'column', position: 'absolute' };
  const wrap = { marginTop: 34, lineHeight: 1.1, wordBreak: 'break-word' };
  const soft = { marginTop: 24, fontSize: 28, color: color('ink-soft'), ...atMost(2) };
  const words = [
    box({ fontSize: 34, color: color('press-hover'), ...atMost(2) }, plainLetters(name)),
    box({ ...wrap, ...headingStyle }, plainLetters(heading)),
    box(soft, plainLetters(line)),
    box({ marginTop: 10, fontSize: 30, color: color('press') }, phone),
  ];
  return box({ ...paper, ...letters }, [
    typeof mark === 'string'
      ? picture('svg+xml', mark, { ...MARK, opacity: 0.7 })
      : picture('jpeg', mark, { ...PHOTO, objectFit: 'cover' }),
    picture('svg+xml', HILLS, { ...HILLS_SIZE, bottom: 0, left: 0 }),
    box({ ...column, left, top, width }, words, 'words'),
  ]);
}

/** Breaks words that are longer than a line, and cuts what takes more than so many lines. */
function atMost(lines: number) {
  return { display: 'block', wordBreak: 'break-word', lineClamp: lines };
}

function box(style: object, children: unknown, key: string | null = null) {
  return { type: 'div', key, props: { style, children } };
}

function picture(type: string, data: Mark, style: Record<string, number | string>) {
  const src = `data:image/${type};base64,${Buffer.from(data).toString('base64')}`;
  const { width, height } = style;
  const props = { src, width, height, style: { position: 'absolute', ...style } };
  return { type: 'img', key: null, props };
}
