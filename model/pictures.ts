import type { City } from './content.ts';
import { isOfficeCity } from './geo.ts';
import type { Business } from './schemas/business.ts';

/** A color of styles/tokens.css, for what no style sheet reaches: "gold", and "gold-dark" in dark. */
export const colorsIn = (css: string) => (name: string) => {
  const token = name.replace(/-dark$/, '');
  // The first of its name: one that follows is for people who want more contrast.
  const found = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css);
  const color = found?.[name === token ? 1 : 2];
  if (color === undefined) throw new Error(`styles/tokens.css has no color "${name}".`);
  return color;
};

/** A pen's nib that points down to (0, 17), the edge of a table; 34 units high. */
export const NIB = {
  outline: 'M0 17C-2 8-9 5-9-3c0-5 2-9 4-14H5c2 5 4 9 4 14 0 8-7 11-9 20z',
  slit: 'M0 14V0a2.5 2.5 0 1 1 .1 0',
  table: 'M-19 18h38',
} as const;

/** Where the large seal is served. */
export const SEAL_FILE = '/seal.svg';

/** Where the seal on a wafer of paper is served, and a simple one for less than 110 pixels. */
export const WAFER_FILE = '/wafer.svg';
export const SMALL_WAFER_FILE = '/wafer-small.svg';

/** Where a city's postmark is served; the office's own city has the full seal. */
export function postmarkFile(
  business: Pick<Business, 'address'>,
  city: Pick<City, 'name' | 'state' | 'slug'>,
): string {
  return isOfficeCity(business, city) ? SEAL_FILE : `/postmarks/${city.slug}.svg`;
}

/** The files of content/pictures by the names that content gives them: "pictures/desk.jpg". */
export type PictureFiles = Readonly<Record<string, PictureFile>>;

/** A file of content/pictures, as it is when it stands upright. Unit: pixels. */
export interface PictureFile {
  /** Changes with the file and with how pictures are made of it. */
  key: string;
  width: number;
  height: number;
}

/** Best first; the last is for browsers and programs that know no other. */
export const PICTURE_FORMATS = ['webp', 'jpeg'] as const;

/** A picture at a size and in a format: a file of the built site. */
export type PictureVariant = ReturnType<typeof plainPicture>;

/** Every size and format of a picture, best formats and small sizes first. */
export function pictureVariants(files: PictureFiles, file: string) {
  const original = files[file];
  if (original === undefined) throw new Error(`There is no picture "${file}" in the content.`);
  const { key, width: most, height } = original;
  // The widths that the layout asks for; a narrower picture keeps its own.
  const widths = [...new Set([360, 720, 1200].map((width) => Math.min(width, most)))];
  return PICTURE_FORMATS.flatMap((format) =>
    widths.map((width) => ({
      path: `/assets/pictures/${key}-${width}.${format}`,
      file,
      format,
      width,
      height: Math.max(1, Math.round((width * height) / most)),
    })),
  );
}

/** A picture as anything can show it: its largest JPEG, which is the last. */
export function plainPicture(files: PictureFiles, file: string) {
  return pictureVariants(files, file).reduce((_, last) => last);
}
