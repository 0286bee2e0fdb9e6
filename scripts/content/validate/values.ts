import type { Path } from '../diagnostic.ts';
import type { Entry } from '../entries.ts';
import type { Source } from '../parse/source.ts';

/** A value of a file as text, and where it stands. */
export interface Value {
  value: string;
  source: Source;
  path: Path;
}

type Plain = string | number;

/** What a field holds in each of the entries that have it; each item of a list alone. */
export function valuesOf<Name extends string>(
  entries: Iterable<Entry<{ readonly [key in Name]?: Plain | readonly Plain[] }> | undefined>,
  name: Name,
): Value[] {
  return [...entries].flatMap((entry) => {
    if (entry === undefined) return [];
    const { source, fields } = entry;
    const found: Plain | readonly Plain[] = fields[name] ?? [];
    return typeof found === 'object'
      ? found.map((item, index) => ({ value: `${item}`, source, path: [name, index] }))
      : [{ value: `${found}`, source, path: [name] }];
  });
}
