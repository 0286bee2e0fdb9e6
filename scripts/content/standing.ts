import type { Content } from '../../model/content.ts';
import type { Drafts } from './drafts.ts';
import type { LaunchFindings } from './launch.ts';
import type { Path, Problem } from './problem.ts';

/** What is right as it stands, but what the owner should know at every build: a line each. */
export function standingWarnings(
  { business, testimonials }: Content,
  drafts: Drafts,
  { notes }: LaunchFindings,
): Problem[] {
  const warn = (file: 'business' | 'testimonials', path: Path, message: string): Problem[] => {
    const problem = drafts[file]?.source.problem(path, message, 'warning');
    return problem === undefined ? [] : [problem];
  };
  const { placeholders } = business;
  const samples = testimonials.filter(({ sample }) => sample).length;
  return [
    ...(placeholders.length > 0
      ? warn(
          'business',
          ['placeholders'],
          `still to be filled in by the owner: ${placeholders.join(', ')}`,
        )
      : []),
    ...(samples > 0
      ? warn('testimonials', ['testimonials'], `has ${samples} samples: replace them`)
      : []),
    // A site without a form service is as it should be, until somebody wants one.
    ...notes.filter(({ field }) => field !== 'form' || business.form !== undefined),
  ];
}
