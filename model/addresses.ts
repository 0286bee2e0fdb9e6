/** What an address is that a text or a field leads to, by its form alone. */
export type Address =
  /** Of this site: its path as it was written, and the part of the page ("#cost"), if it names one. */
  | { kind: 'own'; path: string; part: string }
  | { kind: 'web' | 'mail' | 'phone' }
  /** Leads nowhere, with the address that was probably meant. */
  | { kind: 'unclear'; meant: string | undefined };

const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.\w+(?:\?\S*)?$/i;
const PHONE = /^(?:tel|sms|callto):/i;

/**
 * Reads an address.
 * @param siteUrl the full address of this site, below which each is one of its own
 */
export function readAddress(written: string, siteUrl: string): Address {
  const url = pathBelow(siteUrl, written) ?? written;

  // Browsers take a second slash, and a backslash too, for the start of another host.
  if (/^\/(?![/\\])/.test(url)) {
    const [, path = '', part = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
    return { kind: 'own', path, part };
  }
  if (isWebAddress(url)) return { kind: 'web' };
  if (MAIL.test(url)) return { kind: 'mail' };
  if (PHONE.test(url)) return { kind: 'phone' };
  return { kind: 'unclear', meant: addressMeant(url) };
}

/** The path of a full address of this site, with what follows it; undefined for another one. */
function pathBelow(siteUrl: string, url: string): string | undefined {
  const rest = url.slice(siteUrl.length);
  const isOwn = url.startsWith(siteUrl) && /^(?:[/?#]|$)/.test(rest);
  return isOwn ? rest.replace(/^(?!\/)/, '/') : undefined;
}

/** A host without a user name before it, and what follows; browsers read a backslash as a slash. */
const WEB = /^https:\/\/[^\s/\\?#@:]+(?::\d+)?(?:[/?#][^\s\\]*)?$/i;

/** A host as the URL parser writes it, with a domain. */
const DOMAIN = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** Whether a text is the full address of a page on the web, as browsers and other programs read it. */
export function isWebAddress(text: string): boolean {
  return WEB.test(text) && URL.canParse(text) && DOMAIN.test(new URL(text).hostname);
}

/**
 * Completes an address: adds a missing https:// or mailto:, and drops a user name. Undefined if it can't be
 * read as an address.
 */
export function addressMeant(written: string): string | undefined {
  const mail = `mailto:${written}`;
  if (MAIL.test(mail) && !written.includes(':')) return mail;

  const withoutUser = written.replace(/^(https?:|[/\\]{2})([/\\]*)[^/\\?#]*@/i, '$1$2');
  const rest = withoutUser.replace(/^(?:https?:)?[/\\]*/i, '').trim();
  const full = `https://${rest.replaceAll('\\', '/').replaceAll(' ', '%20')}`;
  return isWebAddress(full) ? full : undefined;
}

/** A path with its percent-encoded characters as themselves; as it is where they encode none. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Slashes, punctuation and encoded spaces at the end of a URL. */
const TRAILING = /(?:[/.,;:!'")\]>]|%20)+$/;

/** How a page's file ends, which hosts serve by its name alone. */
const PAGE_ENDING = /(?:\/index)?(?:\.html)?$/;

/**
 * The one form of a path that all others mean: lowercase, with single slashes, without the ending of a
 * page's file, and without what a text leaves at the end when it turns a URL into a link. Some hosts and
 * computers don't tell "/Contact" from "/contact".
 */
export function plainPath(path: string): string {
  // Percent-encodings keep their case: "%3C" and "%3c" mean the same, but aren't the same URL.
  const small = path.replace(/%..|[A-Z]/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  // Two leading slashes would name another host.
  const whole = small.replace(/[/\\]+/g, '/').replace(TRAILING, '');
  return whole.replace(PAGE_ENDING, '') || '/';
}
