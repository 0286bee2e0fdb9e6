import type { Business, Testimonial } from '../../model/content.ts';
import type { Attraction } from '../../model/schemas/attraction.ts';
import type { CityFields } from '../../model/schemas/city.ts';
import type { Faq } from '../../model/schemas/faq.ts';
import type { Pages } from '../../model/schemas/page.ts';
import type { Redirect } from '../../model/schemas/redirect.ts';
import type { ServiceFields } from '../../model/schemas/service.ts';
import type { MarkdownLink } from './markdown.ts';
import type { Source } from './source.ts';

/** A file whose fields are right in themselves; whether they fit the other files is still open. */
export interface Draft<Fields> {
  source: Source;
  fields: Fields;
}

/** A Markdown file with its body rendered. */
export interface TextDraft<Fields> extends Draft<Fields> {
  html: string;
  links: MarkdownLink[];
}

/** An attraction and its position in its file. */
export interface AttractionDraft {
  fields: Attraction;
  index: number;
}

export interface Drafts {
  business?: Draft<Business>;
  testimonials?: Draft<{ testimonials: Testimonial[] }>;
  redirects?: Draft<{ redirects: Redirect[] }>;
  pages: { [Name in keyof Pages]?: TextDraft<Omit<Pages[Name], 'body'>> };
  services: Map<string, TextDraft<ServiceFields>>;
  faqs: Map<string, Draft<{ faqs: Faq[] }>>;
  cities: Map<string, TextDraft<CityFields>>;
  attractions: Map<string, Draft<AttractionDraft[]>>;
}

export function noDrafts(): Drafts {
  return {
    pages: {},
    services: new Map(),
    faqs: new Map(),
    cities: new Map(),
    attractions: new Map(),
  };
}
