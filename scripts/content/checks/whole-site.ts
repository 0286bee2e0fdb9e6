import type { Content } from '../../../model/content.ts';
import type { Diagnostic, Severity } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';
import type { MarkdownLink } from '../parse/markdown.ts';
import type { RawFile } from '../raw-file.ts';

/** A site whose files are right, each by itself: whether they fit each other is open. */
export interface WholeSite {
  /** Every file as it was read, pictures among them. */
  rawFiles: readonly RawFile[];
  /** The files by their kinds, with the facts in them. */
  entries: Entries;
  /** What they say together. */
  content: Content;
  /** The addresses of the files of public/; undefined where none is looked at. */
  publicFiles: readonly string[] | undefined;
  /** The addresses of the symbolic links there. */
  publicLinks: readonly string[] | undefined;
}

/** A link or a picture in a text, which can say where it is. */
interface LinkInText extends MarkdownLink {
  /** What must hold for the text to be shown; missing where it always is. */
  when: string | undefined;
  diagnostic(message: string, severity?: Severity): Diagnostic;
}

/** Every link and every picture, in the texts below fields and in the fields that take Markdown. */
export function linksIn({ entries }: WholeSite): LinkInText[] {
  return entries.all.flatMap(({ source, inlineTexts }) => {
    const inBody = source.links.map((link): LinkInText => {
      return {
        ...link,
        when: undefined,
        diagnostic: (message, severity) => source.bodyDiagnostic(link.position, message, severity),
      };
    });
    const inFields = inlineTexts.flatMap(({ path, when, links: inField }) =>
      inField.map((link): LinkInText => {
        const { column, length = 0 } = link.position;
        const part = { index: column - 1, length };
        const diagnostic: LinkInText['diagnostic'] = (message, severity) =>
          source.diagnostic(path, message, severity, part);
        return { ...link, when, diagnostic };
      }),
    );
    return [...inBody, ...inFields];
  });
}
