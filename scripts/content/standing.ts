import type { Content } from '../../model/content.ts';
import { hoursAgree } from '../../model/hours.ts';
import type { Problem } from './problem.ts';

/** What is right as it stands, but what the owner should know at every build. */
export function standingWarnings({ business, testimonials, cities }: Content): Problem[] {
  const warn = (file: string, message: string): Problem => ({
    severity: 'warning',
    file: `content/${file}`,
    message,
  });
  const warnings: Problem[] = [];
  if (business.placeholders.length > 0) {
    const message = `still to be filled in by the owner: ${business.placeholders.join(', ')}`;
    warnings.push(warn('business.yaml', message));
  }
  if (!hoursAgree(business.hours)) {
    const message =
      'hours.structured differs from hours.visible: search engines expect what visitors read, so make both the same once the owner has decided';
    warnings.push(warn('business.yaml', message));
  }
  const uncommissioned = cities.filter(({ state }) => !business.commissions.includes(state));
  if (uncommissioned.length > 0) {
    const names = uncommissioned.map(({ name, state }) => `${name}, ${state}`).join('; ');
    const message = `commissions does not list the state of these towns: ${names}. Confirm with the owner what may be offered there`;
    warnings.push(warn('business.yaml', message));
  }
  if (business.form !== undefined) {
    const message =
      "form is set, so messages leave the visitor's device: see that content/pages/privacy-policy.md says where they go";
    warnings.push(warn('business.yaml', message));
  }
  const samples = testimonials.filter(({ sample }) => sample).length;
  if (samples > 0) {
    warnings.push(warn('testimonials.yaml', `${samples} testimonials are samples: replace them`));
  }
  return warnings;
}
