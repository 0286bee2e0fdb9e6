import type { Content } from './content.ts';
import type { Picture } from './schemas/picture.ts';

/** A file of content/pictures, as it is when it stands upright. Unit: pixels. */
export interface PictureFile {
  /** Changes with the file and with how pictures are made of it. */
  key: string;
  width: number;
  height: number;
}

/** The files of content/pictures that the content names, by that name: "pictures/desk.jpg". */
export type PictureFiles = Readonly<Record<string, PictureFile>>;

/** Best first; the last, at one size, is for browsers that know none of the others. */
const FORMATS = ['avif', 'webp', 'jpeg'] as const;

export type PictureFormat = (typeof FORMATS)[number] | 'png';

interface Shape {
  /** Width to height; a picture without keeps its own. */
  ratio?: number;
  /** The widths that the layout asks for. Unit: pixels. */
  widths: readonly number[];
  /** How wide the layout shows it (HTML, "sizes"). */
  sizes: string;
  formats: readonly PictureFormat[];
}

/** On a phone; with three pixels in the place of two, it takes as many bytes as with two. */
const NARROW = '(min-resolution: 2.5dppx) 15rem, calc(100vw - 2rem)';

/** How pictures are cropped and how wide they are shown, by where they stand (picture.css). */
export const SHAPES = {
  /** Above the words of a page. */
  lead: {
    ratio: 3 / 2,
    widths: [360, 720, 1152],
    sizes: `(min-width: 38rem) 36rem, ${NARROW}`,
    formats: FORMATS,
  },
  portrait: { ratio: 4 / 5, widths: [176, 352, 528], sizes: '11rem', formats: FORMATS },
  /** In the flow of a text. */
  text: {
    widths: [360, 720, 1080, 1344],
    sizes: `auto, (min-width: 44rem) 42rem, ${NARROW}`,
    formats: FORMATS,
  },
  /** In the place of the mark of a card for shared links; drawn on it, and in no page. */
  card: { ratio: 3 / 4, widths: [360], sizes: '', formats: ['jpeg'] },
  /** For search engines, which take no AVIF. */
  logo: { widths: [512], sizes: '', formats: ['png'] },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

/** A part of a picture at a size and in a format: a file of the built site. */
export interface PictureVariant {
  /** Its address. */
  path: string;
  /** The original, as content names it. */
  file: string;
  key: string;
  format: PictureFormat;
  /** The part of the original. Unit: pixels. */
  crop: { left: number; top: number; width: number; height: number };
  width: number;
  height: number;
}

/** The folder of all pictures made from content/pictures; what is in it never changes. */
export const PICTURES_FOLDER = '/assets/pictures';

type Shown = Pick<Picture, 'file' | 'focus'>;

/** Every size and format of a picture, best formats and small sizes first. */
export function pictureVariants(
  files: PictureFiles,
  { file, focus = '50% 50%' }: Shown,
  shapeName: ShapeName,
): PictureVariant[] {
  const original = files[file];
  if (original === undefined) throw new Error(`There is no picture "${file}" in the content.`);
  const shape: Shape = SHAPES[shapeName];
  const point = shape.ratio === undefined ? [] : percents(focus);
  const crop = cropped(original, shape.ratio, point);
  const most = Math.min(crop.width, Math.max(...shape.widths));
  const widths = [...shape.widths.filter((width) => width < most), most];
  const place = shape.ratio === undefined ? [] : [crop.left, crop.top];
  return shape.formats.flatMap((format) =>
    (format === 'jpeg' ? [most] : widths).map((width) => ({
      path: `${PICTURES_FOLDER}/${[original.key, shapeName, ...place, width].join('-')}.${format}`,
      file,
      key: original.key,
      format,
      crop,
      width,
      height: Math.max(1, Math.round((width * crop.height) / crop.width)),
    })),
  );
}

function percents(focus: string): number[] {
  return focus.split(' ').map((percent) => Number.parseInt(percent, 10));
}

/** The largest part of a picture of this shape, as near to the point as the edges let it be. */
function cropped({ width, height }: PictureFile, ratio: number | undefined, point: number[]) {
  if (ratio === undefined) return { left: 0, top: 0, width, height };
  const part = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
  const [across = 50, down = 50] = point;
  const start = (whole: number, length: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - length / 2, 0), whole - length));
  return {
    left: start(width, part.width, across),
    top: start(height, part.height, down),
    ...part,
  };
}

/** A picture in a text that was made from Markdown, with the words for it in HTML. */
export const TEXT_PICTURE = /<img src="(pictures\/[^"]*)" alt="([^"]*)">/g;

/** Every picture that pages show, and where. */
function shownPictures({ business, pages, services, cities }: PictureOwners): [Shown, ShapeName][] {
  const leading = [
    pages.contact,
    ...services,
    ...cities,
    ...cities.flatMap(({ attractions }) => attractions),
  ];
  const texts = [
    ...Object.values(pages).map(({ body }) => body),
    ...services.map(({ intro }) => intro),
    ...cities.map(({ about }) => about),
  ];
  const all: [Shown | undefined, ShapeName][] = [
    [pages.home.picture, 'portrait'],
    [business.portrait, 'portrait'],
    [business.logo === undefined ? undefined : { file: business.logo }, 'logo'],
    ...leading.map(({ picture }): [Shown | undefined, ShapeName] => [picture, 'lead']),
    ...texts.flatMap((text) =>
      [...text.matchAll(TEXT_PICTURE)].map(([, file = '']): [Shown, ShapeName] => [
        { file },
        'text',
      ]),
    ),
  ];
  return all.flatMap(([picture, shape]) => (picture === undefined ? [] : [[picture, shape]]));
}

/** The parts of the content that name pictures. */
type PictureOwners = Pick<Content, 'business' | 'pages' | 'pictures'> & {
  services: readonly Content['services'][number][];
  cities: readonly Content['cities'][number][];
};

/** Every file that is made of the pictures, each once. */
export function allVariants(content: PictureOwners): PictureVariant[] {
  const variants = shownPictures(content).flatMap(([picture, shape]) =>
    pictureVariants(content.pictures, picture, shape),
  );
  return [...new Map(variants.map((variant) => [variant.path, variant])).values()];
}

/** The address of a picture that anything can show: a JPEG, or the PNG of a logo. */
export function plainPicture(files: PictureFiles, picture: Shown, shape: ShapeName): string {
  const path = pictureVariants(files, picture, shape).at(-1)?.path;
  if (path === undefined) throw new Error(`Nothing is made of "${picture.file}".`);
  return path;
}
