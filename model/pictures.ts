/**
 * A reader of the colors of styles/tokens.css, for what no style sheet reaches: "gold" is the color of
 * the light look, "gold-dark" the one of the dark look. It throws where there is no such color.
 * @param css the text of styles/tokens.css
 */
export function colorsIn(css: string): (name: string) => string {
  return (name) => {
    const token = name.replace(/-dark$/, '');
    // The first of its name: one that follows is for people who want more contrast.
    const pair = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css);
    const color = name === token ? pair?.[1] : pair?.[2];
    if (color === undefined) throw new Error(`styles/tokens.css has no color "${name}".`);
    return color;
  };
}

/** A pen's nib that points down to (0, 17), the edge of a table; 34 units high. */
export const NIB = {
  outline: 'M0 17C-2 8-9 5-9-3c0-5 2-9 4-14H5c2 5 4 9 4 14 0 8-7 11-9 20z',
  slit: 'M0 14V0a2.5 2.5 0 1 1 .1 0',
  table: 'M-19 18h38',
} as const;

/** The files of content/pictures by the names that content gives them: "pictures/desk.jpg". */
export type PictureFiles = Readonly<Record<string, PictureFile>>;

/** A file of content/pictures, as it is when it stands upright. Unit: pixels. */
export interface PictureFile {
  /** Changes with the file and with how pictures are made of it. */
  key: string;
  width: number;
  height: number;
}

/** The formats of pictures, the best first; the last is for programs that know no other. */
export const PICTURE_FORMATS = ['webp', 'jpeg'] as const;

/** How well copies of a picture keep what it shows, from 1 to 100, by their formats. */
export const PICTURE_QUALITY = { webp: 55, jpeg: 74 } as const;

/** The widths that the layout asks for. Unit: pixels. */
const PICTURE_WIDTHS = [360, 720, 1200];

/** A picture at a size and in a format: a file of the built site. */
export interface PictureVariant {
  /** Where it is served. */
  path: string;
  /** The file of content/pictures that it is made of. */
  file: string;
  format: (typeof PICTURE_FORMATS)[number];
  /** Unit: pixels. */
  width: number;
  /** Unit: pixels. */
  height: number;
}

/** Every size and format of a picture, best formats and small sizes first. Throws for an unknown file. */
export function pictureVariants(files: PictureFiles, file: string): PictureVariant[] {
  const original = files[file];
  if (original === undefined) throw new Error(`There is no picture "${file}" in the content.`);

  // A picture that is narrower keeps its own width.
  const widths = new Set(PICTURE_WIDTHS.map((width) => Math.min(width, original.width)));
  return PICTURE_FORMATS.flatMap((format) =>
    [...widths].map((width) => {
      const height = Math.round((width * original.height) / original.width);
      const path = `/assets/pictures/${original.key}-${width}.${format}`;
      return { path, file, format, width, height: Math.max(1, height) };
    }),
  );
}

/** A picture as anything can show it: its largest JPEG, which is the last. */
export function plainPicture(files: PictureFiles, file: string): PictureVariant {
  return pictureVariants(files, file).reduce((_, last) => last);
}
