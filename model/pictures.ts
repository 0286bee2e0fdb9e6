import type { Content } from './content.ts';

/** A file of content/pictures, as it is when it stands upright. Unit: pixels. */
export interface PictureFile {
  /** Changes with the file and with how pictures are made of it. */
  key: string;
  width: number;
  height: number;
}

/** The files of content/pictures by the names that content gives them: "pictures/desk.jpg". */
export type PictureFiles = Readonly<Record<string, PictureFile>>;

/** Best first; the last is for browsers and programs that know no other. */
export const PICTURE_FORMATS = ['webp', 'jpeg'] as const;

/** The widths that the layout asks for; a narrower picture keeps its own. Unit: pixels. */
const WIDTHS = [360, 720, 1200];

/** A picture at a size and in a format: a file of the built site. */
export interface PictureVariant {
  /** Its address. */
  path: string;
  /** The original, as content names it. */
  file: string;
  format: (typeof PICTURE_FORMATS)[number];
  width: number;
  height: number;
}

/** The folder of all pictures made from content/pictures; what is in it never changes. */
export const PICTURES_FOLDER = '/assets/pictures';

/** Every size and format of a picture, best formats and small sizes first. */
export function pictureVariants(files: PictureFiles, file: string): PictureVariant[] {
  const original = files[file];
  if (original === undefined) throw new Error(`There is no picture "${file}" in the content.`);
  const { key, width: most, height } = original;
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, most)))];
  return PICTURE_FORMATS.flatMap((format) =>
    widths.map((width) => ({
      path: `${PICTURES_FOLDER}/${key}-${width}.${format}`,
      file,
      format,
      width,
      height: Math.max(1, Math.round((width * height) / most)),
    })),
  );
}

/** Every file that is made of the pictures. */
export function allVariants({ pictures }: Pick<Content, 'pictures'>): PictureVariant[] {
  return Object.keys(pictures).flatMap((file) => pictureVariants(pictures, file));
}

/** A picture as anything can show it: its largest JPEG. */
export function plainPicture(files: PictureFiles, file: string): PictureVariant {
  const plain = pictureVariants(files, file).at(-1);
  if (plain === undefined) throw new Error(`Nothing is made of "${file}".`);
  return plain;
}

/** A picture in a text that was made from Markdown, with the words for it in HTML. */
export const TEXT_PICTURE = /<img src="(pictures\/[^"]*)" alt="([^"]*)">/g;
