/** As much of a value as a message repeats. Unit: characters. */
const LONGEST = 80;

/** What nobody could see in a message, or what would turn its letters around. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/gu;

/** A value as a message repeats it: in quotes, cut to 80 characters, with nothing unseen in it. */
export function quote(value: string): string {
  return `"${shown(value)}"`;
}

/** The same without quotes, for a name of a field. */
export function shown(value: string): string {
  const letters = [...value.slice(0, 2 * LONGEST + 2)];
  const cut = letters.slice(0, LONGEST).join('');
  return visible(letters.length > LONGEST ? `${cut}…` : cut);
}

/** A text with each unseen character written as its escape, "\u202e". */
export function visible(text: string): string {
  return text.replace(UNSEEN, (letter) => {
    const code = (letter.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });
}
