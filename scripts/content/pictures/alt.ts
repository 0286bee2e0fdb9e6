import { quote } from '../../../model/quote.ts';

/** Words that tell nobody what a picture shows. */
const USELESS =
  /^(?:an? |the |my |our )?(?:alt|alt text|image|img|photo|photograph|pic|picture|portrait|logo|untitled|todo|tbd|none|n\/a)(?: \d+)?$/i;

/** Names that cameras and phones give. */
const CAMERA = /^(?:img|dsc|dscn|dscf|pxl|image|photo|screenshot)[\s_-]*\d[\w\s-]*$/i;

/** What is wrong with the words for people who cannot see a picture. */
export function altFault(alt: string, file: string): string | undefined {
  const words = alt.trim().replace(/\.$/, '');
  if (words === '') {
    return 'no words for people who cannot see the picture. Write what it shows.';
  }
  const name = file.replace(/^.*\//, '').toLowerCase();
  const isName = [name, name.replace(/\.\w+$/, '')].includes(words.toLowerCase());
  const says = `${quote(alt)} doesn't say what the picture shows.`;
  if (isName || /\.(?:jpe?g|png|webp|avif|heic)$/i.test(words) || CAMERA.test(words)) {
    return `${says} Write what people see in place of the file name.`;
  }
  return USELESS.test(words) || !/\p{L}/u.test(words)
    ? `${says} Write what people see, such as "A notary at a kitchen table".`
    : undefined;
}
