import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPhone } from '../../model/contact.ts';
import type { City } from '../../model/content.ts';
import { isOfficeCity } from '../../model/geo.ts';
import { routes } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { cachedFile } from '../cache.ts';
import { siteColor, TOKENS_FILE } from './drawing.ts';
import { HEADING_FACES, plainLetters } from './lettering.ts';
import { drawPostmark } from './postmark.ts';
import { drawSeal } from './seal.ts';

/** The card beside a shared link, in words. */
export interface SocialCard {
  /** The page that it is for; others without a card of their own may take it too. */
  path: string;
  heading: string;
  /** What stands below the heading. */
  line: string;
  /** A photo of the page, which takes the place of the seal. */
  picture: City['picture'];
  /** The city whose postmark is on it; the seal is on those without. */
  city: City | undefined;
}

/** The cards of a site: for home, list pages, services and cities. */
export function socialCards({ pages, services, cities, business }: Site): SocialCard[] {
  const line = `Serving ${business.region}`;
  const pageCard = (path: string, { heading }: { heading: string }): SocialCard => {
    return { path, heading, line, picture: undefined, city: undefined };
  };
  return [
    pageCard(routes.home(), pages.home),
    pageCard(routes.services(), pages.services),
    pageCard(routes.locations(), pages.locations),
    pageCard(routes.areas(), pages.areas),
    pageCard(routes.attractions(), pages.places),
    pageCard(routes.contact(), pages.contact),
    ...services.map(({ slug, title, picture }): SocialCard => {
      return { path: routes.service(slug), heading: title, line, picture, city: undefined };
    }),
    ...cities.map((city): SocialCard => {
      const heading = `Mobile notary in ${city.name}, ${city.state}`;
      return { path: routes.city(city.slug), heading, line, picture: city.picture, city };
    }),
  ];
}

/** What link previews take (Open Graph). Unit: pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** The words on a card. */
export interface CardWords {
  /** The name of the business. */
  name: string;
  heading: string;
  line: string;
  phone: string;
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
  const { heading, line, city } = card;
  const words = { name: business.name, phone: formatPhone(business.phone), heading, line };
  const hasSeal = city === undefined || isOfficeCity(business, city);
  const stamp = hasSeal ? drawSeal(business, false) : drawPostmark(business, city, false);
  const emblem = photo ?? stamp;

  const key = createHash('sha256').update(JSON.stringify(words)).update(emblem).update(DRAWING_KEY);
  // A PNG that was cut off does not end as one (PNG, "IEND Image trailer").
  const isWhole = (png: Buffer) => png.subarray(-8, -4).toString('latin1') === 'IEND';
  return cachedFile(join('cards', `${key.digest('hex')}.png`), isWhole, async () => {
    if (!isAnnounced) console.log('Drawing social cards.');
    isAnnounced = true;

    const { Resvg } = await import('@resvg/resvg-js');
    return new Resvg(await cardSvg(words, emblem)).render().asPng();
  });
}

/** The foothills of the pages, in colors: there, style gives them. */
const HILLS_FILE = 'components/hero/foothills.svg';
const HILLS_STYLE = [
  `path{fill:none;stroke:${siteColor('press-hover')};stroke-opacity:.72;stroke-width:7}`,
  '.r{stroke:#6ba3b8;stroke-opacity:1}',
].join('');
const HILLS = readFileSync(HILLS_FILE, 'utf8').replace(
  '<path',
  `<style>${HILLS_STYLE}</style><path`,
);

/** Changes with what draws cards, the libraries among it, so that old cards are not taken. */
const DRAWING_KEY = Buffer.concat([
  ...['cards.ts', 'lettering.ts'].map((name) => readFileSync(join(import.meta.dirname, name))),
  ...[HILLS_FILE, TOKENS_FILE, 'package-lock.json'].map((file) => readFileSync(file)),
  ...HEADING_FACES,
]);

/** Where the words may stand: left of the emblem and above the hills, whatever they say. Unit: pixels. */
export const WORDS_AREA = { left: 72, top: 56, width: 700, bottom: 496 } as const;

const STAMP_BOX = { width: 340, height: 340, top: 56, right: 48 } as const;
const PHOTO_BOX = { width: 342, height: 456, top: 40, right: 48, borderRadius: 12 } as const;
const HILLS_BOX = { width: CARD_SIZE.width, height: 120, bottom: 0, left: 0 } as const;

/** The heading takes the largest size at which all words fit; at the smallest it is cut instead. */
const HEADING_STYLES = [
  ...[76, 68, 60, 52, 44].map((fontSize) => ({ fontSize })),
  { fontSize: 38, ...atMostLines(4) },
];

/**
 * A card as an SVG text: paper, emblem and foothills, and the words in the heading face. Throws where
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
    let bottom = 0;
    svg = await satori(cardElement(words, headingStyle, emblem), {
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

// Elements are plain objects and not JSX: satori takes both, and a build must not load React before
// it is known to be a production build.

function cardElement(words: CardWords, headingStyle: object, emblem: CardEmblem) {
  const { left, top, width } = WORDS_AREA;
  const paper = { display: 'flex', width: '100%', height: '100%', background: siteColor('paper') };
  const letters = { color: siteColor('ink'), fontFamily: 'Heading' };
  const column = {
    display: 'flex',
    flexDirection: 'column',
    position: 'absolute',
    left,
    top,
    width,
  };

  const nameStyle = { fontSize: 34, color: siteColor('press-hover'), ...atMostLines(2) };
  const headingSpace = { marginTop: 34, lineHeight: 1.1, wordBreak: 'break-word' };
  const lineColor = siteColor('ink-soft');
  const lineStyle = { marginTop: 24, fontSize: 28, color: lineColor, ...atMostLines(2) };
  const phoneStyle = { marginTop: 10, fontSize: 30, color: siteColor('press') };

  const texts = [
    boxElement(nameStyle, plainLetters(words.name)),
    boxElement({ ...headingSpace, ...headingStyle }, plainLetters(words.heading)),
    boxElement(lineStyle, plainLetters(words.line)),
    boxElement(phoneStyle, words.phone),
  ];
  return boxElement({ ...paper, ...letters }, [
    typeof emblem === 'string'
      ? imageElement('svg+xml', emblem, { ...STAMP_BOX, opacity: 0.7 })
      : imageElement('jpeg', emblem, { ...PHOTO_BOX, objectFit: 'cover' }),
    imageElement('svg+xml', HILLS, HILLS_BOX),
    boxElement(column, texts, 'words'),
  ]);
}

/** Breaks words that are longer than a line, and cuts what takes more than so many lines. */
function atMostLines(lines: number) {
  return { display: 'block', wordBreak: 'break-word', lineClamp: lines };
}

function boxElement(style: object, children: unknown, key: string | null = null) {
  return { type: 'div', key, props: { style, children } };
}

/** How large an image is on a card, and what else is said of it. */
interface ImageStyle {
  width: number;
  height: number;
  [property: string]: number | string;
}

function imageElement(type: string, data: CardEmblem, style: ImageStyle) {
  const src = `data:image/${type};base64,${Buffer.from(data).toString('base64')}`;
  const { width, height } = style;
  const props = { src, width, height, style: { position: 'absolute', ...style } };
  return { type: 'img', key: null, props };
}
