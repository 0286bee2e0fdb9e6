import { ADDRESSED_PAGE_NAMES, PAGES } from '../../../model/pages.ts';
import type { PictureFile } from '../../../model/pictures.ts';
import { routes } from '../../../model/routes.ts';
import {
  url as fullAddress,
  fullUrl,
  isPicturePath,
  picturePath,
  plainPictureName,
} from '../../../model/schemas/fields.ts';
import { createSite } from '../../../model/site.ts';
import { hasEntries } from '../../../model/site-pages.ts';
import {
  type Diagnostic,
  didYouMean,
  nearest,
  oncePerCause,
  quote,
  type Said,
  saying,
} from '../diagnostic.ts';
import {
  allInlineTexts,
  checkValues,
  type Draft,
  fieldValues,
  knowsAllAttractions,
} from '../draft.ts';
import type { MarkdownLink } from '../parse/markdown.ts';
import { isPictureFile } from '../read.ts';
import type { FormerPages } from '../read-former-pages.ts';
import type { CheckedContent } from '../resolve/assemble.ts';
import { holdingConditions } from '../resolve/conditions.ts';
import { addressesOf, type PageAddresses } from './addresses.ts';
import { leftAddresses } from './lost-addresses.ts';

/** Less would be blurred on the screens of today. Unit: pixels. */
const LEAST_WIDTH = 640;

/** A larger file is slow to upload, to keep and to build with. Unit: bytes. */
const MOST_BYTES = 10_000_000;

/** More than any screen shows takes a build long to make small. Unit: pixels, width by height. */
const MOST_PIXELS = 40_000_000;

/** What cameras and computers call a picture: "IMG_2041", "hills.jpg". */
const FILE_NAME = /^\S*(?:_|\d{3})\S*$|\.(?:jpe?g|png|webp|heic)$/i;

const ANY_PAGE = 'Write the address of a page that is there, such as /contact.';
const NAME_OF_FILE = 'say what people see, not the name of the file.';
const NO_WORDS = 'no words for people who cannot see the picture. Write what it shows.';

/** What links and pictures can lead to. */
interface Targets extends PageAddresses {
  /** The names of all pictures: "pictures/desk.jpg". */
  pictures: ReadonlySet<string>;
  /** The addresses of pages that have moved, by those that they had; undefined for those that are gone. */
  left: ReadonlyMap<string, string | undefined>;
  /** Whether every file of attractions is right, whose entries have pages: only then one can be missed. */
  knowsAllAttractions: boolean;
}

/**
 * Checks that every link in a text leads to a page of this site or to a web address, that pictures are
 * there and large enough, and that redirects lead to pages.
 */
export function checkLinks(draft: Draft, former: FormerPages): Diagnostic[] {
  const targets = targetsOf(draft, former);
  return [
    ...checkPictureFiles(draft),
    ...checkPictureNames(draft, targets),
    ...onceOfEachPage([
      ...checkInlineTexts(draft, targets),
      ...checkTexts(draft, targets),
      ...checkTargets(draft, targets),
    ]),
  ];
}

function targetsOf(draft: Draft, former: FormerPages): Targets {
  const pictures = draft.rawFiles.filter(isPictureFile).map(({ path }) => path);
  return {
    ...addressesOf(draft),
    pictures: new Set(pictures),
    left: leftAddresses(draft, former),
    knowsAllAttractions: knowsAllAttractions(draft),
  };
}

