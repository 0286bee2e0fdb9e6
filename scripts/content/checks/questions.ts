import { slugify } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type FieldValue, fieldValues } from '../entries.ts';
import type { Folder } from './folder.ts';
import { checkRepeated } from './rules.ts';

/** Checks questions: each stands once in its file, at an address of its own. */
export function checkQuestions({ entries }: Folder): Diagnostic[] {
  const questions = fieldValues(entries.faqs.values(), 'faqs', 'question');
  // A question stands on the page of its file, and its address there is made of its words.
  const addressOf = ({ value, source }: FieldValue) => `${source.file} ${slugify(value)}`;
  const ids = fieldValues(entries.faqs.values(), 'faqs', 'id');
  return [
    ...checkRepeated('error', questions, 'Delete or change one.', addressOf),
    ...checkRepeated('error', ids, 'Give one another name.', addressOf),
  ];
}
