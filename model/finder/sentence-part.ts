/** A piece of a sentence. */
export interface SentencePart {
  text: string;
  /** The path of this site or the address of another that it leads to, if any. */
  href?: string;
}
