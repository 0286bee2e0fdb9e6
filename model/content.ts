import type { PictureFiles } from './pictures.ts';
import type { AreaMap } from './region-map.ts';
import type { Business } from './schemas/business.ts';
import type { AttractionFields, CityFields } from './schemas/city.ts';
import type { DocumentFields } from './schemas/document.ts';
import type { Pages } from './schemas/page.ts';
import type { Redirect } from './schemas/redirect.ts';
import type { FaqFields, ServiceFields } from './schemas/service.ts';
import type { Testimonial } from './schemas/testimonial.ts';

export type { Business, Pages, Testimonial };

/** A service with its intro (HTML) and its questions. */
export type Service = ServiceFields & { slug: string; intro: string; faqs: Faq[] };

/** A question with the id of its answer on the page. */
export type Faq = Pick<FaqFields, 'question' | 'answer'> & { anchor: string };

/** A document that people ask about; its slug names it in addresses. */
export type Document = DocumentFields & { slug: string };

/** An attraction that has a page, with what it derives from its city. */
export type Attraction = Omit<AttractionFields, 'slug'> & {
  slug: string;
  citySlug: string;
  cityName: string;
  cityState: CityFields['state'];
};

/** A city with its About text (HTML), its map and its attractions. */
export type City = CityFields & {
  slug: string;
  about: string;
  mapEmbedUrl: string;
  attractions: Attraction[];
};

/** What a build takes from its environment instead of from content. */
export interface Settings {
  /** The public address of the home page without its last slash, `base` included. */
  siteUrl: string;
  /** The path below which the site stands, "/site"; empty where it stands at the top of its domain. */
  base: string;
  /** A key of the Maps Embed API; maps work without one. */
  mapsKey?: string;
  /** Whether pages have a picture for shared links. */
  cards: boolean;
}

/** Everything that the build validated right: the typed JSON in generated/, one file a field. */
export interface Content {
  settings: Settings;
  business: Business;
  testimonials: Testimonial[];
  pages: Pages;
  services: Service[];
  /** Those that hold for every service. */
  questions: Faq[];
  cities: City[];
  maps: AreaMap[];
  /** By name. */
  documents: Document[];
  /** The files of content/pictures. */
  pictures: PictureFiles;
  redirects: Redirect[];
}
