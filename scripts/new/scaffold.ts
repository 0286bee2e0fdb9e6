import type { RawFile } from '../content/read.ts';
import { newAttraction } from './attraction.ts';
import { newCity } from './city.ts';
import { newDocument } from './document.ts';
import { newFaq } from './faq.ts';
import { newService } from './service.ts';
import { newTestimonial } from './testimonial.ts';

/** What a writer asks for: `npm run new -- city "Mountain View" --state ID`. */
export interface Wish {
  /** The name of the new thing, or the question of a new FAQ. */
  name: string;
  /** The options that were given, by name. */
  options: Readonly<Record<string, string>>;
}

/**
 * Makes the files of something new, with a marked blank wherever its writer has to say something.
 * @returns the files to write, whole. Throws a UsageError when it cannot be made.
 */
export type Scaffold = (wish: Wish, files: readonly RawFile[]) => RawFile[];

/** Everything that can be made, and how it is asked for. */
export const SCAFFOLDS: Readonly<Record<string, { usage: string; make: Scaffold }>> = {
  city: { usage: 'city "Mountain View" --state ID', make: newCity },
  attraction: { usage: 'attraction "Old Mill" --city boise', make: newAttraction },
  service: { usage: 'service "Title Transfers"', make: newService },
  faq: { usage: 'faq "How long does it take?" --service apostille', make: newFaq },
  document: {
    usage: 'document "Boat titles" --service miscellaneous-notarizations',
    make: newDocument,
  },
  testimonial: { usage: 'testimonial "Name of the client"', make: newTestimonial },
};
