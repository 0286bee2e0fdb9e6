import { slugify } from '../../model/slug.ts';
import { UsageError } from '../cli/command.ts';
import { blank, withEntry, withEntryReplaced } from './parts.ts';
import type { Scaffold } from './scaffold.ts';

/** A testimonial in the place of the first sample; at the end once there are only real ones. */
export const newTestimonial: Scaffold = ({ name }, files) => {
  const file = files.find(({ path }) => path === 'testimonials.yaml');
  const entry = {
    id: slugify(`${name}-${new Date().getUTCFullYear()}`),
    name,
    location: blank('city and state, for example Nampa, ID'),
    text: blank("the client's own words, with their leave."),
    rating: 5,
  };
  const isSample = (other: unknown) =>
    typeof other === 'object' && other !== null && 'sample' in other && other.sample === true;
  if (file === undefined) throw new UsageError('There is no content/testimonials.yaml.');
  return [
    withEntryReplaced(file, 'testimonials', isSample, entry) ??
      withEntry(file, 'testimonials', entry),
  ];
};
