import type { z } from 'zod';
import { takenBy } from '../../model/own-files.ts';
import { isPageName, PAGE_NAMES, PAGES } from '../../model/pages.ts';
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
interface UnreadFile {
  message: string;
}

/** The files that every site has. */
const REQUIRED_FILES: readonly string[] = [
  'business.yaml',
  ...PAGE_NAMES.map((name) => `pages/${name}.md`),
];

/** How programs call the copies that they leave beside a file: "kuna.md~", "kuna.md.bak", "~$kuna.md". */
const COPY = /~$|\.(?:bak|backup|old|orig|rej|swp|tmp)$|^~\$|^#.*#$/i;

/**
 * Says of which kind a file is.
 * @param path below the content folder: "cities/boise.md"
 */
export function fileKindOf(path: string): FileKind | UnreadFile {
  const [name = '', folder, ...above] = path.split('/').toReversed();
  if (COPY.test(name)) {
    return { message: 'a copy that a program has left, and no page shows it. Delete it.' };
  }

  // Windows hides the last ending, so nobody sees that there are two.
  const withoutHidden = name.replace(/(\.(?:md|yaml))(?:\.\w+)+$/i, '$1');
  const kind = KIND_NAMES.find((each) => isPathOf(each, folder, withoutHidden));
  if (kind === undefined || above.length > 0) return { message: homelessMessage(name) };
  if (withoutHidden !== name) {
    const ending = name.slice(withoutHidden.length);
    return {
      message: `its name goes on with ${ending}, which Windows may hide. Rename it to ${quote(withoutHidden)}: in Explorer, View, Show, File name extensions shows the whole name.`,
    };
  }

  const { ending } = KINDS[kind];
  if (!name.endsWith(ending)) {
    if (FOR_SERVICE.test(name)) return { message: homelessMessage(name) };
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

/** How files end that a search engine or another service may have asked for. */
const FOR_SERVICE = /\.(?:html?|xml)$/i;

/** What is said of a file that stands where no kind of content does. */
function homelessMessage(name: string): string {
  const unread = 'nothing reads this file.';
  if (FOR_SERVICE.test(name)) {
    return `${unread} If a search engine or another service asked for it, move it into the folder public, and don't change its name (docs/editing.md). Else delete it.`;
  }
  if (/\.(?:jpe?g|png|webp|heic|gif)$/i.test(name)) {
    return `${unread} Pictures belong in content/pictures: move it there, or delete it.`;
  }

  const folders = new Set(Object.values<Kind>(KINDS).flatMap((each) => each.folder ?? []));
  const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(folders);
  return `${unread} Move it into ${list}, or delete it.`;
}

/** Whether every site has a file: the facts, and the words of each page. */
export function isRequired(path: string): boolean {
  return REQUIRED_FILES.includes(path);
}

/** Whether a file stands where those of a kind do: in its folder, or where it has none by its name. */
function isPathOf(kindName: KindName, folder: string | undefined, name: string): boolean {
  const kind: Kind = KINDS[kindName];
  // The files with words of the site itself stand beside the pages that the owner has added.
  if (kindName === 'page' && !isPageName(name.replace(/\..*$/, ''))) return false;
  if (kind.folder !== undefined) return kind.folder === folder;
  return folder === undefined && name === kindName + kind.ending;
}

/** Whether a text can stand as one part of an address. */
function isSlug(text: string): boolean {
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
