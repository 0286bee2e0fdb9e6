import type { z } from 'zod';
import type { AddedPage, Pages, WithSlipTexts } from './pages.ts';
import type { PictureFiles } from './pictures.ts';
import type { ProseTree } from './prose.ts';
import type { Business } from './schemas/business.ts';
import type { AttractionFields, citySchema } from './schemas/city.ts';
import type { documentSchema } from './schemas/document.ts';
import type { Redirect } from './schemas/redirect.ts';
import type { faqSchema, serviceSchema } from './schemas/service.ts';
import type { Testimonial } from './schemas/testimonial.ts';

export interface Service extends WithSlipTexts<Omit<z.infer<typeof serviceSchema>, 'also'>> {
  /** The last part of its address: the name of its file. */
  slug: string;
  /** The text below the fields. */
  intro: ProseTree;
  faqs: Faq[];
}

export interface Faq
  extends Omit<z.infer<typeof faqSchema>, 'source' | 'answer' | 'also' | 'when'> {
  /** One paragraph, which may have links. */
  answer: ProseTree;
  /** The id of the question in its page's HTML. */
  anchor: string;
}

/** A question whose answer uses a missing fact. No page shows it. */
export type UnansweredFaq = Omit<Faq, 'answer'>;

export interface Attraction extends AttractionFields {
  /** The last part of its address, made from the name unless the owner gives one. */
  slug: string;
  citySlug: string;
  cityName: string;
  cityState: City['state'];
  index: boolean;
}

export interface City extends Omit<z.infer<typeof citySchema>, 'also'> {
  /** The last part of its address: the name of its file. */
  slug: string;
  /** The text below the fields, for the About section. */
  about: ProseTree;
  mapEmbedUrl: string;
  /** In the order of their file. */
  attractions: Attraction[];
}

export interface Document extends z.infer<typeof documentSchema> {
  /** Its name in addresses: "passport-form-ds-3053". */
  slug: string;
}

/** What a build takes from environment variables instead of content. */
export interface Settings {
  /** The public address of the home page without a trailing slash, `base` included. */
  siteUrl: string;
  /** The path that the site is served under, "/site"; empty at the top of a domain. */
  base: string;
  /** A key for the Maps Embed API; maps work without one. */
  mapsKey?: string;
  /** Whether pages have social cards. */
  cards: boolean;
}

interface Announcement {
  /** One paragraph, which may have links. */
  text: ProseTree;
  /** The last day to show it; without one it stays. */
  until?: string | undefined;
}

/** The validated, typed content that the site is built from. */
export interface Content {
  settings: Settings;
  /** Without what the owner keeps private, such as an undisplayed street. */
  business: Business;
  /** Undefined without an announcement, or after its last day. */
  announcement?: Announcement | undefined;
  testimonials: Testimonial[];
  /** By file name. */
  pages: Pages;
  /** Sorted by title. */
  addedPages: AddedPage[];
  services: Service[];
  /** Questions that don't belong to a single service. */
  questions: Faq[];
  /** General questions with a missing fact. The search shows them and asks people to call. */
  unansweredQuestions: UnansweredFaq[];
  cities: City[];
  /** Sorted by name. */
  documents: Document[];
  pictures: PictureFiles;
  redirects: Redirect[];
}
