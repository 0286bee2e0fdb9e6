import type { z } from 'zod';
import { takenBy } from '../../model/own-files.ts';
import { isPageName, PAGES } from '../../model/pages.ts';
import { routes } from '../../model/routes.ts';
import { LONGEST_SLUG, SLUG_PATTERN } from '../../model/text.ts';
import { KIND_NAMES, KINDS, type Kind, type KindName } from './collections.ts';
import { quote } from './diagnostic.ts';

/** What a file of content is, by its place in the folder. */
export interface FileKind {
  kind: KindName;
  /** The name of the file without its ending. */
  slug: string;
  /** The fields of the file. */
  schema: z.ZodType;
}

/** Why nothing reads a file, and what to do about it. */
export interface UnreadFile {
  message: string;
}

/**
 * Says of which kind a file is.
 * @param path below the content folder: "cities/boise.md"
 */
export function fileKindOf(path: string): FileKind | UnreadFile {
  const [name = '', folder, ...above] = path.split('/').toReversed();
  const kind = KIND_NAMES.find((each) => isPlaceOf(each, folder, name));
  if (kind === undefined || above.length > 0) {
    const folders = new Set(Object.values<Kind>(KINDS).flatMap((each) => each.folder ?? []));
    return {
      message: `nothing reads this file. ${oneOf('Move it into', [...folders])}, or delete it.`,
    };
  }

  const { ending } = KINDS[kind];
  if (!name.endsWith(ending)) {
    const better = name.replace(/(\.\w*)?$/, ending);
    return { message: `files in "${folder}" end in ${ending}. Rename it to ${quote(better)}.` };
  }

  const slug = name.slice(0, -ending.length);
  if (kind === 'page' && isPageName(slug)) return { kind, slug, schema: PAGES[slug].schema };

  const taken = kind === 'addedPage' ? takenBy(routes.addedPage(slug)) : undefined;
  if (taken !== undefined) {
    const address = routes.addedPage(slug);
    return { message: `${address} is ${taken}, so no page can have this name. Rename the file.` };
  }

  // The words of the site have names of their own, which were looked up above.
  if (isSlug(slug) && kind !== 'page') return { kind, slug, schema: KINDS[kind].schema };
  const better = nearestSlug(slug);
  const advice = better
    ? `Rename it to "${better}${ending}".`
    : `Use one such as "boise${ending}".`;
  return {
    message: `expected a file name of lowercase words (a-z, 0-9) joined by single hyphens, found ${quote(name)}. ${advice}`,
  };
}

/** Whether a file stands where those of a kind do: in its folder, or where it has none by its name. */
function isPlaceOf(kindName: KindName, folder: string | undefined, name: string): boolean {
  const kind: Kind = KINDS[kindName];
  // The files with words of the site itself stand beside the pages that the owner has added.
  if (kindName === 'page' && !isPageName(name.replace(/\..*$/, ''))) return false;
  if (kind.folder !== undefined) return kind.folder === folder;
  return folder === undefined && name === kindName + kind.ending;
}

/** "Use home, services, or places" */
function oneOf(verb: string, names: readonly string[]): string {
  return `${verb} ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)}`;
}

/** Whether a text can stand as one part of an address. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && SLUG_PATTERN.test(text);
}

/**
 * The slug that somebody most likely means by a name: accents are left out, and whatever joins
 * words becomes a hyphen. Undefined where a letter would be lost or nothing is left.
 */
export function nearestSlug(name: string): string | undefined {
  const letters = name
    .normalize('NFD')
    .replace(/[\p{M}\p{C}'’]/gu, '')
    .toLowerCase();
  const slug = letters.match(/[a-z0-9]+/g)?.join('-') ?? '';
  const isLetterLost = /(?![a-z])\p{L}/u.test(letters);
  return isSlug(slug) && !isLetterLost ? slug : undefined;
}
