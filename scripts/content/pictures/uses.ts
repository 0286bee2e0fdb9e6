import type { Picture } from '../../../model/schemas/picture.ts';
import type { Diagnostic, Path } from '../diagnostic.ts';
import { attractionEntries, type Entries, type Entry, textEntries } from '../entries.ts';

/** A picture where content names it. */
export interface PictureUse {
  file: string;
  /** Undefined where none is asked for. */
  alt: string | undefined;
  atFile: (message: string) => Diagnostic;
  atAlt: (message: string) => Diagnostic;
}

/** Every picture that content names, in fields and in texts. */
export function pictureUses(entries: Entries): PictureUse[] {
  const { business, pages, services, cities } = entries;
  const named = [pages.home, pages.contact, ...services.values(), ...cities.values()];
  return [
    ...inField(business, business?.fields.portrait, ['portrait']),
    ...inField(business, withoutAlt(business?.fields.logo), []),
    ...named.flatMap((entry) => inField(entry, entry?.fields.picture, ['picture'])),
    ...attractionEntries(entries).flatMap(({ source, fields, path }) =>
      inField({ source, fields }, fields.picture, path('picture')),
    ),
    ...textEntries(entries).flatMap(({ source, pictures }) =>
      pictures.map(({ file, alt, at }) => {
        const report = (message: string) => source.bodyDiagnostic(at, message);
        return { file, alt, atFile: report, atAlt: report };
      }),
    ),
  ];
}

type Named = Pick<Picture, 'file'> & Partial<Picture>;

/** The logo is a file alone: no page shows it. */
function withoutAlt(file: string | undefined): Named | undefined {
  return file === undefined ? undefined : { file };
}

function inField(
  entry: Entry<unknown> | undefined,
  picture: Named | undefined,
  path: Path,
): PictureUse[] {
  if (entry === undefined || picture === undefined) return [];
  const { source } = entry;
  return [
    {
      file: picture.file,
      alt: picture.alt,
      atFile: (message) =>
        source.diagnostic(path.length === 0 ? ['logo'] : [...path, 'file'], message),
      atAlt: (message) => source.diagnostic([...path, 'alt'], message),
    },
  ];
}
