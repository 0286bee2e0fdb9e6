/**
 * Reads a plain https origin, "https://www.example.com"; a slash at its end may stand. What the URL
 * parser makes of it is looked at: the parser itself takes ";" and "*" in a host name.
 */
export function parseOrigin(written: string) {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url && /^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+(:\d+)?\/$/.test(url.href)) {
    return { ok: true, value: url.origin } as const;
  }
  const fault = url?.username
    ? 'expected no user name or password'
    : 'expected https:// and a plain host name, and nothing else';
  return { ok: false, fault } as const;
}
