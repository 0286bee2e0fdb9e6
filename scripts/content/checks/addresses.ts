import { isPlainPath, OWN_FILES, OWN_FOLDERS } from '../../../model/own-files.ts';
import {
  allPaths,
  canonicalPaths,
  ICON_FILES,
  NOT_FOUND,
  pageFile,
} from '../../../model/routes.ts';
import { MARK } from '../../replace-site.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';
import { attractionEntries, type Site, valuesOf } from '../entries.ts';

/** Something that the build makes: where it stands, and what it is in words. */
interface Made {
  file: string;
  name: string;
}

/** The paths of the pages, whether or not their files are right in themselves. */
export function pathsOf({ entries, known }: Pick<Site, 'entries' | 'known'>) {
  const bySlug = (slugs: Iterable<string>) => [...slugs].map((slug) => ({ slug }));
  const addressed = {
    cities: bySlug(known('city')),
    services: bySlug(known('service')),
    attractions: attractionEntries(entries),
  };
  return {
    /** Each page by the path that links to it take. */
    pages: new Set(canonicalPaths(addressed)),
    /** With the second paths of cities. */
    all: new Set(allPaths(addressed)),
  };
}

/**
 * Checks that every address is one thing: a page, a redirect, a file of public/, or another file that
 * the build makes.
 * @param publicFiles the addresses of the files of public/; undefined where none is looked at
 */
export function* checkAddresses(
  site: Site,
  publicFiles: readonly string[] | undefined,
): Generator<Diagnostic> {
  const pages = [...pathsOf(site).all, NOT_FOUND].map((path): Made => {
    return { file: pageFile(path), name: `the page ${path}` };
  });
  const files = [...OWN_FILES, `/${MARK}`].map((file): Made => {
    return { file, name: `the site's own ${file}` };
  });
  const made = [...pages, ...files];

  yield* checkRedirects(site, made, publicFiles ?? []);
  if (publicFiles !== undefined) yield* checkPublicFiles(publicFiles, made);
}

/** Checks that redirects lead from paths that nothing else is served at. */
function* checkRedirects(
  { entries }: Site,
  made: readonly Made[],
  publicFiles: readonly string[],
): Generator<Diagnostic> {
  const [form] = valuesOf(entries.business, 'form', 'endpoint');
  const redirects = valuesOf(entries.redirects, 'redirects', 'from');

  for (const [index, { value, source, path }] of redirects.entries()) {
    const refuse = (why: string) => source.diagnostic(path, `${quote(value)} ${why}`);
    const page = pageFile(value);
    const isAt = (file: string) => addressOf(value) === addressOf(file) || clash(page, file);
    const folder = folderOf(value);
    const taken = made.find(({ file }) => isAt(file));
    const served = publicFiles.find(isAt);
    // The page of one redirect would have to be a folder for the other's.
    const other = redirects.slice(0, index).find((one) => {
      return isInside(page, pageFile(one.value)) || isInside(pageFile(one.value), page);
    });

    if (folder) {
      yield refuse(`is part of ${folder}, which the site itself uses. Delete the redirect.`);
    } else if (taken) {
      yield refuse(`is ${taken.name}. Delete the redirect.`);
    } else if (value === form?.value) {
      yield refuse('is where the message form sends to. Delete the redirect.');
    } else if (served) {
      yield refuse(`is where public${served} is served. Delete the redirect or that file.`);
    } else if (other) {
      const { line } = source.diagnostic(other.path, '');
      yield refuse(`can't stand beside ${quote(other.value)} on line ${line}. Delete one.`);
    }
  }
}

/** Checks that the icons are in public/, and that no file there takes the place of another. */
function* checkPublicFiles(
  publicFiles: readonly string[],
  made: readonly Made[],
): Generator<Diagnostic> {
  const icons: readonly string[] = ICON_FILES;
  for (const icon of icons.filter((file) => !publicFiles.includes(file))) {
    const message = 'missing. Every site has this icon. Restore it, or run "npm run icons".';
    yield { severity: 'error', file: `public${icon}`, message };
  }

  for (const path of publicFiles) {
    const folder = folderOf(path);
    const taken = folder
      ? `what the build puts into ${folder}`
      : made.find(({ file }) => clash(path, file))?.name;
    if (taken) {
      const message = `this file would take the place of ${taken}. Rename or delete it.`;
      yield { severity: 'error', file: `public${path}`, message };
    } else if (!isPlainPath(path)) {
      const fix = 'Name it with letters, digits, dots and hyphens alone.';
      const message = `its address is ${encodeURI(path)}, which is hard to type. ${fix}`;
      yield { severity: 'warning', file: `public${path}`, message };
    }
  }
}

/** The folder of the build that a path is in, or is itself. */
function folderOf(path: string): string | undefined {
  const lower = path.toLowerCase();
  return OWN_FOLDERS.find((folder) => lower === folder || isInside(lower, folder));
}

/** Whether two files can't both be served: at one address, or with one as a folder of the other. */
function clash(one: string, other: string): boolean {
  return addressOf(one) === addressOf(other) || isInside(one, other) || isInside(other, one);
}

function isInside(file: string, folder: string): boolean {
  return file.toLowerCase().startsWith(`${folder.toLowerCase()}/`);
}

/**
 * What a browser asks for to get a file: "/areas" for areas.html and for areas/index.html. Some hosts
 * and computers do not tell "/Contact" from "/contact".
 */
function addressOf(file: string): string {
  return file.toLowerCase().replace(/(?:\/index)?(?:\.html)?$/, '');
}
