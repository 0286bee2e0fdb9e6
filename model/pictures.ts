/**
 * Returns a lookup for the colors in styles/tokens.css, for what CSS can't reach: "gold" is the light
 * color, "gold-dark" the dark one. It throws for unknown names.
 * @param css the text of styles/tokens.css
 */
export function colorsIn(css: string): (name: string) => string {
  return (name) => {
    const token = name.replace(/-dark$/, '');
    // The first match; a later one is for people who prefer more contrast.
    const pair = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css);
    const color = name === token ? pair?.[1] : pair?.[2];
    if (color === undefined) throw new Error(`styles/tokens.css has no color "${name}".`);
    return color;
  };
}

/** A pen nib that points down to (0, 17), on the edge of a table; 34 units high. */
export const NIB = {
  outline: 'M0 17C-2 8-9 5-9-3c0-5 2-9 4-14H5c2 5 4 9 4 14 0 8-7 11-9 20z',
  slit: 'M0 14V0a2.5 2.5 0 1 1 .1 0',
  table: 'M-19 18h38',
} as const;

/** The files in content/pictures by the names that content uses: "pictures/desk.jpg". */
export type PictureFiles = Readonly<Record<string, PictureFile>>;

/** A file in content/pictures, with its size after EXIF rotation. Unit: pixels. */
export interface PictureFile {
  /** A hash of the file and of the conversion settings. */
  key: string;
  width: number;
  height: number;
}

/** Image formats, best first; the last one works everywhere. */
export const PICTURE_FORMATS = ['webp', 'jpeg'] as const;

/** How pictures are opened (sharp): some phones write JPEGs with faults that show nowhere. */
export const OPENED_AS = { failOn: 'truncated' } as const;

/** Encoder quality by format, from 1 to 100. */
export const PICTURE_QUALITY = { webp: 55, jpeg: 74 } as const;

/** The widths that the layout needs. Unit: pixels. */
const PICTURE_WIDTHS = [360, 720, 1200];

/** A picture in one size and format: a file of the built site. */
export interface PictureVariant {
  path: string;
  file: string;
  format: (typeof PICTURE_FORMATS)[number];
  /** Unit: pixels. */
  width: number;
  /** Unit: pixels. */
  height: number;
}

/**
 * Every size and format of a picture, best format and smallest size first. Throws for an unknown file.
 */
export function pictureVariants(files: PictureFiles, file: string): PictureVariant[] {
  const original = files[file];
  if (original === undefined) throw new Error(`There is no picture "${file}" in the content.`);

  // Never enlarged.
  const widths = new Set(PICTURE_WIDTHS.map((width) => Math.min(width, original.width)));
  return PICTURE_FORMATS.flatMap((format) =>
    [...widths].map((width) => {
      const height = Math.round((width * original.height) / original.width);
      const path = `/assets/pictures/${original.key}-${width}.${format}`;
      return { path, file, format, width, height: Math.max(1, height) };
    }),
  );
}

/** The version of a picture that works everywhere: its largest JPEG, the last one. */
export function plainPicture(files: PictureFiles, file: string): PictureVariant {
  return pictureVariants(files, file).reduce((_, last) => last);
}
