import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { formatPhone } from '../../model/contact.ts';
import { FINDER_FILE } from '../../model/finder/data.ts';
import { canonicalPaths, cardFile, routes } from '../../model/routes.ts';
import { socialCards } from '../../scripts/files/cards.ts';
import { HEADERS_FILE, headersFor, parseHeaders } from '../../scripts/files/headers.ts';
import { type BuiltSite, Faults, hrefs, pageAt, type Rule } from './built-site.ts';

const read = ({ folder }: BuiltSite, file: string) => readFileSync(join(folder, file), 'utf8');
const readJson = (built: BuiltSite, file: string): unknown => JSON.parse(read(built, file));
const headerRules = (built: BuiltSite) => parseHeaders(read(built, HEADERS_FILE));
const pageLink = z.object({ name: z.string(), path: z.string() });

const finderFile = z.object({
  online: pageLink,
  documents: z.array(
    z.object({ slug: z.string().min(1), name: z.string(), service: pageLink.optional() }),
  ),
  places: z.array(
    z.object({
      name: z.string(),
      zips: z.array(z.string().regex(/^\d{5}$/)),
      slug: z.string().optional(),
    }),
  ),
});

/** What stands beside the pages. */
export const fileRules: Record<string, Rule> = {
  'has each canonical page once in its sitemap': (built) => {
    const faults = new Faults();
    const { siteUrl } = built.site.settings;
    const text = read(built, 'sitemap.xml');
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    const expected = canonicalPaths(built.site).map((path) => siteUrl + path);
    faults.same('sitemap', listed.toSorted(), expected.toSorted());
    const robots = `Sitemap: ${siteUrl}/sitemap.xml`;
    faults.unless(read(built, 'robots.txt').includes(robots), 'robots.txt names no sitemap');
    return faults.lines;
  },

  'says the same to people who share a link': (built) => {
    const faults = new Faults();
    const { cards, siteUrl } = built.site.settings;
    for (const { path, $ } of built.pages.values()) {
      const property = (name: string) => $(`meta[property="og:${name}"]`).attr('content');
      faults.same(`${path} og:title`, property('title'), $('title').first().text());
      const description = $('meta[name=description]').attr('content');
      faults.same(`${path} og:description`, property('description'), description);
      faults.same(`${path} og:url`, property('url'), hrefs($, 'link[rel=canonical]')[0]);
      const image = property('image');
      faults.same(`${path} og:image`, image !== undefined, cards && path !== '/404');
      if (image === undefined) continue;
      const file = join(built.folder, image.slice(siteUrl.length));
      faults.unless(existsSync(file), `${path} names ${image}, which is not there`);
    }
    return faults.lines;
  },

  'draws a card, 1200 by 630, for home, lists, services and cities, and no other': (built) => {
    const faults = new Faults();
    const folder = join(built.folder, 'cards');
    const drawn = existsSync(folder) ? readdirSync(folder).map((name) => `/cards/${name}`) : [];
    const expected = built.site.settings.cards
      ? socialCards(built.site).map(({ path }) => cardFile(path))
      : [];
    faults.same('cards', drawn.toSorted(), expected.toSorted());
    for (const card of drawn) {
      // A PNG starts with its signature, its width and height follow (PNG, 11.2.1).
      const png = readFileSync(join(built.folder, card));
      const size = [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)];
      faults.same(card, size, ['PNG', 1200, 630]);
    }
    return faults.lines;
  },

  'offers the phone number for the address book': (built) => {
    const faults = new Faults();
    const { site } = built;
    const card = read(built, 'contact.vcf');
    const { phone } = site.business;
    faults.unless(card.includes(`tel:${phone}`), `contact.vcf lacks ${formatPhone(phone)}`);
    const $ = pageAt(built, routes.contact());
    faults.same('contact card', hrefs($, 'a[href$=".vcf"]'), ['/contact.vcf']);
    return faults.lines;
  },
  'has every document for the finder, with an address and a service that are there': (built) => {
    const faults = new Faults();
    const { site } = built;
    const { documents, online } = finderFile.parse(readJson(built, FINDER_FILE));
    const names = documents.map(({ name }) => name);
    faults.same(
      'documents',
      names,
      site.documents.map(({ name }) => name),
    );
    const slugs = documents.map(({ slug }) => slug);
    faults.same('slugs', [...new Set(slugs)], slugs);
    const services = site.services.map(({ slug }) => routes.service(slug));
    const named = [online, ...documents.flatMap(({ service }) => service ?? [])];
    const lost = named.filter(({ path }) => !services.includes(path));
    faults.same('services that have no page', lost, []);
    return faults.lines;
  },

  'has every city for the finder': (built) => {
    const faults = new Faults();
    const { site } = built;
    const { places } = finderFile.parse(readJson(built, FINDER_FILE));
    faults.same(
      'cities',
      places.flatMap(({ slug }) => slug ?? []),
      site.cities.map(({ slug }) => slug),
    );
    return faults.lines;
  },
  'has one policy for all pages, in header and head, that lets through what stands in them': (
    built,
  ) => {
    const faults = new Faults();
    const rules = headerRules(built);
    const endpoint = built.site.business.form?.endpoint ?? '';
    const target = endpoint.startsWith('http') ? [new URL(endpoint).origin] : [];
    const policies = new Set<string>();
    for (const { path, html, $ } of built.pages.values()) {
      const policy = $('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
      policies.add(policy);
      const inside = html.matchAll(
        /<(?:style|script)(?: type="speculationrules")?>(.*?)<\/(?:style|script)>/gs,
      );
      for (const [, text = ''] of inside) {
        const hash = createHash('sha256').update(text).digest('base64');
        faults.unless(policy.includes(`'sha256-${hash}'`), `${path} forbids ${text.slice(0, 40)}`);
      }
      const { base } = built.site.settings;
      const header = headersFor(rules, base + (path === '/404' ? '/404.html' : path));
      const sent = header['Content-Security-Policy'] ?? '';
      faults.unless(sent.startsWith(`${policy}; `), `${path} has another policy in its header`);
      faults.unless(sent.includes("frame-ancestors 'none'"), `${path} may be framed`);
      faults.same(`${path} sniffing`, header['X-Content-Type-Options'], 'nosniff');
      faults.same(`${path} kept`, header['Cache-Control'], 'public, max-age=0, must-revalidate');
    }
    faults.same('policies', policies.size, 1);
    const [policy = ''] = policies;
    faults.unless(!policy.includes('unsafe'), 'the policy allows what is unsafe');
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      ['form-action', "'self'", ...target].join(' '),
    ]) {
      faults.unless(policy.split('; ').includes(directive), `the policy lacks ${directive}`);
    }
    return faults.lines;
  },

  'has no style and no handler in attributes, and says its encoding early': ({ pages }) => {
    const faults = new Faults();
    for (const { path, html } of pages.values()) {
      const found = html.match(/<[a-z][^>]* (style|on[a-z]+)="/gi);
      faults.same(`${path} attributes`, found, null);
      // Browsers look for it among the first 1,024 bytes.
      faults.unless(html.search(/<meta charset=/i) < 900, `${path} says its encoding late`);
    }
    return faults.lines;
  },

  'sets each header of a file once, and says of each how long it may be kept': (built) => {
    const faults = new Faults();
    const rules = headerRules(built);
    const { base } = built.site.settings;
    const files = readdirSync(built.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^[._]/.test(entry.name))
      .map((entry) => join('/', relative(built.folder, entry.parentPath), entry.name));
    for (const path of files) {
      const headers = headersFor(rules, base + path);
      faults.unless(Boolean(headers['Cache-Control']), `${path} may be kept for an unknown time`);
      const all = Object.values(headers).join('\n');
      const twice = /default-src.*default-src|max-age=0.*max-age/.test(all);
      faults.unless(!twice, `${path} has a header twice`);
      const kept = headers['Cache-Control'] === 'public, max-age=31536000, immutable';
      faults.unless(
        kept === /\.[\w-]{8}\.(js|woff2)$/.test(path) ||
          !path.endsWith('.js') ||
          path.startsWith('/admin'),
        `${path} is kept wrongly`,
      );
    }
    const features = headersFor(rules, `${base}/`)['Permissions-Policy']?.split(', ') ?? [];
    const allowed = features.filter((feature) => !feature.endsWith('=()'));
    faults.same('features', allowed, ['geolocation=(self)']);
    return faults.lines;
  },

  'gives away nowhere what the owner does not display of the office': (built) => {
    const { street, zip, display } = built.site.business.address;
    const own = built.words.match(/^ {2}street: (.*)$/m)?.[1] ?? street;
    if (display === 'street' || own === undefined) return [];
    return [...built.pages.values()]
      .filter(({ html }) => html.includes(own) || (zip !== undefined && html.includes(zip)))
      .map(({ path }) => `${path} shows the street of the office`);
  },

  'keeps the editor out of search engines and of every page': (built) => {
    const faults = new Faults();
    const enabled = built.site.business.editor?.enabled !== false;
    const file = join(built.folder, 'admin', 'index.html');
    faults.same('editor', existsSync(file), enabled);
    const page = enabled ? readFileSync(file, 'utf8') : '';
    faults.same('robots', page.includes('<meta name="robots" content="noindex"'), enabled);
    const hosts =
      page.match(/Content-Security-Policy[^>]*/)?.[0].match(/https?:\/\/[^\s;]+/g) ?? [];
    const github = ['https://avatars.githubusercontent.com', 'https://api.github.com'];
    faults.same('hosts', hosts, enabled ? github : []);
    const naming = [...built.pages.values()].filter(({ html }) => html.includes('/admin'));
    faults.same(
      'pages that name it',
      naming.map(({ path }) => path),
      [],
    );
    const listed = ['sitemap.xml', 'robots.txt'].filter((name) =>
      read(built, name).includes('/admin'),
    );
    faults.same('files that name it', listed, []);
    return faults.lines;
  },
};
