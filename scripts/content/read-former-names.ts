import { gitOutput } from '../git.ts';

/** What the Git history says was taken out of a content folder lately; some of it may be back. */
export interface FormerNames {
  /** The names of cities, attractions, services and of the business. */
  names: ReadonlySet<string>;
  /** The cities of the office. */
  offices: ReadonlySet<string>;
}

/** How long a name that is gone is remembered. A text that still has it then means it. Unit: days. */
export const REMEMBERED_FOR = 30;

/** Where the names stand. */
const FILES = ['cities', 'attractions', 'services', 'business.yaml'];

/** Whatever somebody's own settings make of a patch: colors, or another program that compares files. */
const PLAIN_PATCH = ['--no-color', '--no-ext-diff', '--unified=0', '--no-renames'];

/** Reads from Git which names are gone from a content folder. None where Git knows nothing. */
export async function readFormerNames(folder: string): Promise<FormerNames> {
  const since = `--since=${REMEMBERED_FOR}.days`;
  const committed = await patchOf(folder, ['log', '--patch', '--format=', since]);
  const uncommitted = await patchOf(folder, ['diff', 'HEAD']);
  const patch = `${committed}\n${uncommitted}`;

  return { names: removedValues(patch, 'name|title'), offices: removedValues(patch, 'city') };
}

/** The patch that a command of Git prints; empty where there is no Git, or no repository. */
function patchOf(folder: string, command: readonly string[]): Promise<string> {
  return gitOutput(folder, [...command, ...PLAIN_PATCH, '--', ...FILES]);
}

/** The values of fields in the lines that a patch takes out. */
function removedValues(patch: string, fields: string): ReadonlySet<string> {
  const line = new RegExp(`^- *(?:- )?(?:${fields}): (['"]?)(.+?)\\1\\s*$`, 'gm');
  const values = Array.from(patch.matchAll(line), ([, , value = '']) => value);
  // In single quotes YAML writes an apostrophe twice.
  return new Set(values.map((value) => value.replaceAll("''", "'")));
}
