/** What a parser made of a text, or what was expected of it instead. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; fault: string };

/** A host name of the DNS with a top-level domain of letters (RFC 1123), as the URL parser writes it. */
const HOST_NAME =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

const NOT_ONE_WORD = 'expected no spaces, control characters or backslashes';

const PARTS = /^https:\/\/([^/?#]*)([^#]*)(#.*)?$/i;

/**
 * Reads a plain https address. The URL parser alone is not enough: it takes ";", "*" and "," in a
 * host name, and drops or turns white space and backslashes.
 */
export function parseWebAddress(written: string): Parsed<URL> {
  const [, authority, , hash] = PARTS.exec(written) ?? [];
  if (authority === undefined) return fault('expected https:// at the start');
  if (!isOneWord(written)) return fault(NOT_ONE_WORD);
  if (authority.includes('@')) return fault('expected no user name or password');
  if (hash !== undefined) return fault('expected no "#"');
  const plain = /^[^:]+(:\d+)?$/.test(authority) && URL.canParse(written);
  const url = plain ? new URL(written) : undefined;
  return url !== undefined && HOST_NAME.test(url.hostname)
    ? { ok: true, value: url }
    : fault('expected a plain host name such as www.example.com');
}

/** Reads a plain https origin, "https://www.example.com"; a slash at its end may stand. */
export function parseOrigin(written: string): Parsed<string> {
  const parsed = parseWebAddress(written);
  if (!parsed.ok) return parsed;
  const { origin, pathname } = parsed.value;
  return pathname === '/' && !written.includes('?')
    ? { ok: true, value: origin }
    : fault('expected no path after the host name');
}

/** Where a form posts to. */
export interface FormTarget {
  /** A whole address, or a path of this site. */
  href: string;
  /** The other site that takes the form; undefined where it is this one. */
  origin: string | undefined;
}

/** A form service on the machine of a developer, who has no certificate for it. */
const ON_THIS_MACHINE = /^http:\/\/localhost(:\d{1,5})?\/[\w./-]*$/;

/** Reads where the message form posts to: a plain https address, or a path of this site. */
export function parseFormEndpoint(written: string): Parsed<FormTarget> {
  if (written.startsWith('/')) {
    if (!isOneWord(written)) return fault(NOT_ONE_WORD);
    if (written.startsWith('//')) return fault('expected one slash at the start, not two');
    return { ok: true, value: { href: written, origin: undefined } };
  }
  if (isOnThisMachine(written) && URL.canParse(written)) return target(new URL(written));
  const parsed = parseWebAddress(written);
  if (parsed.ok) return target(parsed.value);
  return /^https:/i.test(written)
    ? parsed
    : fault(`${parsed.fault}, or one slash for a form on this site`);
}

/** Whether only the machine that the browser runs on can take the form. */
export function isOnThisMachine(endpoint: string): boolean {
  return ON_THIS_MACHINE.test(endpoint);
}

/** The other site that a form posts to; undefined where it posts to this one, or nowhere. */
export function formOrigin(endpoint: string | undefined): string | undefined {
  if (endpoint === undefined) return undefined;
  const parsed = parseFormEndpoint(endpoint);
  if (!parsed.ok) throw new Error(`The form's URL: ${parsed.fault}.`);
  return parsed.value.origin;
}

function target({ href, origin }: URL): Parsed<FormTarget> {
  return { ok: true, value: { href, origin } };
}

/** Browsers drop tabs and line ends from an address, and read a backslash as a slash. */
function isOneWord(written: string): boolean {
  return !/[\s\\\p{C}]/u.test(written);
}

function fault(text: string): { ok: false; fault: string } {
  return { ok: false, fault: text };
}
