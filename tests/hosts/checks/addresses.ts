import { extname } from 'node:path';
import { expect, it } from 'vitest';
import { NOT_FOUND } from '../../../model/routes.ts';
import { frozenPages } from '../../support/pages.ts';
import { ask, header, leadsTo, text } from '../ask.ts';
import { built, files, kinds, MISSING, routes } from '../built.ts';
import type { Seen } from '../host.ts';
import { REDIRECTS } from '../redirects.ts';

/** What a browser has to be told for a file to do its work, by the end of its name. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^(text|application)\/javascript\b/,
  '.json': /^application\/json\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.png': /^image\/png$/,
  '.woff2': /^font\/woff2$/,
  '.wasm': /^application\/wasm$/,
  '.xml': /^(text|application)\/xml\b/,
  '.txt': /^text\/plain\b/,
};

/** Other addresses that a page could be found at. */
const SECOND = {
  slash: [...kinds.slice(1), ...MISSING].map((path) => `${path}/`),
  html: [...kinds.slice(1), ...MISSING].map((path) => `${path}.html`),
  index: ['/index', '/index.html'],
  '404': ['/404', '/404.html'],
} as const;

/** The first address of a page, by its second; undefined where there is no page. */
function firstOf(path: string): string | undefined {
  const page = path.replace(/(\/|\.html|\/index|\/index\.html)$/, '') || '/';
  return kinds.find((kind) => kind === page);
}

/** Every page, every file, the page for no path and the redirects, each at the one address. */
export function addressChecks(seen: Seen, baseUrl: () => string): void {
  const get = (path: string) => ask(baseUrl(), path);

  it('serves every route as it is', async () => {
    for (const path of routes) {
      const answer = await get(path);
      const { status } = answer;
      expect({ path, status, type: header(answer, 'Content-Type') }).toEqual({
        path,
        status: 200,
        type: expect.stringMatching(/^text\/html\b/),
      });
      expect(text(answer)).toBe(frozenPages().get(path)?.html);
    }
  });

  it('serves every file beside the pages, byte for byte and by its type', async () => {
    for (const path of files) {
      const answer = await get(path);
      const { status, body } = answer;
      const type = header(answer, 'Content-Type');
      expect({ path, status, type, same: body.equals(built(path)) }).toEqual({
        path,
        status: 200,
        type: TYPES[extname(path)] ? expect.stringMatching(TYPES[extname(path)] ?? '') : type,
        same: true,
      });
    }
  });

  it('has one address for the editor', async () => {
    const other = seen.editor === '/admin' ? '/admin/' : '/admin';
    const answer = await get(seen.editor);
    expect(answer.status).toBe(200);
    expect(text(answer)).toBe(built('admin/index.html').toString());
    const second = await get(other);
    if (seen.copies.includes('slash')) expect(second.status).toBe(200);
    else expect(leadsTo(second, baseUrl(), other)).toBe(seen.editor);
  });

  it.each(MISSING)('answers %s with the page for no path, and its status', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(header(answer, 'Content-Type')).toMatch(/^text\/html\b/);
    expect(text(answer)).toBe(built('404.html').toString());
  });

  it.each(['slash', 'html', 'index', '404'] as const)(
    'leads from a second address of a page to the first, or to none: %s',
    async (shape) => {
      const copies: string[] = [];
      for (const path of SECOND[shape]) {
        const end = await endOf(path);
        if (end === path || end === NOT_FOUND) copies.push(path);
        else if (end !== 404) expect({ path, end }).toEqual({ path, end: firstOf(path) });
      }
      expect({ shape, copies: copies.length > 0 }).toEqual({
        shape,
        copies: seen.copies.includes(shape),
      });
    },
  );

  it.each(REDIRECTS)('leads from $from to $to', async ({ from, to }) => {
    const answer = await get(`${from}?from=print`);
    if (seen.redirects === 'page') {
      expect(answer.status).toBe(200);
      expect(text(answer)).toContain(`content="0;url=${to}"`);
    } else {
      expect(answer.status).toBe(301);
      expect(leadsTo(answer, baseUrl(), from)).toBe(`${to}?from=print`);
    }
  });

  /** The path that redirects end at, or the status where that is no page. */
  async function endOf(path: string, steps = 4): Promise<string | number> {
    const answer = await get(path);
    const next = leadsTo(answer, baseUrl(), path);
    if (next !== undefined && steps > 0) return endOf(next, steps - 1);
    return answer.status === 200 ? path : answer.status;
  }
}
