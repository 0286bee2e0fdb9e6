/**
 * Reads a plain https origin, "https://www.example.com"; a slash at its end may stand. What the URL
 * parser makes of it is looked at: the parser itself takes ";" and "*" in a host name.
 */
export function parseOrigin(written: string) {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  return url && /^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+(:\d+)?\/$/.test(url.href)
    ? ({ ok: true, value: url.origin } as const)
    : ({ ok: false, fault: 'expected https:// and a plain host name, and nothing else' } as const);
}