/** Refuses pictures that were not read, and small ones; warns of huge ones, and of their names. */
function* checkPictureFiles({ rawFiles }: Draft): Generator<Diagnostic> {
  for (const { path, picture, refused, bytes = 0 } of rawFiles.filter(isPictureFile)) {
    const file = `content/${path}`;
    if (refused !== undefined) {
      yield { severity: 'error', file, message: refused.message };
    } else if (picture !== undefined && picture.width < LEAST_WIDTH) {
      const message = `${picture.width} pixels wide, so it would look blurred. Use one of at least ${LEAST_WIDTH}.`;
      yield { severity: 'error', file, message };
    } else if (picture !== undefined && isHuge(picture, bytes)) {
      const megabytes = (bytes / 1_000_000).toFixed(1);
      const pixels = `${picture.width} by ${picture.height} pixels`;
      const size = bytes > MOST_BYTES ? `${megabytes} MB` : pixels;
      const message = `${size}: no screen shows so much, and every build takes long over it. Save it again 2,000 pixels wide, as a JPEG.`;
      yield { severity: 'warning', file, message };
    }

    const name = path.replace(/^.*\//, '');
    const better = plainPictureName(name);
    if (refused === undefined && /[A-Z\s]/.test(name) && better !== undefined) {
      const found = /\s/.test(name) ? 'a space' : 'capitals';
      const message = `${found} in the name of this picture, which not every host finds. Rename it to ${better}, here and where it is named.`;
      yield { severity: 'warning', file, message };
    }
  }
}

function isHuge({ width, height }: PictureFile, bytes: number): boolean {
  return bytes > MOST_BYTES || width * height > MOST_PIXELS;
}

/** Checks the fields that name a picture, and those that say what it shows. */
function* checkPictureNames({ files }: Draft, targets: Targets): Generator<Diagnostic> {
  const texts = files.flatMap(({ source }) => source.texts);
  for (const { text, path, diagnostic } of texts) {
    const name = picturePath(text);
    const isMissing = isPicturePath(name) && !targets.pictures.has(name);
    if (isMissing) yield diagnostic(missingPicture(name, targets));
    if (path.at(-1) === 'alt' && FILE_NAME.test(text)) yield diagnostic(NAME_OF_FILE, 'warning');
  }
}

/** Checks the links and the pictures of every text in Markdown, also below fields that are wrong. */
function* checkTexts({ files }: Draft, targets: Targets): Generator<Diagnostic> {
  for (const { source, links } of files) {
    for (const link of links) {
      const { url, alt, position } = link;
      const said = alt === undefined ? linkMessage(url, targets) : pictureMessage(link, targets);
      if (said !== undefined)
        yield saying(said, (message) => source.bodyDiagnostic(position, message));
      if (alt?.trim() === '') yield source.bodyDiagnostic(position, NO_WORDS);
      if (alt && FILE_NAME.test(alt))
        yield source.bodyDiagnostic(position, NAME_OF_FILE, 'warning');
    }
  }
}

/** Checks the links of fields that take Markdown and are shown. */
function checkInlineTexts({ entries }: Draft, targets: Targets): Diagnostic[] {
  const holding: ReadonlySet<string> = holdingConditions(entries);
  const shown = allInlineTexts(entries).filter(({ when }) => !when || holding.has(when));

  return shown.flatMap(({ source, links }) =>
    links.flatMap(({ url, alt, position }) => {
      const said = alt === undefined ? linkMessage(url, targets) : undefined;
      if (said === undefined) return [];

      const part = { index: position.column - 1, length: position.length ?? 0 };
      return [saying(said, (message) => source.diagnostic(message, 'error', part))];
    }),
  );
}

/** Warns of links in texts that lead to a page which lists nothing yet. */
export function checkLinksToEmptyPages(draft: Draft, content: CheckedContent): Diagnostic[] {
  // Whether there are entries does not depend on the drawn maps, which the build adds later.
  const site = createSite({ ...content, maps: [] });
  const empty = ADDRESSED_PAGE_NAMES.filter((name) => !hasEntries(site, name));
  const paths = new Set<string>(empty.map((name) => PAGES[name].path));
  const message = (url: string) =>
    `the page ${quote(url)} has nothing to list yet. Take this link out until it has.`;

  const inTexts = draft.files.flatMap(({ source, links }) =>
    links
      .filter(({ url }) => paths.has(url))
      .map(({ url, position }) => source.bodyDiagnostic(position, message(url), 'warning')),
  );
  const inFields = allInlineTexts(draft.entries).flatMap(({ source, links }) =>
    links
      .filter(({ url }) => paths.has(url))
      .map(({ url, position }) => {
        const part = { index: position.column - 1, length: position.length ?? 0 };
        return source.diagnostic(message(url), 'warning', part);
      }),
  );
  return [...inTexts, ...inFields];
}

/** Checks that redirects lead to pages, and the search to pages or parts of them. */
function checkTargets({ entries: { redirects, page } }: Draft, targets: Targets): Diagnostic[] {
  const { pages, knowsAllAttractions } = targets;
  const paths = [
    ...fieldValues([redirects], 'redirects', 'to'),
    ...fieldValues([page.search], 'pages', 'path'),
  ];
  return checkValues(paths, 'error', ({ value }) => {
    const [path = ''] = value.split('#');
    const mayBePlace = !knowsAllAttractions && path.startsWith(routes.attraction(''));
    return !pages.has(path) && !mayBePlace && missingPage(path, targets);
  });
}

/** Links to one page that is gone have one cause; whatever else is said of links stands at each. */
function onceOfEachPage(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const ofPages = diagnostics.filter(({ cause }) => cause !== undefined);
  const others = diagnostics.filter(({ cause }) => cause === undefined);
  return [...oncePerCause(ofPages), ...others];
}

function missingPicture(name: string, { pictures }: Targets): string {
  // The folder and the ending are no likeness.
  const plain = (path: string) => path.replace(/^pictures\/|\.\w+$/gi, '');
  const byName = new Map([...pictures].map((path) => [plain(path), path]));
  const near = nearest(plain(name), byName.keys());
  const guess = near === undefined ? undefined : byName.get(near);

  const advice = guess === undefined ? 'Upload it there.' : `Did you mean ${quote(guess)}?`;
  return `there is no picture ${quote(name.replace(/^pictures\//, ''))} in content/pictures. ${advice}`;
}

function pictureMessage({ url }: MarkdownLink, targets: Targets): string | undefined {
  return targets.pictures.has(url) ? undefined : missingPicture(url, targets);
}

/** What is wrong with where a link leads, if anything. */
function linkMessage(url: string, targets: Targets): Said | undefined {
  const { pages, all, knowsAllAttractions } = targets;
  if (/[{}]/.test(url)) {
    return `${quote(url)} has a brace, but the address of a link takes no facts. Write it out.`;
  }

  const hasScheme = /^\w+:/.test(url);
  if (/\s/.test(url) && !hasScheme) return spaceInAddress(url.replace(/^\/?/, '/'), pages);

  const isOnThisSite = /^\/(?!\/)/.test(url);
  if (!isOnThisSite) return webLinkMessage(url);

  const path = url.replace(/[?#].*$/, '');
  if (url.includes('#')) return `${quote(url)} links to a part of a page. Write ${quote(path)}.`;
  if (pages.has(path)) return undefined;
  if (all.has(path)) {
    const firstAddress = routes.city(path.replace(/^.*\//, ''));
    return `${quote(path)} is the second address of a page. Write "${firstAddress}".`;
  }
  const isPlace = path.startsWith(routes.attraction(''));
  return isPlace && !knowsAllAttractions ? undefined : missingPage(path, targets);
}

/** What is said of a link to this site with a space in its address: the page that is meant, if there is one. */
function spaceInAddress(url: string, pages: ReadonlySet<string>): string {
  const what = 'the address of this link has a space in it.';
  const candidates = ['-', ''].map((joint) => url.replace(/\s+/g, joint).replace(/[?#].*$/, ''));
  const meant = candidates.find((each) => pages.has(each));
  if (meant !== undefined) return `${what} Write ${quote(meant)}.`;

  const guesses = candidates.map((each) => didYouMean(each, pages));
  return `${what} ${guesses.find((guess) => guess !== '') ?? ANY_PAGE}`;
}

/** What is said of an address without a page, which is one cause for all links to it. */
function missingPage(path: string, targets: Targets): Said {
  const message = `no page at ${quote(path)}. ${pageAdvice(path, targets)}`;
  return { message, cause: message };
}

function pageAdvice(path: string, { pages, left }: Targets): string {
  const next = left.get(path);
  if (next !== undefined) return `It has moved. Write ${quote(next)}.`;

  // Another address that is like one that is gone is a chance.
  if (left.has(path)) return `It is gone. ${ANY_PAGE}`;
  return didYouMean(path, pages, ANY_PAGE);
}

/** What is wrong with a link that leads away from the site, if anything. */
function webLinkMessage(url: string): string | undefined {
  // An email address is warned of with the facts that are typed.
  const isMail = /^mailto:[^\s@]+@[^\s@]+\.\w+$/.test(url);
  if (isMail) return undefined;

  if (fullAddress.safeParse(url).success) return undefined;

  const meant = fullUrl(url);
  const advice =
    meant === undefined
      ? 'Write the path of a page of this site, such as /contact, or the address of another, such as https://www.idaho.gov.'
      : `Write ${meant}.`;
  return `the link ${quote(url)} leads nowhere. ${advice}`;
}
