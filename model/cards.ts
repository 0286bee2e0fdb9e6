import type { City, Content, Service } from './content.ts';
import { durationText } from './geo.ts';
import { hoursShortText } from './hours.ts';
import { cityTitle } from './page-words.ts';
import { routes } from './routes.ts';

/** The card beside a shared link, in words. */
export interface SocialCard {
  /** The page that it is for; others without a card of their own may take it too. */
  path: string;
  heading: string;
  /** What stands below the heading: something of its page. */
  line: string;
  /** A photo of the page, which takes the place of the seal. */
  picture?: City['picture'];
}

/** What link previews take (Open Graph). Unit: pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** What every card says. */
export function cardFacts({ business }: Pick<Content, 'business'>): {
  name: string;
  hours: string;
} {
  return { name: business.name, hours: hoursShortText(business.hours) };
}

/** The card of a page that is one file in content/pages. */
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

/** The card of a service. */
export function serviceCard({ slug, title, description, picture }: Service): SocialCard {
  return { path: routes.service(slug), heading: title, line: description, picture };
}

/** The card of a city, which its attractions share: its county, and how long the drive is. */
export function cityCard(source: Pick<Content, 'business' | 'pages'>, city: City): SocialCard {
  const { slug, picture, county, minutesFromOffice: minutes } = city;
  const { address, region } = source.business;
  const drive = minutes && `about ${durationText(minutes)} from ${address.city}`;

  const line = [county, drive].filter(Boolean).join(', ') || `Serving ${region}`;
  return { path: routes.city(slug), heading: cityTitle(source, city), line, picture };
}

/** How far the shape of a picture that is a card may be from that of a card: a twentieth and a bit. */
const SHAPE_TOLERANCE = 0.06;

/**
 * Whether the picture of a card is the whole card: the owner has made it in the shape of one. A photo
 * of another shape stands beside the words.
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
 * What a card shows, for people who can't see it: its words, and what is drawn beside them.
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
