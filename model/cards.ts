import type { City, Content, Service } from './content.ts';
import { isOfficeCity } from './office.ts';
import { cityTitle } from './page-words.ts';
import { routes } from './routes.ts';
import type { Business } from './schemas/business.ts';
import { nameOfState } from './states.ts';

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

/** What link previews take (Open Graph). Unit: pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** What cards take their words from. */
type CardSource = Pick<Content, 'business'>;

/** The card of a page that is one file in content/pages. */
export function pageCard(
  { business }: CardSource,
  { path, heading, picture }: Pick<SocialCard, 'path' | 'heading' | 'picture'>,
): SocialCard {
  return { path, heading, line: cardLine(business), picture, city: undefined };
}

/** The card of a service. */
export function serviceCard({ business }: CardSource, service: Service): SocialCard {
  const { slug, title, picture } = service;
  const line = cardLine(business);
  return { path: routes.service(slug), heading: title, line, picture, city: undefined };
}

/** The card of a city, which its attractions share. */
export function cityCard(source: Pick<Content, 'business' | 'pages'>, city: City): SocialCard {
  const { slug, picture } = city;
  const heading = cityTitle(source, city);
  return { path: routes.city(slug), heading, line: cardLine(source.business), picture, city };
}

function cardLine({ region }: Business): string {
  return `Serving ${region}`;
}

/** The city whose postmark is on a card; the seal is on the card of the office's own city. */
export function postmarkedCity(
  business: Pick<Business, 'address'>,
  { city }: Pick<SocialCard, 'city'>,
): City | undefined {
  return city === undefined || isOfficeCity(business, city) ? undefined : city;
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
  const { business } = site;
  if (card.picture && isWholeCard(site, card)) return card.picture.alt;

  const words = [business.name, card.heading, card.line, besideWords(business, card)];
  const sentences = words.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
  return sentences.join(' ');
}

/** What is drawn beside the words of a card. */
function besideWords(business: Business, card: SocialCard): string {
  if (card.picture !== undefined) return `Beside the words, a picture: ${card.picture.alt}`;

  const city = postmarkedCity(business, card);
  return city === undefined
    ? 'Beside the words, a round seal with the nib of a pen'
    : `Beside the words, a postmark of ${city.name}, ${nameOfState(city.state)}`;
}
