import type { City, Content, Service } from './content.ts';
import { durationText } from './geo.ts';
import { hoursShortText } from './hours.ts';
import { cityTitle } from './page-words.ts';
import { routes } from './routes.ts';

/** The words of a social card, the picture in a link preview. */
export interface SocialCard {
  /** The page that it belongs to; pages without a card of their own may share it. */
  path: string;
  heading: string;
  /** A detail of the page, below the heading. */
  line: string;
  /** A photo that replaces the seal. */
  picture?: City['picture'];
}

/** The size that link previews use (Open Graph). Unit: pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

export function cardFacts({ business }: Pick<Content, 'business'>): {
  name: string;
  hours: string;
} {
  return { name: business.name, hours: hoursShortText(business.hours) };
}

/** The card of a page from content/pages. */
export function pageCard(
  path: string,
  {
    heading,
    description,
    picture,
  }: Pick<SocialCard, 'heading' | 'picture'> & { description: string },
): SocialCard {
  return { path, heading, line: description, picture };
}

export function serviceCard({ slug, title, description, picture }: Service): SocialCard {
  return { path: routes.service(slug), heading: title, line: description, picture };
}

/** A city's card, with its county and drive time. Its attractions share it. */
export function cityCard(source: Pick<Content, 'business' | 'pages'>, city: City): SocialCard {
  const { slug, picture, county, minutesFromOffice: minutes } = city;
  const { address, region } = source.business;
  const drive = minutes && `about ${durationText(minutes)} from ${address.city}`;

  const line = [county, drive].filter(Boolean).join(', ') || `Serving ${region}`;
  return { path: routes.city(slug), heading: cityTitle(source, city), line, picture };
}

/** How far a picture's aspect ratio may differ from a card's and still fill it: a little over 5%. */
const SHAPE_TOLERANCE = 0.06;

/**
 * Whether a card's picture fills the whole card, since the owner made it in that shape. A photo of another
 * shape goes beside the words.
 */
export function isWholeCard(
  { pictures }: Pick<Content, 'pictures'>,
  { picture }: Pick<SocialCard, 'picture'>,
): boolean {
  const size = picture && pictures[picture.file];
  if (size === undefined) return false;

  const shape = size.width / size.height;
  const shapeOfCards = CARD_SIZE.width / CARD_SIZE.height;
  return Math.abs(shape / shapeOfCards - 1) < SHAPE_TOLERANCE;
}

/**
 * The alt text of a card: its words, and what is drawn beside them.
 * Source: The Open Graph protocol, "og:image:alt", a description of what is in the image.
 */
export function cardDescription(
  site: Pick<Content, 'business' | 'pictures'>,
  card: SocialCard,
): string {
  const { picture, heading, line } = card;
  if (picture && isWholeCard(site, card)) return picture.alt;

  const { name, hours } = cardFacts(site);
  const beside = picture ? `a picture: ${picture.alt}` : 'a round seal with the nib of a pen';
  const words = [name, heading, line, hours, `Beside the words, ${beside}`];
  const sentences = words.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
  return sentences.join(' ');
}
