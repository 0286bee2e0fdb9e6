import leven from 'leven';

/** A word of so many letters may have one error, and a longer one two. */
const ONE_ERROR = 5;
const TWO_ERRORS = 7;

/** The word that a misspelled one most likely stands for; undefined where none is near enough. */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  if (typed.length < ONE_ERROR) return undefined;
  const most = typed.length < TWO_ERRORS ? 1 : 2;
  let best: string | undefined;
  let least = most + 1;
  for (const word of known) {
    if (Math.abs(word.length - typed.length) >= least) continue;
    const errors = hasSwappedLetters(word, typed) ? 1 : leven(word, typed);
    if (errors >= least) continue;
    best = word;
    least = errors;
  }
  return best;
}

/** Whether two neighboring letters changed places, which counts as one error. */
function hasSwappedLetters(word: string, typed: string): boolean {
  if (word.length !== typed.length) return false;
  const at = [...word].findIndex((letter, index) => letter !== typed[index]);
  return (
    word[at] === typed[at + 1] &&
    word[at + 1] === typed[at] &&
    word.slice(at + 2) === typed.slice(at + 2)
  );
}
