import { decodedPath, plainPath, readAddress } from '../../../model/addresses.ts';
import { hiddenPart, isJunk, OWN_FILES, OWN_FOLDERS } from '../../../model/own-files.ts';
import {
  documentPath,
  documentsPath,
  HEADERS_FILE,
  ICON_FILES,
  NOT_FOUND,
  pageFile,
  questionPath,
  REDIRECTS_FILE,
  routes,
  serviceQuestionPath,
  TESTIMONIALS_ANCHOR,
} from '../../../model/routes.ts';
import { pageAddresses } from '../../../model/site-pages.ts';
import { quote, slugify } from '../../../model/text.ts';
import { Diagnostic, didYouMean } from '../diagnostic.ts';
import { attractionEntries, fieldValues } from '../entries.ts';
import { SYMBOLIC_LINK } from '../raw-file.ts';
import type { WholeSite } from './whole-site.ts';

/** What visitors find at the addresses of a site. */
export interface SiteAddresses {
  siteUrl: string;
  /** The address of each page: of two that it has, the one that links take. */
  pages: ReadonlySet<string>;
  /** Where else pages are, or were: each with the address that links take. */
  others: ReadonlyMap<string, string>;
  /** What is no page and can be opened; undefined where public/ isn't looked at. */
  files: ReadonlySet<string> | undefined;
  /** The parts of pages that have an address: "/questions#cost". */
  parts: ReadonlySet<string>;
}

/** The files of the build that only hosts read. */
const OF_HOSTS: readonly string[] = [HEADERS_FILE, REDIRECTS_FILE];

export function addressesOf({ content, publicFiles }: WholeSite): SiteAddresses {
  const { questions, services, documents, testimonials, redirects, settings } = content;
  const addresses = pageAddressesOf(content);
  const others = new Map(redirects.map(({ from, to }) => [from, to]));
  for (const { path, aliasOf } of addresses) if (aliasOf) others.set(path, aliasOf);
  const own = OWN_FILES.filter((file) => !OF_HOSTS.includes(file));

  return {
    siteUrl: settings.siteUrl,
    pages: new Set(addresses.filter(({ aliasOf }) => !aliasOf).map(({ path }) => path)),
    others,
    files: publicFiles && new Set([...publicFiles, ...own]),
    parts: new Set([
      ...questions.map(({ anchor }) => questionPath(anchor)),
      ...services.flatMap(({ slug, faqs }) =>
        faqs.map(({ anchor }) => serviceQuestionPath(slug, anchor)),
      ),
      ...documents.map(({ slug }) => documentPath(slug)),
      ...(documents.length > 0 ? [documentsPath()] : []),
      ...(testimonials.length > 0 ? [`${routes.home()}#${TESTIMONIALS_ANCHOR}`] : []),
    ]),
  };
}

function pageAddressesOf(content: WholeSite['content']) {
  const attractions = content.cities.flatMap((city) => city.attractions);
  return pageAddresses({ ...content, attractions });
}

/** What is wrong with where a link or a field leads, if anything, and what was meant. */
export function targetMessage(written: string, addresses: SiteAddresses): string | undefined {
  const address = readAddress(written, addresses.siteUrl);
  switch (address.kind) {
    case 'own':
      return ownMessage(written, address.path, address.part, addresses);
    case 'phone':
      return `the link ${quote(written)} would call a number that stands only here. Link to /contact, or write the number as words.`;
    case 'unclear':
      return unclearMessage(written, address.meant, addresses);
    default:
      // An email address is warned of with the facts that are typed.
      return undefined;
  }
}

/** What is wrong with an address of this site, if anything. */
function ownMessage(
  written: string,
  path: string,
  part: string,
  addresses: SiteAddresses,
): string | undefined {
  const { pages, parts, files } = addresses;
  if (!isThere(path, addresses)) {
    const meant = pathMeant(path, addresses);
    if (meant !== undefined) {
      const is = addresses.others.has(path)
        ? `${quote(path)} is another address of a page`
        : `no page at ${quote(written)}`;
      return `${is}. Write ${quote(meant + part)}.`;
    }

    const isFile = /\.\w+$/.test(path) && !path.endsWith('.html');
    if (!isFile) return missingPage(plainPath(path), path, pages);
    return files && `no file public${path}. Put it there, or write another address.`;
  }
  if (part === '' || !pages.has(path) || parts.has(path + part)) return undefined;

  const ofPage = [...parts].filter((each) => each.startsWith(`${path}#`));
  const advice = didYouMean(path + part, ofPage, `Write ${quote(path)}.`);
  return `no part of the page at ${quote(path + part)}. ${advice}`;
}

function isThere(path: string, { pages, files }: SiteAddresses): boolean {
  return pages.has(path) || files?.has(decodedPath(path)) === true;
}

/** The address that is meant by another form of it, or by one that has moved; undefined for none. */
function pathMeant(path: string, addresses: SiteAddresses): string | undefined {
  const inPublic = path.replace(/^\/public(?=\/)/, '');
  const forms = [inPublic, path, plainPath(path)].map((form) => addresses.others.get(form) ?? form);
  const meant = forms.find((form) => isThere(form, addresses));
  // A space would end the address in a text.
  return meant?.replaceAll(' ', '%20');
}

