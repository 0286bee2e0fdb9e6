import type { z } from 'zod';
import { takenBy } from '../../model/own-files.ts';
import { isPageName, PAGE_NAMES, PAGES } from '../../model/pages.ts';
import { routes } from '../../model/routes.ts';
import { LONGEST_SLUG, quote, SLUG_PATTERN } from '../../model/text.ts';
import { KIND_NAMES, KINDS, type Kind, type KindName } from './collections.ts';

/** The files that every site has. */
export const REQUIRED_FILES: readonly string[] = [
  'business.yaml',
  ...PAGE_NAMES.map((name) => `pages/${name}.md`),
];

/**
 * Returns what kind of content a file is, or why nothing reads it and what to do about that.
 * @param path below the content folder: "cities/boise.md"
 */
export function fileKindOf(
  path: string,
): { kind: KindName; slug: string; schema: z.ZodType } | string {
  const kind = KIND_NAMES.find((each) => isPathOf(each, path));
  if (kind === undefined) return unreadMessage();

  const slug = path.replace(/^.*\/|\.\w+$/g, '');
  if (kind === 'page' && isPageName(slug)) return { kind, slug, schema: PAGES[slug].schema };

  const address = routes.addedPage(slug);
  const taken = kind === 'addedPage' ? takenBy(address) : undefined;
  if (taken !== undefined) {
    return `${address} is ${taken}, so no page can have this name. Rename the file.`;
  }

  // The words of the site have names of their own, which were looked up above.
  if (isSlug(slug) && kind !== 'page') return { kind, slug, schema: KINDS[kind].schema };
  return `expected a file name of lowercase words (a-z, 0-9) joined by single hyphens, found ${quote(slug)}. Write one such as "garden-city${KINDS[kind].ending}".`;
}

/** Whether a file belongs to a kind, by its folder, or by its name if the kind has no folder. */
function isPathOf(kindName: KindName, path: string): boolean {
  const { folder, ending }: Kind = KINDS[kindName];
  if (folder === undefined) return path === kindName + ending;

  const [ofFolder, name = '', ...below] = path.split('/');
  // The files with words of the site itself are beside the pages that the owner has added.
  const isOther = kindName === 'page' && !isPageName(name.slice(0, -ending.length));
  return ofFolder === folder && name.endsWith(ending) && below.length === 0 && !isOther;
}

/** The message about a file that no kind of content has. */
function unreadMessage(): string {
  const patterns = Object.values<Kind>(KINDS).flatMap(({ folder, ending }) =>
    folder === undefined ? [] : [`${folder}/*${ending}`],
  );
  const list = new Intl.ListFormat('en-US').format(new Set(patterns));
  return `nothing reads this file: content is in ${list}, a picture belongs in content/pictures, and any other file in the folder public, where texts can link to it. Move or rename it, or delete it.`;
}

/** Whether a text can be one part of an address. */
function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && SLUG_PATTERN.test(text);
}
