import type { CmsConfig, Collection } from '@sveltia/cms';
import { stringify } from 'yaml';
import type { Settings } from '../../model/content.ts';
import type { PictureFiles } from '../../model/pictures.ts';
import { slugify } from '../../model/text.ts';
import type { RawFile } from '../../scripts/content/raw-file.ts';

/** What the editor can't know of a site: /admin/preview.json. */
export interface SiteFacts {
  settings: Settings;
  /** The addresses of the files of public/. */
  publicFiles: readonly string[];
  pictures: PictureFiles;
}

/** What the editor hands on of an entry, by the names of Immutable's map. */
export interface EditorEntry {
  get(name: 'path' | 'collection'): string;
  get(name: 'data'): { toJS(): Record<string, unknown> };
}

type Values = Readonly<Record<string, unknown>>;

/** What is in the folder of content, by the editor's own collections. */
export class EditorFiles {
  readonly #collections: readonly Collection[];

  constructor({ collections = [] }: CmsConfig) {
    this.#collections = collections.flatMap((each) => ('divider' in each ? [] : [each]));
  }

  /** Every file, as it is saved. */
  async all(
    getCollection: (name: string) => Promise<readonly EditorEntry[] | EditorEntry>,
  ): Promise<readonly RawFile[]> {
    const entries = await Promise.all(this.#collections.map(({ name }) => getCollection(name)));
    return entries.flat().flatMap((entry) => this.file(entry) ?? []);
  }

  /** The file of an entry, as the check reads it once it is saved; undefined for a new one that has no name yet. */
  file(entry: EditorEntry): RawFile | undefined {
    const values = entry.get('data').toJS();
    const path = entry.get('path') || this.#newPath(entry.get('collection'), values);
    if (!path) return undefined;
    return { path: path.replace(/^content\//, ''), text: textOf(path, values) };
  }

  /** Where a new entry will be, by the field that names it. */
  #newPath(collection: string, values: Values): string | undefined {
    const ofEntry = this.#collections.find(({ name }) => name === collection);
    if (ofEntry === undefined || !('folder' in ofEntry)) return undefined;

    const { folder, extension, identifier_field: field = '' } = ofEntry;
    const name = values[field];
    if (typeof name !== 'string' || name === '') return undefined;
    return `${folder}/${slugify(name)}.${extension}`;
  }
}

/** Writes a file of values, which the check reads as it will read what the editor saves of them. */
function textOf(path: string, values: Values): string {
  const { body = '', ...fields } = values;
  const yaml = stringify(savedOf(fields));
  return path.endsWith('.md') ? `---\n${yaml}---\n\n${body}\n` : yaml;
}

/** What the editor saves of a value: no field that is empty, and none that it adds for itself. */
function savedOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(savedOf);
  if (typeof value !== 'object' || value === null) return value;

  const fields = Object.entries(value)
    // Sveltia CMS 0.221.1.
    .filter(([name]) => !name.startsWith('__sc_'))
    .map(([name, each]) => [name, savedOf(each)] as const)
    .filter(([, each]) => !isEmpty(each));
  return Object.fromEntries(fields);
}

/** Whether a value says nothing; a group or a list that holds only such values says nothing either. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '';
}
