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
import { attractionEntries, type Site, type Value, valuesOf } from '../entries.ts';

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
  const redirects = valuesOf(site.entries.redirects, 'redirects', 'from');
  const pages: Made[] = [...pathsOf(site).all, NOT_FOUND].map((path) => {
    return { file: pageFile(path), name: `the page ${path}` };
  });
  const files: Made[] = [...OWN_FILES, `/${MARK}`].map((file) => {
    return { file, name: `the site's own ${file}` };
  });
  const [form] = valuesOf(site.entries.business, 'form', 'endpoint');
  const forms = form ? [{ file: form.value, name: 'where the message form sends to' }] : [];

  for (const [index, one] of redirects.entries()) {
    const why = redirectMessage(
      one,
      redirects.slice(0, index),
      pages,
      [...files, ...forms],
      publicFiles ?? [],
    );
    const message = `${quote(one.value)} ${why}`;
    if (why !== undefined) yield one.source.diagnostic(one.path, message);
  }

  for (const path of publicFiles ?? []) {
    const tell = (message: string, severity: Diagnostic['severity'] = 'error'): Diagnostic => {
      return { severity, file: `public${path}`, message };
    };
    const folder = folderOf(path);
    const made = [...pages, ...files].find(({ file }) => clash(path, file));
    const taken = folder ? `what the build puts into ${folder}` : made?.name;
    if (taken) {
      yield tell(`this file would take the place of ${taken}. Rename or delete it.`);
    } else if (!isPlainPath(path)) {
      const name = 'Name it with letters, digits, dots and hyphens alone.';
      yield tell(`its address is ${encodeURI(path)}, which is hard to type. ${name}`, 'warning');
    }
  }

  const isThere = (file: string) => publicFiles === undefined || publicFiles.includes(file);
  for (const icon of ICON_FILES.filter((file) => !isThere(file))) {
    const message = 'missing. Every site has this icon. Restore it, or run "npm run icons".';
    yield { severity: 'error', file: `public${icon}`, message };
  }
}

/** Why nothing can be redirected from a path; undefined where it can. */
function redirectMessage(
  { value, source }: Value,
  earlier: readonly Value[],
  pages: readonly Made[],
  files: readonly Made[],
  publicFiles: readonly string[],
): string | undefined {
  const file = pageFile(value);
  const isAt = (other: string) => addressOf(value) === addressOf(other) || clash(file, other);

  if (pages.some((page) => isAt(page.file))) return 'is a page of this site. Delete the redirect.';
  const folder = folderOf(value);
  if (folder) return `is part of ${folder}, which the site itself uses. Delete the redirect.`;
  const made = files.find((one) => isAt(one.file));
  if (made) return `is ${made.name}. Delete the redirect.`;

  const served = publicFiles.find(isAt);
  if (served) return `is where public${served} is served. Delete the redirect or that file.`;
  // The page of one redirect would have to be a folder for the other's.
  const other = earlier.find(
    (one) => isInside(file, pageFile(one.value)) || isInside(pageFile(one.value), file),
  );
  if (other === undefined) return undefined;
  const { line } = source.diagnostic(other.path, '');
  return `can't stand beside ${quote(other.value)} on line ${line}. Delete one.`;
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
