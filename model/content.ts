import type { z } from 'zod';
import type { AreaMap } from './maps.ts';
import type { AddedPage, Pages } from './pages.ts';
import type { PictureFiles } from './pictures.ts';
import type { ProseTree } from './prose.ts';
import type { Business } from './schemas/business.ts';
import type { AttractionFields, citySchema } from './schemas/city.ts';
import type { documentSchema } from './schemas/document.ts';
import type { Redirect } from './schemas/redirect.ts';
import type { faqSchema, serviceSchema } from './schemas/service.ts';
import type { Testimonial } from './schemas/testimonial.ts';

/** A service, as a page shows it. */
export interface Service extends Omit<z.infer<typeof serviceSchema>, 'also'> {
  /** The last part of its address, which is the name of its file. */
  slug: string;
  /** The text below its fields, which introduces it. */
  intro: ProseTree;
  /** What people ask about it. */
  faqs: Faq[];
}

/** A question with its answer. */
export interface Faq
  extends Omit<z.infer<typeof faqSchema>, 'source' | 'answer' | 'also' | 'when'> {
  /** Words of one paragraph, with links. */
  answer: ProseTree;
  /** The id of the question on its page. */
  anchor: string;
}

/** A question whose answer needs a fact that the owner has still to write. No page shows it. */
export type UnansweredFaq = Omit<Faq, 'answer'>;

/** An attraction that has a page. */
export interface Attraction extends AttractionFields {
  /** The last part of its address: its own, else one made from its name. */
  slug: string;
  /** The city that it belongs to. */
  citySlug: string;
  cityName: string;
  cityState: City['state'];
  /** Whether search engines may list its page. */
  index: boolean;
}

/** A city, as a page shows it. */
export interface City extends Omit<z.infer<typeof citySchema>, 'also'> {
  /** The last part of its address, which is the name of its file. */
  slug: string;
  /** The text below its fields: the About section. */
  about: ProseTree;
  /** The address of its embedded map. */
  mapEmbedUrl: string;
  /** The attractions that have a page, in the order of their file. */
  attractions: Attraction[];
}

/** A document that people ask about. */
export interface Document extends z.infer<typeof documentSchema> {
  /** What addresses call it: "passport-form-ds-3053". */
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

/** What all visitors should know for now. */
interface Announcement {
  /** The words of one paragraph, with links. */
  text: ProseTree;
  /** The last day it is shown; it stays without one. */
  until?: string | undefined;
}

/** Everything that the build validated: the typed content that a site is made of. */
export interface Content {
  settings: Settings;
  /** The facts of the business, without what the owner keeps private. */
  business: Business;
  /** Undefined where there is none, or where its last day is behind us. */
  announcement?: Announcement | undefined;
  testimonials: Testimonial[];
  /** The words of each page, by the names of their files. */
  pages: Pages;
  /** The pages that the owner has added, in the order of their titles. */
  addedPages: AddedPage[];
  services: Service[];
  /** The questions that belong to no single service. */
  questions: Faq[];
  /** General questions that wait for a fact. The search shows them, and has people call. */
  unansweredQuestions: UnansweredFaq[];
  cities: City[];
  /** The drawn maps on which the cities stand. */
  maps: AreaMap[];
  /** The documents that people ask about, in the order of their names. */
  documents: Document[];
  pictures: PictureFiles;
  redirects: Redirect[];
}
