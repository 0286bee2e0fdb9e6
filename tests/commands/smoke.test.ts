import { createServer, type Server } from 'node:http';
import { afterEach, expect, inject, it } from 'vitest';
import { portOf } from '../../scripts/preview/preview-site.ts';
import { islandFaults } from '../smoke/island-faults.ts';
import { goRound } from '../smoke/round.ts';
import { type Answer, visit } from '../smoke/visit.ts';

const CANONICAL = 'https://www.example.com';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A host that answers as the good one does, but for what a test spoils; its sitemap lists two pages. */
async function spoiledHost(spoil: (answer: Answer, path: string) => Partial<Answer>) {
  const few = ['/', '/contact'].map((path) => `<url><loc>${CANONICAL}${path}</loc></url>`);
  server = createServer(async ({ url: path = '' }, response) => {
    const good = await visit(inject('baseUrl') + path);
    const text = path === '/sitemap.xml' ? `<urlset>${few.join('')}</urlset>` : good.text;
    const { status, headers, text: body } = { ...good, text, ...spoil({ ...good, text }, path) };
    for (const [name, value] of headers) {
      if (!/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name)) {
        response.setHeader(name, value);
      }
    }
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  return `http://localhost:${portOf(server.address())}`;
}

it('finds nothing wrong with a good site', async () => {
  const { pages, others, ...found } = await goRound(inject('baseUrl'), CANONICAL);
  expect(found).toEqual({ faults: [], notes: [] });
  expect(pages).toBeGreaterThan(200);
  expect(others).toBeGreaterThan(2);
  expect(await islandFaults(inject('baseUrl'))).toEqual([]);
});

it('says what is wrong with each page, file and header', async () => {
  const site = await spoiledHost(({ text, headers }, path) => {
    if (path === '/') return { text: text.replace(CANONICAL, 'https://other.example.org') };
    if (path === '/no.such.page') return { status: 200 };
    if (path === '/services') return { status: 500 };
    if (path !== '/contact') return {};
    const doubled = new Headers(headers);
    doubled.append('X-Frame-Options', 'SAMEORIGIN');
    doubled.append('Content-Security-Policy', "default-src 'none'");
    return { headers: doubled, text: text.replaceAll('<h1', '<h2').replace('"@graph"', '"graph"') };
  });
  const { faults } = await goRound(site, CANONICAL);
  expect(faults).toEqual([
    `${site}/  canonical link: expected ${CANONICAL}/, found https://other.example.org/. Check SITE_URL.`,
    `${site}/contact  expected one main heading, found 0.`,
    `${site}/contact  structured data that is not a JSON graph.`,
    `${site}/services  expected status 200, found 500.`,
    `${site}/no.such.page  expected status 404, found 200.`,
    `${site}/contact  X-Frame-Options: expected "DENY", found "DENY, SAMEORIGIN".`,
    `${site}/contact  Content-Security-Policy: sent more than once.`,
  ]);
});

it('takes a host that sends no headers as it is, and says so', async () => {
  const site = await spoiledHost(({ headers }) => ({
    headers: new Headers({ 'Content-Type': headers.get('Content-Type') ?? '' }),
  }));
  expect(await goRound(site, CANONICAL)).toMatchObject({
    pages: 2,
    faults: [],
    notes: ["This host sends none of the site's headers (docs/headers.md)."],
  });
});

it('says what keeps the message form from answering', async () => {
  const site = await spoiledHost((_, path) =>
    path.startsWith('/assets/islands/') ? { status: 404 } : {},
  );
  expect(await islandFaults(site, 5000)).toContain(
    `${site}/contact  the message form does not hydrate.`,
  );
});
