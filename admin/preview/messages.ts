import { isPageName, PAGES } from '../../model/pages.ts';
import { fieldAt, jsonSchemaOf, labelOf } from '../../model/schemas/json-schema.ts';
import { KINDS } from '../../scripts/content/collections.ts';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { fileKindOf } from '../../scripts/content/file-kind.ts';

/** What the check says, as the form shows it. */
export interface Messages {
  /** What must be repaired before this file can be saved. */
  errors: readonly string[];
  notes: readonly string[];
  /** Errors of other files, with their names. */
  elsewhere: readonly string[];
}

/**
 * Puts the check's words into the words of the form.
 * @param path the open file: "content/cities/boise.md"
 */
export function messagesFor(path: string, diagnostics: readonly Diagnostic[]): Messages {
  const isHere = ({ file }: Diagnostic) => file === path;
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  const errors = diagnostics.filter(isError);
  return {
    errors: errors.filter(isHere).map(inForm),
    notes: diagnostics.filter((each) => isHere(each) && !isError(each)).map(inForm),
    elsewhere: errors.filter((each) => !isHere(each)).map((each) => seenFrom(path, each)),
  };
}

/** What is said of the open file, or of another with its name: "Testimonials: Testimonials 2, Text: ...". */
export function seenFrom(path: string, diagnostic: Diagnostic): string {
  const words = inForm(diagnostic);
  return diagnostic.file === path ? words : `${formOf(diagnostic.file)}: ${words}`;
}

/** A file of content that a message names. */
const FILE_NAMED = /content\/[\w/.-]+\.(?:md|yaml)\b/g;

/** "Hours, Visible hours 2, Opens: expected one time ..." */
export function inForm({ file, field, reason: inFile }: Diagnostic): string {
  const reason = inFile.replace(FILE_NAMED, (named) => `"${formOf(named)}"`);
  const kind = fileKindOf(withoutFolder(file));
  if (field === undefined || typeof kind === 'string') return sentence(reason);

  const schema = jsonSchemaOf(kind.schema);
  const parts = field.split(/[.[\]]+/).filter((part) => part !== '');
  const path = parts.map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));
  const labels = path.flatMap((part, index) => {
    const schemaHere = fieldAt(schema, path.slice(0, index + 1));
    if (typeof part === 'number') return [];
    const label = labelOf(part, schemaHere ?? {});
    const next = path[index + 1];
    return [typeof next === 'number' ? `${label} ${next + 1}` : label];
  });
  return `${labels.join(', ')}: ${reason}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the form calls a file: "Business facts", "Cities, boise". */
export function formOf(file: string): string {
  const kind = fileKindOf(withoutFolder(file));
  if (typeof kind === 'string') return file;
  if (kind.kind === 'page' && isPageName(kind.slug)) return PAGES[kind.slug].label;

  const { label, ...row } = KINDS[kind.kind];
  return 'folder' in row ? `${label}, ${kind.slug}` : label;
}

function withoutFolder(file: string): string {
  return file.replace(/^content\//, '');
}
