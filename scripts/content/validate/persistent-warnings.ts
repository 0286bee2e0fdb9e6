import type { Content } from '../../../model/content.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';
import type { LaunchReport } from './launch.ts';

/** What is right as it stands, but what the owner should know at every build: a line each. */
export function persistentWarnings(
  { business, testimonials }: Content,
  entries: Entries,
  { notes }: LaunchReport,
): Diagnostic[] {
  const warn = (file: 'business' | 'testimonials', path: Path, message: string): Diagnostic[] => {
    const diagnostic = entries[file]?.source.diagnostic(path, message, 'warning');
    return diagnostic === undefined ? [] : [diagnostic];
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
