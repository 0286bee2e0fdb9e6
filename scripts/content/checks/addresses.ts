import { hiddenPart, isJunk, OWN_FILES, OWN_FOLDERS } from '../../../model/own-files.ts';
import { ICON_FILES, NOT_FOUND, pageFile, routes } from '../../../model/routes.ts';
import { pageAddresses } from '../../../model/site-pages.ts';
import { quote, slugify } from '../../../model/text.ts';
import { Diagnostic } from '../diagnostic.ts';
import { attractionEntries, fieldValues } from '../entries.ts';
import type { WholeSite } from './whole-site.ts';

export interface PageAddresses {
  /** The address of each page: of two that it has, the one that links take. */
  pages: ReadonlySet<string>;
  /** Every address that is served with a page, the second ones of cities among them. */
  all: ReadonlySet<string>;
}

/** Something with its own address. */
interface Claim {
  /** The path of its file in the built site: "/areas.html"; of a folder everything below it, too. */
  file: string;
  /** What it is in words: "the page /areas". */
  name: string;
}

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
  const redirects = checkRedirects(site, made);
  if (publicFiles === undefined) return redirects;

  return [...redirects, ...checkIcons(publicFiles), ...checkPublicFiles(publicFiles, made)];
}

function madeFiles(site: WholeSite): Claim[] {
  const pages = [...addressesOf(site).all, NOT_FOUND];
  return [
    ...OWN_FOLDERS.map((file) => ({ file, name: `what the build puts into ${file}` })),
    ...pages.map((path) => ({ file: pageFile(path), name: `the page ${path}` })),
    ...OWN_FILES.map((file) => ({ file, name: `the site's own ${file}` })),
  ];
}

/** Checks that redirects lead from paths that nothing else is served at. */
function checkRedirects(
  { entries, publicFiles = [] }: WholeSite,
  made: readonly Claim[],
): Diagnostic[] {
  const { endpoint } = entries.business.fields.form ?? {};
  const served = publicFiles.map((file) => ({ file, name: `public${file}` }));
  const form =
    endpoint === undefined ? [] : [{ file: endpoint, name: 'the address that the form sends to' }];
  const others = [...made, ...form, ...served];

  const froms = fieldValues([entries.redirects], 'redirects', 'from');
  return froms.flatMap(({ value: from, source, path }, index) => {
    const taken = others.find(({ file }) => isServedAt(from, file));
    // The page of one redirect would have to be a folder for the other's.
    const other = froms.slice(0, index).find(({ value }) => {
      const [page, otherPage] = [pageFile(from), pageFile(value)];
      return isInside(page, otherPage) || isInside(otherPage, page);
    });
    const name = taken?.name ?? (other && `the redirect from ${quote(other.value)}`);
    if (name === undefined) return [];

    const message = `${quote(from)} conflicts with ${name}. Delete this redirect.`;
    return [source.diagnostic(path, message)];
  });
}

/** Warns of the address that a name with accents or other characters would give a place. */
export function checkPlaceAddresses({ entries }: WholeSite): Diagnostic[] {
  return attractionEntries(entries).flatMap(({ fields, slug, source, pathOf }) => {
    const readable = slugify(fields.name.normalize('NFKD')).replace(/-+(?=-|$)|^-+/g, '');
    if (fields.slug !== undefined || slug === readable) return [];

    const message = `its address would be ${routes.attraction(slug)}. Add the line "slug: ${readable}" below the name.`;
    return [source.diagnostic(pathOf('name'), message, 'warning')];
  });
}

/** Whether the page of a redirect, or a visitor who asks for its path, would meet a file. */
function isServedAt(from: string, file: string): boolean {
  return addressOf(from) === addressOf(file) || clash(pageFile(from), file);
}

function checkIcons(publicFiles: readonly string[]): Diagnostic[] {
  return ICON_FILES.filter((icon) => !publicFiles.includes(icon)).map((icon) => {
    const message = 'missing. Every site has this picture. Restore it.';
    return new Diagnostic('error', `public${icon}`, message);
  });
}

/** Checks that no file of public/ takes the place of another, and that none is hidden or junk. */
function checkPublicFiles(publicFiles: readonly string[], made: readonly Claim[]): Diagnostic[] {
  const hidden = publicFiles.flatMap((path) => {
    const part = hiddenPart(path);
    return part === undefined ? [] : [path.slice(0, path.indexOf(part) + part.length)];
  });
  const notForVisitors = [...new Set(hidden)].map((path) =>
    isJunk(path)
      ? new Diagnostic('warning', `public${path}`, LEFT_BEHIND)
      : new Diagnostic('error', `public${path}`, MAY_BE_SECRET),
  );

  const misplaced = publicFiles.flatMap((path) => {
    const taken = made.find(({ file }) => clash(path, file));
    if (taken === undefined) return [];
    const message = `this file would replace ${taken.name}. Rename or delete it.`;
    return [new Diagnostic('error', `public${path}`, message)];
  });
  return [...notForVisitors, ...misplaced];
}

const LEFT_BEHIND = 'a program put this here, and visitors could open it. Delete it.';
const MAY_BE_SECRET =
  'hidden, so it may be secret, and visitors could open it. Move it out of public/, or delete it.';

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
