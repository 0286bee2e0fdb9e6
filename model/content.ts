import type { z } from 'zod';
import type { AreaMap } from './maps.ts';
import type { PictureFiles } from './pictures.ts';
import type { Business } from './schemas/business.ts';
import type { AttractionFields, citySchema } from './schemas/city.ts';
import type { documentSchema } from './schemas/document.ts';
import type { Pages } from './schemas/page.ts';
import type { Redirect } from './schemas/redirect.ts';
import type { faqSchema, serviceSchema } from './schemas/service.ts';
import type { Testimonial } from './schemas/testimonial.ts';

/** A service with its intro (HTML) and its questions. */
export type Service = z.infer<typeof serviceSchema> & { slug: string; intro: string; faqs: Faq[] };

/** A question with the id of its answer on the page. */
export type Faq = Omit<z.infer<typeof faqSchema>, 'source'> & { anchor: string };

/** An attraction that has a page, with what it derives from its city. */
export type Attraction = AttractionFields &
  Record<'slug' | 'citySlug' | 'cityName', string> & { cityState: City['state'] };

/** A city with its About text (HTML), its map and its attractions. */
export type City = z.infer<typeof citySchema> &
  Record<'slug' | 'about' | 'mapEmbedUrl', string> & { attractions: Attraction[] };

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
  /** By name; the slug of each names it in addresses. */
  documents: (z.infer<typeof documentSchema> & { slug: string })[];
  pictures: PictureFiles;
  redirects: Redirect[];
}
