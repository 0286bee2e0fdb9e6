import { routes } from '../../../model/routes.ts';
import { isPicturePath, picturePath, webAddress } from '../../../model/schemas/fields.ts';
import { type Diagnostic, didYouMean, quote } from '../diagnostic.ts';
import { type Site, tell, textEntries, valuesOf } from '../entries.ts';
import { isPictureFile } from '../read.ts';
import { pathsOf } from './addresses.ts';

/** Less would be blurred on the screens of today. Unit: pixels. */
const LEAST_WIDTH = 640;
/** What cameras and computers call a picture: "IMG_2041", "hills.jpg". */
const FILE_NAME = /^\S*(?:_|\d{3})\S*$|\.(?:jpe?g|png|webp|heic)$/i;

/**
 * Checks that every link in a text leads to a page of this site or to a web address, that pictures are
 * there and large enough, and that redirects lead to pages.
 */
export function* checkLinks(site: Site): Generator<Diagnostic> {
  const { raw, sorted, entries } = site;
  const { pages, all } = pathsOf(site);
  const files = raw.filter(isPictureFile);
  const names = new Set(files.map(({ path }) => path));
  const missing = (file: string) =>
    `no picture ${quote(file)} in content. ${didYouMean(file, names, 'Upload it there.')}`;

  for (const { path, picture, refused } of files) {
    const isNarrow = picture !== undefined && picture.width < LEAST_WIDTH;
    const narrow = `${picture?.width} pixels wide, so it would look blurred. Use one of at least ${LEAST_WIDTH}.`;
    const message = refused?.message ?? (isNarrow ? narrow : undefined);
    if (message) yield { severity: 'error', file: `content/${path}`, message };
  }
  const noName = 'say what people see, not the name of the file.';
  for (const { text, path, diagnostic } of sorted.flatMap(({ source }) => source.texts)) {
    const file = picturePath(text);
    const isMissing = isPicturePath(file) && !names.has(file);
    if (isMissing) yield diagnostic(missing(file));
    if (path.at(-1) === 'alt' && FILE_NAME.test(text)) yield diagnostic(noName, 'warning');
  }
  for (const { source, links } of textEntries(entries)) {
    for (const { url, alt, at } of links) {
      const ofLink = alt === undefined ? linkMessage(url, pages, all) : undefined;
      const message = alt === undefined || names.has(url) ? ofLink : missing(url);
      if (message !== undefined) yield source.bodyDiagnostic(at, message);
      const noWords = 'no words for people who cannot see the picture. Write what it shows.';
      if (alt?.trim() === '') yield source.bodyDiagnostic(at, noWords);
      if (alt && FILE_NAME.test(alt)) yield source.bodyDiagnostic(at, noName, 'warning');
    }
  }
  yield* tell(valuesOf(entries.redirects, 'redirects', 'to'), 'error', ({ value }) => {
    const message = `no page at ${quote(value)}. Write the page that it leads to now.`;
    return !pages.has(value) && message;
  });
}

function linkMessage(
  url: string,
  pages: ReadonlySet<string>,
  all: ReadonlySet<string>,
): string | undefined {
  if (/[{}]/.test(url))
    return `${quote(url)} has a brace, but the address of a link takes no facts. Write it out.`;
  const path = url.replace(/[?#].*$/, '');
  if (!/^\/(?!\/)/.test(url)) {
    // Warned of with the other facts that are typed.
    if (/^mailto:[^\s@]+@[^\s@]+\.\w+$/.test(url)) return undefined;
    const { error } = webAddress().safeParse(url);
    if (error === undefined) return undefined;
    const fix =
      /Try .*/.exec(error.issues[0]?.message ?? '')?.[0] ??
      'Start it with / for a page of this site, or with https://.';
    return `${quote(url)} isn't a full link. ${fix}`;
  }
  if (url.includes('#')) return `${quote(url)} links to a part of a page. Write ${quote(path)}.`;
  if (pages.has(path)) return undefined;
  if (all.has(path)) {
    const first = routes.city(path.replace(/^.*\//, ''));
    return `${quote(path)} is the second address of a page. Write "${first}".`;
  }
  return `no page at ${quote(path)}. ${didYouMean(path, pages, 'Check the address.')}`;
}
