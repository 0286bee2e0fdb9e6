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
import { quote } from '../../../model/text.ts';
import { Diagnostic, didYouMean } from '../diagnostic.ts';
import { checkValues, fieldValues } from '../entries.ts';
import { SYMBOLIC_LINK } from '../raw-file.ts';
import type { WholeSite } from './whole-site.ts';

/** What visitors find at the addresses of a site. */
interface SiteAddresses {
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
      return isThere(address.path, addresses)
        ? partMessage(address.path, address.part, addresses)
        : missingMessage(written, address.path, address.part, addresses);
    case 'phone':
      return `the link ${quote(written)} would call a number that stands only here. Link to /contact, or write the number as words.`;
    case 'unclear': {
      const path = `/${written.replace(/^[./\\]*/, '')}`;
      const meant = pathMeant(path, addresses) ?? address.meant;
      return meant === undefined
        ? `the link ${quote(written)} ${NOWHERE}`
        : otherForm(written, meant);
    }
    default:
      // An email address is warned of with the facts that are typed.
      return undefined;
  }
}

const NOWHERE =
  'leads nowhere. A page or a file of this site begins with a slash, such as /contact; the address of another site is written in full without a space, such as https://www.idaho.gov.';

const otherForm = (written: string, meant: string) =>
  `${quote(written)} isn't the right form of this address. Write ${quote(meant)}.`;

/** What is wrong with the part of a page that an address names, if anything. */
function partMessage(
  path: string,
  part: string,
  { pages, parts }: SiteAddresses,
): string | undefined {
  if (part === '' || !pages.has(path) || parts.has(path + part)) return undefined;

  const ofPage = [...parts].filter((each) => each.startsWith(`${path}#`));
  const advice = didYouMean(path + part, ofPage, `Write ${quote(path)}.`);
  return `no part of the page at ${quote(path + part)}. ${advice}`;
}

/** What is said of an address of this site where nothing is; nothing of a file where none is looked at. */
function missingMessage(
  written: string,
  path: string,
  part: string,
  addresses: SiteAddresses,
): string | undefined {
  const meant = pathMeant(path, addresses);
  if (meant !== undefined) return otherForm(written, meant + part);

  const isFile = /\.\w+$/.test(path) && !path.endsWith('.html');
  if (isFile) {
    return addresses.files && `no file public${path}. Put it there, or write another address.`;
  }
  const otherwise = 'Write the address of an existing page, such as /contact.';
  return `no page at ${quote(path)}. ${didYouMean(plainPath(path), addresses.pages, otherwise)}`;
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

/** What is at an address of a site that nothing else can have. */
interface Taken {
  /** In words: "the page /areas". */
  name: string;
  /** The path of its file in the built site ("/areas.html"), or of a folder, in small letters. */
  file: string;
  /** The form of its address that all others mean. */
  address: string;
}

const taken = (file: string, name: string): Taken => {
  return { name, file: file.toLowerCase(), address: plainPath(file) };
};

/** The first that is at an address already, or of which one of the two would have to be a folder for the other. */
function conflictOf({ file, address }: Taken, others: readonly Taken[]): Taken | undefined {
  return others.find(
    (other) =>
      other.address === address ||
      other.file.startsWith(`${file}/`) ||
      file.startsWith(`${other.file}/`),
  );
}

/**
 * Checks that every address is one thing: a page, a redirect, a file of public/, or another file that
 * the build makes.
 */
export function checkAddresses(site: WholeSite): Diagnostic[] {
  const { publicFiles = [], publicLinks = [] } = site;
  const made = madeAddresses(site);
  const ofPublic = publicFiles.map((file) => taken(file, `public${file}`));

  const links = publicLinks.map((path) => new Diagnostic('error', `public${path}`, SYMBOLIC_LINK));
  return [
    ...checkRedirects(site, [...made, ...ofPublic]),
    ...checkNumber(site.entries),
    ...(site.publicFiles ? checkIcons(site.publicFiles) : []),
    ...checkPublicFiles(publicFiles, made),
    ...links,
  ];
}

function madeAddresses({ content }: WholeSite): Taken[] {
  const pages = [...pageAddressesOf(content), { path: NOT_FOUND }];
  return [
    ...OWN_FOLDERS.map((folder) => taken(folder, `what the build puts into ${folder}`)),
    ...pages.map(({ path }) => taken(pageFile(path), `the page ${path}`)),
    ...OWN_FILES.map((file) => taken(file, `the site's own ${file}`)),
  ];
}

/** Checks that redirects lead from paths that nothing else is served at, and another one neither. */
function checkRedirects({ entries }: WholeSite, others: readonly Taken[]): Diagnostic[] {
  const { endpoint } = entries.business.fields.form ?? {};
  const before = [...others];
  if (endpoint !== undefined) before.push(taken(endpoint, 'the address that the form sends to'));

  return checkValues(
    fieldValues([entries.redirects], 'redirects', 'from'),
    'error',
    ({ value: from }) => {
      const file = taken(pageFile(from), `the redirect from ${quote(from)}`);
      const redirect = { ...file, address: plainPath(from) };
      const conflict = conflictOf(redirect, before);
      before.push(redirect);
      return conflict && `${quote(from)} conflicts with ${conflict.name}. Delete this redirect.`;
    },
  );
}

/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const MOST_REDIRECTS = 2000;

function checkNumber({ redirects }: WholeSite['entries']): Diagnostic[] {
  if (redirects === undefined || redirects.fields.redirects.length <= MOST_REDIRECTS) return [];

  const message = `more than ${MOST_REDIRECTS}. Cloudflare Pages reads no more, and sends visitors of the others on by a page, which search engines follow more slowly. Delete the oldest.`;
  return [redirects.source.diagnostic(['redirects'], message, 'warning')];
}

function checkIcons(publicFiles: readonly string[]): Diagnostic[] {
  return ICON_FILES.filter((icon) => !publicFiles.includes(icon)).map((icon) => {
    const message = 'missing. Every site has this picture. Restore it.';
    return new Diagnostic('error', `public${icon}`, message);
  });
}

/** Checks that no file of public/ takes the place of another, and that none is hidden or junk. */
function checkPublicFiles(publicFiles: readonly string[], made: readonly Taken[]): Diagnostic[] {
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
    const conflict = conflictOf(taken(path, ''), made);
    if (conflict === undefined) return [];
    const message = `this file would replace ${conflict.name}. Rename or delete it.`;
    return [new Diagnostic('error', `public${path}`, message)];
  });
  return [...notForVisitors, ...misplaced];
}

const LEFT_BEHIND = 'a program put this here, and visitors could open it. Delete it.';
const MAY_BE_SECRET =
  'hidden, so it may be secret, and visitors could open it. Move it out of public/, or delete it.';
