import { stringify } from 'yaml';
import { slugify } from '../../model/slug.ts';

/** An entry as the editor hands it to a preview. */
export interface EditedEntry {
  /** "content/cities/boise.md"; empty for a new one. */
  path: string;
  collection: string;
  data: Record<string, unknown>;
}

/** The file that the entry would be saved as: its path below the content folder, and its text. */
export interface EntryFile {
  path: string;
  text: string;
}

/** The name that a new entry's file will get, as far as it has one. */
const NEW = 'new-entry';

/**
 * The file of an entry in a form, with fields that nobody has filled in left out.
 * @param hasPicture whether the published site has a picture; others are left out, because only a
 *   build makes the copies that pages show
 */
export function entryFile(
  { path, collection, data }: EditedEntry,
  hasPicture: (file: string) => boolean,
): EntryFile {
  const known = path.replace(/^content\//, '') || newPath(collection, data);
  const { body, ...fields } = data;
  const yaml = stringify(filledIn(fields, hasPicture) ?? {}, { lineWidth: 0 });
  if (!known.endsWith('.md')) return { path: known, text: yaml };
  const words = typeof body === 'string' ? withoutPictures(body, hasPicture) : '';
  return { path: known, text: `---\n${yaml}---\n\n${words.trim()}\n` };
}

function newPath(collection: string, { name, title }: Record<string, unknown>): string {
  const slug = slugify(typeof name === 'string' ? name : typeof title === 'string' ? title : '');
  const ending = collection === 'cities' || collection === 'services' ? 'md' : 'yaml';
  return `${collection}/${slug || NEW}.${ending}`;
}

/** A value without empty parts; undefined when nothing is left of it. */
function filledIn(value: unknown, hasPicture: (file: string) => boolean): unknown {
  if (value === '' || value === null) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => filledIn(item, hasPicture));
    const left = items.filter((item) => item !== undefined);
    return left.length === 0 ? undefined : left;
  }
  if (typeof value !== 'object') return value;
  if ('file' in value && 'alt' in value && !hasPicture(String(value.file))) return undefined;
  const fields = Object.entries(value)
    .map(([key, field]) => [key, filledIn(field, hasPicture)] as const)
    .filter(([, field]) => field !== undefined);
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

function withoutPictures(markdown: string, hasPicture: (file: string) => boolean): string {
  return markdown.replace(/!\[[^\]]*\]\(([^)\s]*)[^)]*\)/g, (image, file: string) =>
    hasPicture(file) ? image : '',
  );
}
