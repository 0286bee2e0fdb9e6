import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FINDER_FILE, type FinderData } from '../../model/finder/data.ts';
import { canonicalPaths, cardFile, routes } from '../../model/routes.ts';
import { socialCards } from '../../scripts/files/cards.ts';
import { HEADERS_FILE, headersFor, parseHeaders } from '../../scripts/files/headers.ts';
import { type BuiltSite, everyPage, hrefs, pageAt, type Rule } from './built-site.ts';

const read = ({ folder }: BuiltSite, file: string) => readFileSync(join(folder, file), 'utf8');

/** The headers that a file is sent with. */
function headersOf(built: BuiltSite) {
  const rules = parseHeaders(read(built, HEADERS_FILE));
  return (path: string) => headersFor(rules, built.site.settings.base + path);
}

/** What stands beside the pages. */
export const fileRules: Record<string, Rule> = {
  'has each canonical page once in its sitemap': (built, faults) => {
    const { siteUrl } = built.site.settings;
    const listed = [...read(built, 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
    const expected = canonicalPaths(built.site).map((path) => siteUrl + path);
    faults.same('sitemap', listed.map(([, url]) => url).toSorted(), expected.toSorted());
    const robots = `Sitemap: ${siteUrl}/sitemap.xml`;
    faults.unless(read(built, 'robots.txt').includes(robots), 'robots.txt names no sitemap');
  },

  'says the same to people who share a link': everyPage(({ path, $ }, faults, { site, folder }) => {
    const { cards, siteUrl } = site.settings;
    const property = (name: string) => $(`meta[property="og:${name}"]`).attr('content');
    faults.same('og:title', property('title'), $('title').first().text());
    const description = $('meta[name=description]').attr('content');
    faults.same('og:description', property('description'), description);
    faults.same('og:url', property('url'), hrefs($, 'link[rel=canonical]')[0]);
    const image = property('image');
    faults.same('has og:image', image !== undefined, cards && path !== '/404');
    const isThere = !image || existsSync(join(folder, image.slice(siteUrl.length)));
    faults.unless(isThere, `names ${image}, which is not there`);
  }),

  'draws a card, 1200 by 630, for home, lists, services and cities, and no other': (
    { folder, site },
    faults,
  ) => {
    const cards = join(folder, 'cards');
    const drawn = existsSync(cards) ? readdirSync(cards).map((name) => `/cards/${name}`) : [];
    const expected = site.settings.cards ? socialCards(site).map(({ path }) => cardFile(path)) : [];
    faults.same('cards', drawn.toSorted(), expected.toSorted());
    for (const card of drawn) {
      // A PNG starts with its signature, its width and height follow (PNG, 11.2.1).
      const png = readFileSync(join(folder, card));
      const size = [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)];
      faults.same(card, size, ['PNG', 1200, 630]);
    }
  },

  'offers the phone number for the address book': (built, faults) => {
    const isThere = read(built, 'contact.vcf').includes(`tel:${built.site.business.phone}`);
    faults.unless(isThere, 'contact.vcf has another number');
    faults.same('link', hrefs(pageAt(built, routes.contact()), 'a[href$=".vcf"]'), [
      '/contact.vcf',
    ]);
  },

  'has every document, its service and every city for the finder': (built, faults) => {
    const { documents, online, places }: FinderData = JSON.parse(read(built, FINDER_FILE));
    const { site } = built;
    const named = documents.map(({ slug, name }) => [slug, name]);
    const expected = site.documents.map(({ slug, name }) => [slug, name]);
    faults.same('documents', named, expected);
    faults.same('addresses', new Set(documents.map(({ slug }) => slug)).size, documents.length);
    const services = site.services.map(({ slug }) => routes.service(slug));
    const linked = [online, ...documents.flatMap(({ service }) => service ?? [])];
    const lost = linked.filter(({ path }) => !services.includes(path));
    faults.same('services that have no page', lost, []);
    const cities = places.flatMap(({ slug }) => slug ?? []);
    faults.same('cities', cities, [...site.cityBySlug.keys()]);
  },

  'has one policy for all pages, in header and head, that lets through what stands in them': (
    built,
    faults,
  ) => {
    const headers = headersOf(built);
    const policies = new Set<string>();
    for (const { path, html, $ } of built.pages.values()) {
      const policy = $('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
      policies.add(policy);
      const page = faults.on(path);
      const inside = html.matchAll(
        /<(?:style|script)(?: type="speculationrules")?>(.*?)<\/(?:style|script)>/gs,
      );
      for (const [, text = ''] of inside) {
        const hash = createHash('sha256').update(text).digest('base64');
        page.unless(policy.includes(`'sha256-${hash}'`), `forbids ${text.slice(0, 40)}`);
      }
      const sent = headers(path === '/404' ? '/404.html' : path);
      const header = sent['Content-Security-Policy'] ?? '';
      page.unless(header.startsWith(`${policy}; `), 'has another policy in its header');
      page.unless(header.includes("frame-ancestors 'none'"), 'may be framed');
      page.same('sniffing', sent['X-Content-Type-Options'], 'nosniff');
      page.same('kept', sent['Cache-Control'], 'public, max-age=0, must-revalidate');
    }
    faults.same('policies', policies.size, 1);
    const [policy = ''] = policies;
    faults.unless(!policy.includes('unsafe'), 'the policy allows what is unsafe');
    const endpoint = built.site.business.form?.endpoint ?? '';
    const target = endpoint.startsWith('http') ? ` ${new URL(endpoint).origin}` : '';
    const directives = ["default-src 'none'", "base-uri 'none'", `form-action 'self'${target}`];
    const missing = directives.filter((directive) => !policy.split('; ').includes(directive));
    faults.same('directives that the policy lacks', missing, []);
    const features = headers('/')['Permissions-Policy']?.split(', ') ?? [];
    const allowed = features.filter((feature) => !feature.endsWith('=()'));
    faults.same('features', allowed, ['geolocation=(self)']);
  },

  'has no style and no handler in attributes, and says its encoding early': everyPage(
    ({ html }, faults) => {
      faults.same('attributes', html.match(/<[a-z][^>]* (style|on[a-z]+)="/gi), null);
      // Browsers look for it among the first 1,024 bytes.
      faults.unless(html.search(/<meta charset=/i) < 900, 'says its encoding late');
    },
  ),

  'sets each header of a file once, and says of each how long it may be kept': (built, faults) => {
    const headers = headersOf(built);
    const files = readdirSync(built.folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\/[^_.][^/]*\.\w+$/.test(`/${name}`))) {
      const found = headers(`/${file}`);
      const all = Object.values(found).join('\n');
      const isTwice = /default-src.*default-src|max-age=0.*max-age/.test(all);
      faults.unless(!isTwice, `${file} has a header twice`);
      // What has a hash in its name never changes.
      const isKept = /\.[\w-]{8}\.(js|woff2)$/.test(file);
      const kept = found['Cache-Control'] ?? 'for an unknown time';
      const isOther = file.startsWith('admin/') || !/\.(js|woff2)$/.test(file);
      const isRight = isKept ? kept.endsWith('immutable') : /^public/.test(kept);
      faults.unless(
        isOther ? found['Cache-Control'] !== undefined : isRight,
        `${file} is kept ${kept}`,
      );
    }
  },

  'gives away nowhere what the owner does not display of the office': everyPage(
    ({ html }, faults, { site, words }) => {
      const { street, zip, display } = site.business.address;
      const own = words.match(/^ {2}street: (.*)$/m)?.[1] ?? street;
      if (display === 'street' || own === undefined) return;
      const isShown = html.includes(own) || (zip !== undefined && html.includes(zip));
      faults.unless(!isShown, 'shows the street of the office');
    },
  ),

  'keeps the editor out of search engines and of every page': (built, faults) => {
    const isEnabled = built.site.business.editor?.enabled !== false;
    const file = join('admin', 'index.html');
    faults.same('editor', existsSync(join(built.folder, file)), isEnabled);
    const page = isEnabled ? read(built, file) : '';
    faults.same('robots', page.includes('<meta name="robots" content="noindex"'), isEnabled);
    const policy = page.match(/Content-Security-Policy[^>]*/)?.[0] ?? '';
    const github = ['https://avatars.githubusercontent.com', 'https://api.github.com'];
    faults.same('hosts', policy.match(/https?:\/\/[^\s;]+/g) ?? [], isEnabled ? github : []);
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
  },
};