function missingPage(word: string, path: string, pages: ReadonlySet<string>): string {
  const otherwise = 'Write the address of an existing page, such as /contact.';
  return `no page at ${quote(path)}. ${didYouMean(word, pages, otherwise)}`;
}

/** What is said of an address that is neither of this site nor a plain one of another. */
function unclearMessage(
  written: string,
  meant: string | undefined,
  addresses: SiteAddresses,
): string {
  const path = pathMeant(`/${written.replace(/^[./\\]*/, '')}`, addresses);
  if (path !== undefined) return `no page at ${quote(written)}. Write ${quote(path)}.`;

  const ofThisSite = 'A page or a file of this site begins with a slash, such as /contact';
  if (meant !== undefined) {
    return `the link ${quote(written)} isn't a plain address. Write ${quote(meant)}. ${ofThisSite}.`;
  }
  return `the link ${quote(written)} leads nowhere. ${ofThisSite}; the address of another site is written in full without a space, such as https://www.idaho.gov.`;
}

/** What is at the addresses of a site that nothing else can have. */
class TakenAddresses {
  /** What each file is in words ("the page /areas"), by its address. */
  readonly #names = new Map<string, string>();
  /** The same by the names of files, each of which may be a folder for others. */
  readonly #files = new Map<string, string>();
  /** A file in each folder. */
  readonly #folders = new Map<string, string>();

  /** @param file the path of a file in the built site ("/areas.html"), or of a folder */
  add(file: string, name: string): void {
    const small = file.toLowerCase();
    this.#names.set(plainPath(file), this.#names.get(plainPath(file)) ?? name);
    this.#files.set(small, this.#files.get(small) ?? name);
    for (const folder of foldersOf(small)) {
      this.#folders.set(folder, this.#folders.get(folder) ?? name);
    }
  }

  /** What is at an address already. */
  at(address: string): string | undefined {
    return this.#names.get(plainPath(address));
  }

  /** What is in the way of a file, since one of the two would have to be a folder for the other. */
  inWayOf(file: string): string | undefined {
    const small = file.toLowerCase();
    const around = foldersOf(small).find((folder) => this.#files.has(folder));
    return this.#folders.get(small) ?? this.#files.get(around ?? '');
  }
}

/** The folders that a file is in: of "/areas/boise.html" only "/areas". */
function foldersOf(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'));
}

/**
 * Checks that every address is one thing: a page, a redirect, a file of public/, or another file that
 * the build makes.
 */
export function checkAddresses(site: WholeSite): Diagnostic[] {
  const { publicFiles, publicLinks = [] } = site;
  const made = madeAddresses(site);
  const ofPublicFiles = publicFiles
    ? [...checkIcons(publicFiles), ...checkPublicFiles(publicFiles, made)]
    : [];

  for (const file of publicFiles ?? []) made.add(file, `public${file}`);
  const links = publicLinks.map((path) => new Diagnostic('error', `public${path}`, SYMBOLIC_LINK));
  return [...checkRedirects(site, made), ...ofPublicFiles, ...links];
}

function madeAddresses({ content }: WholeSite): TakenAddresses {
  const made = new TakenAddresses();
  for (const folder of OWN_FOLDERS) made.add(folder, `what the build puts into ${folder}`);
  for (const { path } of [...pageAddressesOf(content), { path: NOT_FOUND }]) {
    made.add(pageFile(path), `the page ${path}`);
  }
  for (const file of OWN_FILES) made.add(file, `the site's own ${file}`);
  return made;
}

/** Checks that redirects lead from paths that nothing else is served at. */
function checkRedirects({ entries }: WholeSite, taken: TakenAddresses): Diagnostic[] {
  const { endpoint } = entries.business.fields.form ?? {};
  if (endpoint !== undefined) taken.add(endpoint, 'the address that the form sends to');

  const earlier = new TakenAddresses();
  return fieldValues([entries.redirects], 'redirects', 'from').flatMap(
    ({ value: from, source, path }) => {
      const page = pageFile(from);
      const name = taken.at(from) ?? taken.inWayOf(page) ?? earlier.inWayOf(page);
      earlier.add(page, `the redirect from ${quote(from)}`);
      if (name === undefined) return [];

      const message = `${quote(from)} conflicts with ${name}. Delete this redirect.`;
      return [source.diagnostic(path, message)];
    },
  );
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

function checkIcons(publicFiles: readonly string[]): Diagnostic[] {
  return ICON_FILES.filter((icon) => !publicFiles.includes(icon)).map((icon) => {
    const message = 'missing. Every site has this picture. Restore it.';
    return new Diagnostic('error', `public${icon}`, message);
  });
}

/** Checks that no file of public/ takes the place of another, and that none is hidden or junk. */
function checkPublicFiles(publicFiles: readonly string[], made: TakenAddresses): Diagnostic[] {
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
    const name = made.at(path) ?? made.inWayOf(path);
    if (name === undefined) return [];
    const message = `this file would replace ${name}. Rename or delete it.`;
    return [new Diagnostic('error', `public${path}`, message)];
  });
  return [...notForVisitors, ...misplaced];
}

const LEFT_BEHIND = 'a program put this here, and visitors could open it. Delete it.';
const MAY_BE_SECRET =
  'hidden, so it may be secret, and visitors could open it. Move it out of public/, or delete it.';
