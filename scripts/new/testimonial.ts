import { slugify } from '../../model/slug.ts';
import { UsageError } from '../command.ts';
import { blank, withEntryReplaced } from './parts.ts';
import type { Scaffold } from './scaffold.ts';

/** A testimonial in the place of the first sample, for there are always four. */
export const newTestimonial: Scaffold = ({ name }, files) => {
  const file = files.find(({ path }) => path === 'testimonials.yaml');
  const entry = {
    id: slugify(`${name}-${new Date().getUTCFullYear()}`),
    name,
    location: blank('town and state, for example Nampa, ID'),
    text: blank("the client's own words, with their leave."),
    rating: 5,
  };
  const isSample = (other: unknown) =>
    typeof other === 'object' && other !== null && 'sample' in other && other.sample === true;
  const changed = file && withEntryReplaced(file, 'testimonials', isSample, entry);
  if (changed === undefined) {
    throw new UsageError(
      'There are always four testimonials, and none of them is a sample any more: replace one in content/testimonials.yaml.',
    );
  }
  return [changed];
};
