import { isPlainPath, OWN_FILES, OWN_FOLDERS, unservedPart } from '../../../model/own-files.ts';
import { ICON_FILES, NOT_FOUND, pageFile } from '../../../model/routes.ts';
import { pageAddresses } from '../../../model/site-pages.ts';
import { Diagnostic, quote } from '../diagnostic.ts';
import { type FieldValue, fieldValues } from '../entries.ts';
import type { WholeSite } from './whole-site.ts';

/** The addresses of the pages. */
export interface PageAddresses {
  /** The address of each page: of two that it has, the one that links take. */
  pages: ReadonlySet<string>;
  /** Every address that is served with a page, the second ones of cities among them. */
  all: ReadonlySet<string>;
}

/** Something that the build makes. */
interface MadeFile {
  /** The path in the built site: "/areas.html". */
  file: string;
  /** What it is in words: "the page /areas". */
  name: string;
}

/** The addresses of the pages of a site. */
export function addressesOf({ content }: Pick<WholeSite, 'content'>): PageAddresses {
  const attractions = content.cities.flatMap((city) => city.attractions);
  const addresses = pageAddresses({ ...content, attractions });

  const pages = addresses.filter(({ aliasOf }) => aliasOf === undefined);
  return {
    pages: new Set(pages.map(({ path }) => path)),
    all: new Set(addresses.map(({ path }) => path)),
  };
}

/**
 * Checks that every address is one thing: a page, a redirect, a file of public/, or another file that
 * the build makes.
 */
export function checkAddresses(site: WholeSite): Diagnostic[] {
  const { publicFiles } = site;
  const made = madeFiles(site);
  const redirects = [...checkRedirects(site, made)];
  if (publicFiles === undefined) return redirects;

  return [...redirects, ...checkIcons(publicFiles), ...checkPublicFiles(publicFiles, made)];
}

/** Everything that the build makes outside of its own folders. */
function madeFiles(site: WholeSite): MadeFile[] {
  const paths = [...addressesOf(site).all, NOT_FOUND];
  const pages = paths.map((path) => ({ file: pageFile(path), name: `the page ${path}` }));
  const files = OWN_FILES.map((file) => {
    return { file, name: `the site's own ${file}` };
  });
  return [...pages, ...files];
}

/** Checks that redirects lead from paths that nothing else is served at. */
function* checkRedirects(
  { entries, publicFiles = [] }: WholeSite,
  made: readonly MadeFile[],
): Generator<Diagnostic> {
  const [form] = fieldValues([entries.business], 'form', 'endpoint');
  const redirects = fieldValues([entries.redirects], 'redirects', 'from');

  for (const [index, redirect] of redirects.entries()) {
    const { value: from, source, path } = redirect;
    const folder = ownFolderOf(from);
    const taken = made.find(({ file }) => isServedAt(from, file));
    const served = publicFiles.find((file) => isServedAt(from, file));
    const other = redirects.slice(0, index).find((each) => cannotStandBeside(redirect, each));

    let why: string | undefined;
    if (folder !== undefined) {
      why = `is part of ${folder}, which the site itself uses. Delete the redirect.`;
    } else if (taken !== undefined) {
      why = `is ${taken.name}. Delete the redirect.`;
    } else if (from === form?.value) {
      why = 'is where the message form sends to. Delete the redirect.';
    } else if (served !== undefined) {
      why = `is where public${served} is served. Delete the redirect or that file.`;
    } else if (other !== undefined) {
      const { line } = source.diagnostic(other.path, '');
      why = `can't stand beside ${quote(other.value)} on line ${line}. Delete one.`;
    }
    if (why !== undefined) yield source.diagnostic(path, `${quote(from)} ${why}`);
  }
}

/** Whether the page of a redirect, or a visitor who asks for its path, would meet a file. */
function isServedAt(from: string, file: string): boolean {
  return addressOf(from) === addressOf(file) || clash(pageFile(from), file);
}

/** Whether the page of one redirect would have to be a folder for the other's. */
function cannotStandBeside(redirect: FieldValue, other: FieldValue): boolean {
  const page = pageFile(redirect.value);
  const otherPage = pageFile(other.value);
  return isInside(page, otherPage) || isInside(otherPage, page);
}

/** Checks that the icons are in public/. */
function checkIcons(publicFiles: readonly string[]): Diagnostic[] {
  return ICON_FILES.filter((icon) => !publicFiles.includes(icon)).map((icon) => {
    const message = 'missing. Every site has this icon. Restore it, or run "npm run icons".';
    return new Diagnostic('error', `public${icon}`, message);
  });
}

/** Checks that no file of public/ takes the place of another, and that its address can be typed. */
function* checkPublicFiles(
  publicFiles: readonly string[],
  made: readonly MadeFile[],
): Generator<Diagnostic> {
  const unserved = publicFiles.flatMap((path) => {
    const part = unservedPart(path);
    return part === undefined ? [] : [path.slice(0, path.indexOf(part) + part.length)];
  });
  for (const path of new Set(unserved)) {
    const message =
      'the build leaves this out of the site, since programs put it there. Delete it.';
    yield new Diagnostic('warning', `public${path}`, message);
  }

  for (const path of publicFiles.filter((each) => !unservedPart(each))) {
    const file = `public${path}`;
    const folder = ownFolderOf(path);
    const taken =
      folder === undefined
        ? made.find((each) => clash(path, each.file))?.name
        : `what the build puts into ${folder}`;

    if (taken !== undefined) {
      const message = `this file would take the place of ${taken}. Rename or delete it.`;
      yield new Diagnostic('error', file, message);
    } else if (!isPlainPath(path)) {
      const advice = 'Name it with letters, digits, dots and hyphens alone.';
      const message = `its address is ${encodeURI(path)}, which is hard to type. ${advice}`;
      yield new Diagnostic('warning', file, message);
    }
  }
}

/** The folder of the build that a path is in, or is itself. */
function ownFolderOf(path: string): string | undefined {
  const lower = path.toLowerCase();
  return OWN_FOLDERS.find((folder) => lower === folder || isInside(lower, folder));
}

/** Whether two files can't both be served: at one address, or with one as a folder of the other. */
function clash(file: string, other: string): boolean {
  return addressOf(file) === addressOf(other) || isInside(file, other) || isInside(other, file);
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
