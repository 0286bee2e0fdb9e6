/** A picture in a Markdown text. */
const PICTURE = /!\[[^\]\n]*\]\([^)\n]*\)/g;

/** A text without its pictures, whose words are theirs; everything else stays where it stands. */
export function withoutPictures(body: string): string {
  return body.replace(PICTURE, (picture) => ' '.repeat(picture.length));
}
