/**
 * The error that makes the editor show these words and save nothing (Sveltia CMS 0.221.1,
 * toolbar.svelte).
 */
export function refusal(words: string): Error {
  return new Error('saving_failed', { cause: new Error(words) });
}
