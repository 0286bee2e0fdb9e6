import { Fragment } from 'react';
import { tellingWords, wordsOf } from '../../model/finder/words.ts';

/** A text with the letters marked that were typed. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const wanted = tellingWords(wordsOf(typed));
  const pieces = text.split(/([^\p{L}\p{N}]+)/u).map((piece) => {
    const [plain = ''] = wordsOf(piece);
    const start = wanted.find((word) => plain.startsWith(word));
    return { piece, marked: Math.min(start?.length ?? 0, piece.length) };
  });
  return (
    <>
      {pieces.map(({ piece, marked }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
        <Fragment key={index}>
          {marked > 0 && <mark>{piece.slice(0, marked)}</mark>}
          {piece.slice(marked)}
        </Fragment>
      ))}
    </>
  );
}
