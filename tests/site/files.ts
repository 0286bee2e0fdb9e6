import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { FINDER_FILE, type FinderData } from '../../model/finder/data.ts';
import { OWN_FILES, OWN_FOLDERS } from '../../model/own-files.ts';
import { canonicalPaths, cardFile, HEADERS_FILE, pageFile } from '../../model/routes.ts';
import { socialCards } from '../../scripts/artwork/cards.ts';
import { headersFor, parseHeaders } from '../../scripts/files/headers.ts';
import { MARK } from '../../scripts/replace-site.ts';
import { type BuiltSite, everyPage, type Rule, valuesOf } from './built-site.ts';

const read = ({ folder }: BuiltSite, file: string) => readFileSync(join(folder, file), 'utf8');

const FRESH = 'public, max-age=0, must-revalidate';
const FOREVER = 'public, max-age=31536000, immutable';

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

  'has a card, 1200 by 630, for each page, and home, lists, services and cities their own':
    everyPage(({ path, $ }, faults, { folder, site }) => {
      const { cards, siteUrl } = site.settings;
      const named = valuesOf($, 'meta[property="og:image"]@content');
      faults.same('cards', named.length, cards && path !== '/404' ? 1 : 0);
      const isOwn = socialCards(site).some((card) => card.path === path);
      for (const card of named.map((url) => url.slice(siteUrl.length))) {
        faults.unless(!isOwn || card === cardFile(path), `has the card ${card}`);
        // A PNG starts with its signature, its width and height follow (PNG, 11.2.1).
        const png = readFileSync(join(folder, card));
        const size = [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)];
        faults.same(card, size, ['PNG', 1200, 630]);
      }
    }),

  'has every document and every city for the finder': (built, faults) => {
    const { documents, places }: FinderData = JSON.parse(read(built, FINDER_FILE));
    const { site } = built;
    const slugs = (all: readonly { slug?: string }[]) => all.flatMap(({ slug }) => slug ?? []);
    faults.same('documents', slugs(documents), slugs(site.documents));
    faults.same('cities', slugs(places), slugs(site.cities));
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
      const frames = policy.match(/frame-src ([^;]*)/)?.[1]?.split(' ') ?? [];
      for (const src of valuesOf($, 'iframe@src')) {
        page.unless(frames.includes(new URL(src).origin), `forbids the map ${src}`);
      }
      page.same('attributes', html.match(/<[a-z][^>]* (style|on[a-z]+)="/gi), null);
      const sent = headers(path === '/404' ? '/404.html' : path);
      const header = sent['Content-Security-Policy'];
      page.same('header', header, `${policy}; frame-ancestors 'none'; upgrade-insecure-requests`);
      page.same('sniffing', sent['X-Content-Type-Options'], 'nosniff');
      page.same('kept', sent['Cache-Control'], FRESH);
    }
    const [policy = '', ...others] = policies;
    faults.same('other policies', others, []);
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

  'says of each file once how long it may be kept': (built, faults) => {
    const headers = headersOf(built);
    for (const file of readdirSync(built.folder, { recursive: true, encoding: 'utf8' })) {
      // Names that stand in no address as they are stand in no rule.
      if (!/(^|\/)[^_.][^/]*\.\w+$/.test(file) || !/^[\w./~-]+$/.test(file)) continue;
      // What has a hash in its name never changes.
      const isHashed = /^assets\/.*(\.[\w-]{8}\.\w+|\/[\da-f]{16}-\d+\.\w+)$/.test(file);
      const kept = headers(`/${file}`)['Cache-Control'];
      faults.same(file, kept, isHashed ? FOREVER : FRESH);
    }
  },

  'serves what stands in public/ as it is': ({ folder, publicFolder, publicFiles }, faults) => {
    for (const path of publicFiles) {
      const file = join(folder, path);
      const isSame =
        existsSync(file) && readFileSync(file).equals(readFileSync(join(publicFolder, path)));
      faults.unless(isSame, `does not serve public${path} as it is`);
    }
  },

  'has no file but pages and what is known to belong to it': (built, faults) => {
    const { folder, pages, redirects, publicFiles } = built;
    const ofPages = [...pages.keys(), ...redirects.keys()].map(pageFile);
    const known = new Set<string>([...ofPages, ...publicFiles, ...OWN_FILES, `/${MARK}`]);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
      const isOwn = OWN_FOLDERS.some((own) => path.startsWith(`${own}/`));
      const isKnown = entry.isDirectory() || isOwn || known.has(path);
      faults.unless(isKnown, `model/own-files.ts does not know ${path}`);
    }
  },

  'gives away nowhere what the owner does not display of the office': everyPage(
    ({ html }, faults, { site, words }) => {
      if (site.business.address.display === 'street') return;
      const own = words.match(/^ {2}street: ["']?(.*?)["']?$/m)?.[1];
      const isShown = own !== undefined && html.includes(own);
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
    const files = ['sitemap.xml', 'robots.txt'].map((name) => [name, read(built, name)] as const);
    const pages = [...built.pages.values()].map(({ path, html }) => [path, html] as const);
    const naming = [...files, ...pages].filter(([, text]) => text.includes('/admin'));
    faults.same(
      'what names it',
      naming.map(([name]) => name),
      [],
    );
  },
};
