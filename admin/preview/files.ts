import type { CmsConfig, Field } from '@sveltia/cms';
import type { Settings } from '../../model/content.ts';
import type { PictureFiles } from '../../model/pictures.ts';
import { slugify } from '../../model/text.ts';
import type { RawFile } from '../../scripts/content/raw-file.ts';
import { fileText } from './draft.ts';

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

type Collection = NonNullable<CmsConfig['collections']>[number];

/** What is in the folder of content, by the editor's own collections. */
export class EditorFiles {
  readonly #collections: readonly Collection[];

  constructor({ collections = [] }: CmsConfig) {
    this.#collections = collections;
  }

  /** Every file, as it is saved. */
  async all(
    getCollection: (name: string) => Promise<readonly EditorEntry[] | EditorEntry>,
  ): Promise<readonly RawFile[]> {
    const names = this.#collections.flatMap((each) => ('name' in each ? (each.name ?? []) : []));
    const entries = await Promise.all(names.map((name) => getCollection(name)));
    return entries.flat().flatMap((entry) => this.file(entry) ?? []);
  }

  /** The file of an entry, as the editor saves it; undefined for a new one that has no name yet. */
  file(entry: EditorEntry): RawFile | undefined {
    const values = entry.get('data').toJS();
    const path = entry.get('path') || this.#newPath(entry.get('collection'), values);
    const fields = path && this.#fieldsOf(path);
    if (!path || !fields) return undefined;
    return { path: path.replace(/^content\//, ''), text: fileText(path, values, fields) };
  }

  #fieldsOf(path: string): readonly Field[] | undefined {
    const files = this.#collections.flatMap((each) => ('files' in each ? each.files : []));
    const file = files.find((each) => each.file === path);
    if (file !== undefined) return 'fields' in file ? file.fields : [];

    const folder = path.replace(/\/[^/]+$/, '');
    return this.#collections
      .flatMap((each) => ('folder' in each && each.folder === folder ? [each.fields] : []))
      .at(0);
  }

  /** Where a new entry will be, by the field that names it. */
  #newPath(collection: string, values: Readonly<Record<string, unknown>>): string | undefined {
    for (const each of this.#collections) {
      if (!('folder' in each) || each.name !== collection) continue;
      const name = each.identifier_field && values[each.identifier_field];
      if (typeof name !== 'string' || name === '') return undefined;
      return `${each.folder}/${slugify(name)}.${each.extension}`;
    }
    return undefined;
  }
}
