import type { Content } from '../../model/content.ts';
import { hoursAgree } from '../../model/hours.ts';
import type { Drafts } from './drafts.ts';
import type { Path, Problem } from './problem.ts';

/** What is right as it stands, but what the owner should know at every build. */
export function standingWarnings(
  { business, testimonials, cities }: Content,
  drafts: Drafts,
): Problem[] {
  const warnings: Problem[] = [];
  const warn = (file: 'business' | 'testimonials', path: Path, message: string) => {
    const problem = drafts[file]?.source.problem(path, message, 'warning');
    if (problem !== undefined) warnings.push(problem);
  };
  if (business.placeholders.length > 0) {
    const names = business.placeholders.join(', ');
    warn('business', ['placeholders'], `still to be filled in by the owner: ${names}`);
  }
  if (!hoursAgree(business.hours)) {
    const message =
      'differs from hours.visible: search engines expect what visitors read, so make both the same once the owner has decided';
    warn('business', ['hours', 'structured'], message);
  }
  const uncommissioned = cities.filter(({ state }) => !business.commissions.includes(state));
  if (uncommissioned.length > 0) {
    const names = uncommissioned.map(({ name, state }) => `${name}, ${state}`).join('; ');
    const message = `does not list the state of these towns: ${names}. Confirm with the owner what may be offered there`;
    warn('business', ['commissions'], message);
  }
  if (business.form !== undefined) {
    const message =
      "messages leave the visitor's device: see that content/pages/privacy-policy.md says where they go";
    warn('business', ['form'], message);
  }
  const samples = testimonials.filter(({ sample }) => sample).length;
  if (samples > 0) {
    const noun =
      samples === 1 ? 'one is a sample: replace it' : `${samples} are samples: replace them`;
    warn('testimonials', ['testimonials'], noun);
  }
  return warnings;
}
