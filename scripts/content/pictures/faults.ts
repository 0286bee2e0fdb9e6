/** How large and how small a picture may be. */
export const PICTURE_LIMITS = {
  /** Unit: bytes. */
  file: 12_000_000,
  pixels: 50_000_000,
  /** Less would be blurred on the screens of today. Unit: pixels. */
  width: 640,
} as const;

/** Why a picture cannot be shown, by what its file says of itself. */
export type Unreadable = 'svg' | 'heic' | 'gif' | 'other' | 'damaged';

const AS_JPEG = 'Save it as a JPEG';

const UNREADABLE: Record<Unreadable, string> = {
  svg: `an SVG drawing, which can hold scripts. ${AS_JPEG} or PNG.`,
  heic: `a HEIC picture, which most browsers can't show. ${AS_JPEG}: on an iPhone, choose Settings > Camera > Formats > Most Compatible, or export it from Photos.`,
  gif: `a GIF. ${AS_JPEG} or PNG.`,
  other: `not a picture. ${AS_JPEG}, PNG, WebP or AVIF, or delete it.`,
  damaged: "this picture is damaged and can't be opened to its end. Export or upload it again.",
};

export function unreadable(why: Unreadable): string {
  return UNREADABLE[why];
}

export function tooManyBytes(bytes: number): string | undefined {
  if (bytes <= PICTURE_LIMITS.file) return undefined;
  return `${millions(bytes)} MB, more than the ${millions(PICTURE_LIMITS.file)} MB allowed. Export it smaller, about 2000 pixels wide.`;
}

/** What is wrong with the size of a picture that stands upright. */
export function wrongSize({ width, height }: { width: number; height: number }) {
  if (width * height > PICTURE_LIMITS.pixels) {
    return `${millions(width * height)} megapixels, more than the ${millions(PICTURE_LIMITS.pixels)} allowed. Export it smaller, about 2000 pixels wide.`;
  }
  if (width >= PICTURE_LIMITS.width) return undefined;
  return `${width} pixels wide, so it would look blurred. Use one of at least ${PICTURE_LIMITS.width}.`;
}

/** Said with one digit only where it matters: "12", "12.4". */
function millions(count: number): string {
  return (Math.ceil(count / 100_000) / 10).toLocaleString('en-US');
}
