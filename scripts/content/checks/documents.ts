import { documentSlug, wordsKey, wordsOf } from '../../../model/search/words.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type FieldValue, fieldValues } from '../entries.ts';
import type { Folder } from './folder.ts';
import { checkRepeated } from './rules.ts';

/** Checks documents: each has an address and names of its own. */
export function checkDocuments({ entries: { documents } }: Folder): Diagnostic[] {
  const names = fieldValues([documents], 'documents', 'name');
  const sameAddress = 'Their addresses would be the same. Delete or rename one.';
  const addressOf = ({ value }: FieldValue) => documentSlug(value);

  // In the order of the file, so that the later of two is the one to change.
  const positionOf = ({ path }: FieldValue) => Number(path[1]);
  const typed = [...names, ...fieldValues([documents], 'documents', 'alsoCalled')].toSorted(
    (a, b) => positionOf(a) - positionOf(b),
  );
  const sameWords =
    'For the search they are the same, whatever the capitals, plurals and order. Delete or rename one.';
  const wordsIn = ({ value }: FieldValue) => wordsKey(wordsOf(value));

  return [
    ...checkRepeated('error', names, sameAddress, addressOf),
    ...checkRepeated('warning', typed, sameWords, wordsIn),
  ];
}
