import { picturePath } from '../../model/schemas/fields.ts';
import type { RawFile } from '../../scripts/content/raw-file.ts';
import type { SiteFacts } from './files.ts';

/** A picture in a text: one of the folder, or one that is only in the form. */
const NAMED = /blob:[\w:/.-]+|\/?pictures\/[\w.-]+/g;

/** The size of a picture that can't be measured yet, which the check takes for large enough. */
const UPLOAD = { width: 2048, height: 2048 };

type AssetOf = (path: string) => { toString(): string } | undefined;

/** A picture that no build has made copies of yet. */
interface DraftPicture {
  file: RawFile;
  /** Where the editor has it. */
  url: string;
}

/** The pictures of a site, and those that the editor has beside them. */
export class DraftPictures {
  readonly #built: readonly RawFile[];
  /** By what texts name them. */
  readonly #drafts = new Map<string, DraftPicture>();

  constructor({ pictures }: SiteFacts) {
    this.#built = Object.entries(pictures).map(([path, picture]) => ({ path, text: '', picture }));
  }

  /** Returns all pictures and a file in which those that are only in the form have a name. */
  async named(file: RawFile, getAsset: AssetOf = () => undefined): Promise<RawFile[]> {
    const known = new Set(this.#built.map(({ path }) => path));
    const names = [...file.text.matchAll(NAMED)].map(([name]) => name);
    for (const name of names) {
      if (known.has(picturePath(name)) || this.#drafts.has(name)) continue;

      const url = isInForm(name) ? name : getAsset(name)?.toString();
      const draft = url && (await measured(name, url, this.#drafts.size + 1));
      if (draft) this.#drafts.set(name, draft);
    }

    const text = file.text.replace(NAMED, (name) => {
      const nameOfOther = isInForm(name) ? 'this file' : name;
      return this.#drafts.get(name)?.file.path ?? nameOfOther;
    });
    return [{ ...file, text }, ...this.all()];
  }

  /** The pictures that a file names and nobody knows yet, since they are saved with it. */
  unknownIn({ text }: RawFile): RawFile[] {
    const known = new Set(this.all().map(({ path }) => path));
    const paths = [...text.matchAll(NAMED)].map(([name]) => picturePath(name));
    return paths
      .filter((path) => !known.has(path))
      .map((path) => ({ path, text: '', picture: { key: 'upload', ...UPLOAD } }));
  }

  all(): RawFile[] {
    const drafts = [...this.#drafts.values()].map(({ file }) => file);
    return [...this.#built, ...drafts];
  }

  /** Puts the editor's own addresses in the place of those that a build would make. */
  inPage(html: string): string {
    return [...this.#drafts.values()].reduce((page, { file, url }) => {
      const copies = new RegExp(`[^"\\s]*/assets/pictures/${file.picture?.key}-\\d+\\.\\w+`, 'g');
      return page.replace(copies, url);
    }, html);
  }
}

/** Whether something is only in the form, not in the folder. */
function isInForm(name: string): boolean {
  return name.startsWith('blob:');
}

/** Undefined for what isn't a picture. */
async function measured(
  name: string,
  url: string,
  number: number,
): Promise<DraftPicture | undefined> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  const path = isInForm(name) ? `pictures/in-the-form-${number}.webp` : picturePath(name);
  return { url, file: { path, text: '', picture: { key: `draft${number}`, width, height } } };
}
