import type { z } from 'zod';
import type { AreaMap } from './maps.ts';
import type { Pages } from './pages.ts';
import type { PictureFiles } from './pictures.ts';
import type { ProseTree } from './prose.ts';
import type { Business } from './schemas/business.ts';
import type { AttractionFields, citySchema } from './schemas/city.ts';
import type { documentSchema } from './schemas/document.ts';
import type { Redirect } from './schemas/redirect.ts';
import type { faqSchema, serviceSchema } from './schemas/service.ts';
import type { Testimonial } from './schemas/testimonial.ts';

/** A service, as a page shows it. */
export interface Service extends z.infer<typeof serviceSchema> {
  slug: string;
  /** The text below its fields. */
  intro: ProseTree;
  faqs: Faq[];
}

/** A question with its answer. */
export interface Faq extends Omit<z.infer<typeof faqSchema>, 'source'> {
  /** The id of the question on its page. */
  anchor: string;
}

/** An attraction that has a page. */
export interface Attraction extends AttractionFields {
  /** Its own, else one made from its name. */
  slug: string;
  citySlug: string;
  cityName: string;
  cityState: City['state'];
}

/** A city, as a page shows it. */
export interface City extends z.infer<typeof citySchema> {
  slug: string;
  /** The text below its fields. */
  about: ProseTree;
  /** The address of its embedded map. */
  mapEmbedUrl: string;
  attractions: Attraction[];
}

/** A document that people ask about. */
export interface Document extends z.infer<typeof documentSchema> {
  /** How addresses call it. */
  slug: string;
}

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
  /** The questions that belong to no single service. */
  questions: Faq[];
  cities: City[];
  maps: AreaMap[];
  /** In the order of their names. */
  documents: Document[];
  pictures: PictureFiles;
  redirects: Redirect[];
}
