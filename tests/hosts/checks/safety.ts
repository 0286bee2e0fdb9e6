import { expect, it } from 'vitest';
import { ask, leadsTo, text } from '../ask.ts';
import { built } from '../built.ts';
import type { Seen } from '../host.ts';
import { LINK, SECRET } from '../secret.ts';

/** Ways out of the folder, and paths that are none. */
const OUTSIDE = [
  `/../${SECRET.file}`,
  `/areas/../../${SECRET.file}`,
  `/..%2f${SECRET.file}`,
  `/%2e%2e/${SECRET.file}`,
  `/%2e%2e%2f${SECRET.file}`,
  `/%252e%252e%252f${SECRET.file}`,
  `/..%5c${SECRET.file}`,
  `/assets/..%2f..%2f${SECRET.file}`,
  `//${SECRET.file}`,
  '/etc/passwd',
  '/%',
  '/%00',
];

/** Nothing is shown that is not of the site, and no address can make a host say what others want. */
export function safetyChecks(seen: Seen, baseUrl: () => string): void {
  const get = (path: string) => ask(baseUrl(), path);

  it.each(['/assets', '/assets/', '/areas/', '/admin/', '/maps/', '/icons/', '/server-status'])(
    'lists no folder at %s',
    async (path) => {
      const answer = await get(path);
      expect([200, 301, 308, 404]).toContain(answer.status);
      expect(text(answer)).not.toMatch(/index of|directory listing|parent directory/i);
    },
  );

  it('shows no file that is not for visitors', async () => {
    const shown: string[] = [];
    for (const path of ['/_headers', '/_redirects', '/.mobile-notary-site', '/.git/config']) {
      if ((await get(path)).status === 200) shown.push(path);
    }
    expect(shown).toEqual(seen.shown);
  });

  it('follows a link out of the folder, or does not', async () => {
    expect(text(await get(`/${LINK}`)).includes(SECRET.text)).toBe(seen.followsLinks);
  });

  it.each(OUTSIDE.filter((path) => !seen.endsAt.includes(path)))(
    'shows nothing outside the folder: %s',
    async (path) => {
      const answer = await get(path);
      expect(text(answer)).not.toContain(SECRET.text);
      // A host may take the first part for the name of a host, and show its first page.
      if (answer.status === 200) expect(text(answer)).toBe(built('index.html').toString());
    },
  );

  it.each([
    '//example.com/',
    '//example.com/x.html',
    '/\\example.com/',
    '/%5cexample.com/',
    '/%5cexample.com/x.html',
    '//example.com/%2e%2e/',
    '/%09/example.com/',
    '/%0d%0aX-Sent:%20by-others/',
    '/%0d%0aX-Sent:%20by-others.html',
    '/old-page%0d%0aX-Sent:%20by-others',
    '/old-page?%0d%0aX-Sent:%20by-others',
  ])('leads to no other host and takes no header from an address: %s', async (path) => {
    const answer = await get(path);
    expect(answer.headers.has('x-sent')).toBe(false);
    expect(leadsTo(answer, baseUrl(), '/') ?? '/').toMatch(/^\//);
  });
}
