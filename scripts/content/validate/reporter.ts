import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';

/** A warning in a file that there is, none in one that there is not. */
export type Report = (path: Path, message: string) => Diagnostic[];

/** Reports warnings in one file, by the path of the field. */
export function reporter(entries: Entries, file: 'business' | 'testimonials'): Report {
  return (path, message) =>
    [entries[file]?.source.diagnostic(path, message, 'warning') ?? []].flat();
}
