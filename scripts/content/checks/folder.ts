import type { KindName } from '../collections.ts';
import type { Diagnostic, Severity } from '../diagnostic.ts';
import { allInlineTexts, type Entries } from '../entries.ts';
import type { MarkdownLink } from '../parse/markdown.ts';
import type { ParsedFile } from '../parse.ts';
import type { RawFile } from '../read.ts';

/** A content folder in which each file has been looked at by itself: whether they fit each other is open. */
export interface Folder {
  /** Every file as it was read, pictures among them. */
  rawFiles: readonly RawFile[];
  /** Every file that some kind of content has, parsed, whether or not its fields are right. */
  files: readonly ParsedFile[];
  /** What files that no kind has were most likely named for. */
  strays: ReadonlySet<string>;
  /** The files whose own fields are right, with the facts in them. */
  entries: Entries;
  /** The addresses of the files of public/; undefined where none is looked at. */
  publicFiles: readonly string[] | undefined;
}

/** The slugs that files of a kind stand for, right or wrong, and those of files that nothing reads. */
export function slugsOf({ files, strays }: Folder, kind: KindName): ReadonlySet<string> {
  const ofKind = files.filter((file) => file.kind === kind);
  return new Set([...ofKind.map(({ slug }) => slug), ...strays]);
}

/** A link or a picture in a text, which can say where it stands. */
interface LinkInText extends MarkdownLink {
  /** What must hold for the text to be shown; missing where it always is. */
  when: string | undefined;
  diagnostic(message: string, severity?: Severity): Diagnostic;
}

/** Every link and every picture, in the texts below fields and in the fields that take Markdown. */
export function linksIn({ files, entries }: Folder): LinkInText[] {
  const inBodies = files.flatMap(({ source, links }) =>
    links.map((link): LinkInText => {
      return {
        ...link,
        when: undefined,
        diagnostic: (message, severity) => source.bodyDiagnostic(link.position, message, severity),
      };
    }),
  );
  const inFields = allInlineTexts(entries).flatMap(({ source, when, links }) =>
    links.map((link): LinkInText => {
      const { column, length = 0 } = link.position;
      const part = { index: column - 1, length };
      return {
        ...link,
        when,
        diagnostic: (message, severity) => source.diagnostic(message, severity, part),
      };
    }),
  );
  return [...inBodies, ...inFields];
}
