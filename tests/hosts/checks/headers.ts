import { expect, it } from 'vitest';
import { headersFor } from '../../../scripts/artifacts/headers/headers-file.ts';
import { type Answer, ask, header, text } from '../ask.ts';
import { hashed, kinds, MISSING, rules } from '../built.ts';
import type { Seen } from '../host.ts';
import { REDIRECTS } from '../redirects.ts';

/** What would do harm, or nothing, if it came twice. */
const ONCE = [
  ...['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options'],
  ...['X-Frame-Options', 'Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'],
  ...['Cache-Control', 'X-Robots-Tag', 'Content-Type', 'Content-Encoding', 'ETag', 'Vary'],
];

const ENCODINGS = ['br', 'zstd', 'gzip'] as const;

/** Each header of the site once on every kind of answer, texts compressed, nothing sent again. */
export function headerChecks(seen: Seen, baseUrl: () => string): void {
  const get = (path: string, headers?: Record<string, string>) => ask(baseUrl(), path, headers);

  it.each([...kinds, seen.editor, hashed, '/robots.txt', '/llms.txt'])(
    'sends each header of the site once with %s',
    async (path) => expectHeaders(await get(path), headersFor(rules, path)),
  );

  it.each(MISSING)('sends each header of the site once with the page for %s', async (path) => {
    const answer = await get(path);
    const own = headersFor(rules, seen.missingAs === 'the path' ? path : '/404.html');
    expectHeaders(answer, { ...own, ...(own['Cache-Control'] && seen.missingCache) });
    // The file may be there a moment later, with the rest of the site.
    expect(header(answer, 'Cache-Control') ?? '').not.toContain('immutable');
  });

  it('sends each header of the site once with a redirect', async () => {
    const [{ from } = { from: '' }] = REDIRECTS;
    expectHeaders(await get(from), seen.movedBare ? {} : headersFor(rules, from));
  });

  it.runIf(seen.headers !== 'none')('sends no page again that has not changed', async () => {
    for (const encoding of ['identity', ...seen.encodings]) {
      const asked = { 'Accept-Encoding': encoding };
      const etag = header(await get('/', asked), 'ETag') ?? '';
      const again = await get('/', { ...asked, 'If-None-Match': etag });
      expect({ encoding, status: again.status }).toEqual({ encoding, status: 304 });
      expect(again.headers.get('content-security-policy') ?? []).toHaveLength(1);
    }
  });

  it.each(['/', '/sitemap.xml', hashed, seen.editor, '/no-such-page'])(
    'compresses %s',
    async (path) => {
      for (const encoding of ENCODINGS) {
        const answer = await get(path, { 'Accept-Encoding': encoding });
        const used = header(answer, 'Content-Encoding');
        const wanted = seen.encodings.includes(encoding) ? encoding : undefined;
        expect({ path, encoding, used }).toEqual({ path, encoding, used: wanted });
        if (encoding !== 'zstd') expect(text(answer)).toBe(text(await get(path)));
      }
    },
  );

  it('compresses no picture again', async () => {
    const answer = await get('/apple-touch-icon.png', { 'Accept-Encoding': ENCODINGS.join() });
    expect(header(answer, 'Content-Encoding')).toBeUndefined();
  });

  function expectHeaders(answer: Answer, own: Readonly<Record<string, string>>): void {
    const twice = ONCE.filter((name) => (answer.headers.get(name.toLowerCase()) ?? []).length > 1);
    expect(twice).toEqual([]);
    const names = Object.keys(own);
    const got = names.map((name) => [name, header(answer, name)]);
    expect(got).toEqual(names.map((name) => [name, sent(name, own[name] ?? '')]));
  }

  /** A header as this host sends it. */
  function sent(name: string, value: string): string | undefined {
    if (seen.headers === 'none') return undefined;
    if (seen.headers === 'all') return name === 'Cache-Control' ? seen.cache(value) : value;
    if (name === 'Strict-Transport-Security') return undefined;
    return value.replace('; upgrade-insecure-requests', '');
  }
}
