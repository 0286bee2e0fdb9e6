/** What a page puts into its texts in place of their tokens, by the tokens' names. */
type PageToken =
  | 'city'
  | 'state'
  | 'stateName'
  | 'commissions'
  | 'place'
  | 'service'
  | 'miles'
  | 'minutes'
  | 'most'
  | 'who';

/**
 * What a schema says about a field besides its title and its description (`.meta()` of zod). All of it
 * is in the JSON Schema of the field too, which the form of the editor and Visual Studio Code read.
 */
export interface FieldMeta {
  /** The tokens that the text can take besides facts, for check and hints: those that its page fills in. */
  tokens?: readonly PageToken[];
  /** Of a whole file: the tokens that the text below its fields can take besides facts. */
  bodyTokens?: readonly PageToken[];
  /** What form and Visual Studio Code say of a text that the pattern refuses: "expected a date ...". */
  patternErrorMessage?: string;
  /**
   * A pattern of texts that are understood, too, where the field holds no text or one of a few, for Visual
   * Studio Code.
   */
  'x-also-written'?: string;
  /**
   * What the form calls one entry of the list, where the label of the list without its last "s" is no
   * name for one: its button says "Add Reason".
   */
  'x-one'?: string;
  /** The collection whose file names the text must be one of; the form offers a choice. */
  'x-refers-to'?: 'cities' | 'services';
  /** Whether the text may need more than one line of a form. */
  'x-long'?: boolean;
  /** Whether the text takes bold and slanted words and links, as in Markdown, which the check reads. */
  'x-inline'?: boolean;
  /** Whether the text names a file of content/pictures; the form offers an upload. */
  'x-picture'?: boolean;
  /**
   * Whether the form may leave the field empty though its group needs it: a group without any value is
   * none, and the editor writes such groups.
   */
  'x-may-be-empty'?: boolean;
  /** The heading that the form has above this field and those after it. */
  'x-heading'?: string;
  /** False for what the form of the editor leaves as it is. */
  'x-form'?: boolean;
}

declare module 'zod' {
  // zod's documentation declares metadata in this way: https://zod.dev/metadata
  interface GlobalMeta extends FieldMeta {}
}
