import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../model/routes.ts';
import type { SearchData } from '../../model/search/entries.ts';
import { type BuiltSite, everyPage, type Rule, valuesOf } from './built-site.ts';
import { businessPhone, directory } from './expected.ts';

const read = ({ folder }: BuiltSite, file: string) => readFileSync(join(folder, file), 'utf8');

const FOREVER = 'public, max-age=31536000, immutable';

/** By name. */
type Headers = Readonly<Record<string, string>>;

/**
 * Parses the headers file as Netlify and Cloudflare Pages do: a path at the start of a line, its
 * headers indented below. A "*" at the end of a path matches anything, and the values of several rules
 * for the same header are joined with commas.
 * @returns the headers for a path
 */
function readHeaders(built: BuiltSite): (path: string) => Headers {
  const rules = read(built, '_headers')
    .split(/\n(?=\S)/)
    .map((rule) => rule.trim().split('\n'));

  return (path) => {
    const address = built.content.settings.base + path;
    const found = new Map<string, string[]>();
    for (const [pattern = '', ...lines] of rules) {
      const isMatch = pattern.endsWith('*')
        ? address.startsWith(pattern.slice(0, -1))
        : address === pattern;
      if (!isMatch) continue;

      for (const line of lines) {
        const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
        found.set(name, [...(found.get(name) ?? []), value]);
      }
    }
    return Object.fromEntries([...found].map(([name, values]) => [name, values.join(', ')]));
  };
}

/** A PNG starts with its signature, followed by its width and height (PNG, 11.2.1). Unit: pixels. */
function sizeOf(png: Buffer): [signature: string, width: number, height: number] {
  return [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** Whether a content file contains the phone number besides its own field. */
function isTypedNumber({ texts }: BuiltSite, number: string): boolean {
  const digits = [...texts.values()].join('\n').replace(/(?<=\d)[-. ()]+(?=\d)/g, '');
  return digits.split(number).length > 2;
}

export const fileRules: Record<string, Rule> = {
  'has each page that search engines may list once in its sitemap': (built, faults) => {
    const { siteUrl } = built.content.settings;
    const listed = [...read(built, 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
    const urls = listed.map(([, url]) => url);
    const listedPages = [...built.pages.values()].filter(({ $ }) => {
      return valuesOf($, 'meta[name=robots]@content').join() !== 'noindex';
    });
    const canonicals = listedPages.flatMap(({ $ }) => valuesOf($, 'link[rel=canonical]@href'));
    const expected = [...new Set(canonicals)];
    faults.same('sitemap', urls.toSorted(), expected.toSorted());

    const robots = read(built, 'robots.txt').split('\n');
    const sitemap = `Sitemap: ${siteUrl}/sitemap.xml`;
    faults.unless(robots.includes(sitemap), 'robots.txt names no sitemap');
    const closed = robots.filter((line) => /^disallow: *\S/i.test(line));
    faults.same('what robots.txt closes', closed, []);
  },

  'has a card, 1200 by 630, for each page': everyPage(({ path, $ }, faults, built) => {
    const { cards, siteUrl } = built.content.settings;
    const named = valuesOf($, 'meta[property="og:image"]@content');
    faults.same('cards', named.length, cards && path !== '/404' ? 1 : 0);

    const described = valuesOf($, 'meta[property="og:image:alt"]@content');
    faults.same('descriptions', described.length, named.length);

    for (const url of named) {
      const png = readFileSync(join(built.folder, url.slice(siteUrl.length)));
      faults.same(url, sizeOf(png), ['PNG', 1200, 630]);
    }
  }),

  'prints no phone number on a card': everyPage(({ $ }, faults, built) => {
    // The local number: a card must not have it, with or without area code. A card's description has
    // its text.
    const local = businessPhone(built).international.slice(-7);
    if (isTypedNumber(built, local)) return;

    const described = valuesOf($, 'meta[property="og:image:alt"]@content');
    const printed = described.filter((text) => text.replace(/\D/g, '').includes(local));
    faults.same('numbers on the card', printed, []);
  }),

  'has the seal as a picture of 600 pixels or more, and as wide as high': (built, faults) => {
    const [signature, width, height] = sizeOf(readFileSync(join(built.folder, 'seal.png')));
    faults.same('signature', signature, 'PNG');
    faults.unless(width >= 600 && width === height, `it is ${width} by ${height} pixels`);
  },

  'has every document and every city for the search': (built, faults) => {
    const search: SearchData = JSON.parse(read(built, 'search.json'));
    const { documents } = built.content;
    const cities = directory(built.content).map(({ slug }) => routes.city(slug));
    const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);
    const missing = namesOf(documents).filter((name) => !namesOf(search.what).includes(name));
    faults.same('documents that are missing', missing, []);

    const pages = search.where.flatMap(({ path = '' }) => (cities.includes(path) ? path : []));
    faults.same('cities', pages, cities);
  },

  'gives address books the name and the number of the business': (built, faults) => {
    // Folded lines continue after a line end and a space (RFC 2426, 2.6).
    const lines = read(built, 'contact.vcf').replaceAll('\r\n ', '').split('\r\n');
    const name = built.content.business.name.replace(/[\\,;]/g, '\\$&');
    const { international } = businessPhone(built);

    faults.same('first line', lines[0], 'BEGIN:VCARD');
    faults.unless(lines.includes(`FN:${name}`), 'the card lacks the name');
    const phones = lines.filter((line) => line.startsWith('TEL;'));
    const numbers = phones.map((line) => line.slice(line.indexOf(':') + 1));
    faults.same('numbers', numbers, [international]);
  },

  'has a policy in the head of each page that lets through what stands in a page, and no other style':
    (built, faults) => {
      const headersOf = readHeaders(built);
      const endpoint = built.content.business.form?.endpoint ?? '';
      const service = endpoint.startsWith('http') ? ` ${new URL(endpoint).origin}` : '';
      const directives = ["default-src 'none'", "base-uri 'none'", `form-action 'self'${service}`];

      for (const { path, html, $ } of built.pages.values()) {
        const page = faults.on(path);
        const policy = $('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
        const headers = headersOf(path);
        page.unless(!policy.includes('unsafe'), 'allows what is unsafe');
        page.same(
          'directives that the policy lacks',
          directives.filter((directive) => !policy.split('; ').includes(directive)),
          [],
        );

        const inline = html.matchAll(
          /<(?:style|script)(?: type="speculationrules")?>(.*?)<\/(?:style|script)>/gs,
        );
        const hashes = [...inline].map(([, text = '']) => {
          const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
          page.unless(policy.includes(hash), `forbids ${text.slice(0, 40)}`);
          return hash;
        });
        const allowed = policy.match(/'sha256-[^']+'/g) ?? [];
        page.same(
          'styles and scripts that it allows and lacks',
          allowed.filter((hash) => !hashes.includes(hash)),
          [],
        );
        page.same('attributes', html.match(/<[a-z][^>]* (style|on[a-z]+)="/gi), null);

        const frames = policy.match(/frame-src ([^;]*)/)?.[1]?.split(' ') ?? [];
        for (const src of valuesOf($, 'iframe@src')) {
          page.unless(frames.includes(new URL(src).origin), `forbids the map ${src}`);
        }

        // Directives that need a header.
        const sent = "frame-ancestors 'none'; upgrade-insecure-requests";
        page.same('header', headers['Content-Security-Policy'], sent);
        page.same('sniffing', headers['X-Content-Type-Options'], 'nosniff');
      }

      const features = headersOf('/')['Permissions-Policy']?.split(', ') ?? [];
      const allowed = features.filter((feature) => !feature.endsWith('=()'));
      faults.same('features', allowed, []);
    },

  'says of what never changes that it may be kept, and of nothing else': (built, faults) => {
    const headersOf = readHeaders(built);
    for (const file of readdirSync(built.folder, { recursive: true, encoding: 'utf8' })) {
      // Files with unusual names can't be in a rule.
      const isServed = /(^|\/)[^_.][^/]*\.\w+$/.test(file) && /^[\w./~-]+$/.test(file);
      if (!isServed) continue;

      // Hashed files never change.
      const isHashed = /^assets\/.*(\.[\w-]{8}\.\w+|\/[\da-f]{16}-\d+\.\w+)$/.test(file);
      const kept = headersOf(`/${file}`)['Cache-Control'];
      faults.same(file, kept, isHashed ? FOREVER : undefined);
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

  'gives away nowhere what the owner does not display of the office': everyPage(
    ({ html }, faults, { content, texts }) => {
      if (content.business.address.display === 'street') return;

      // The typed content then doesn't have the street; the owner's file does.
      const business = texts.get('content/business.yaml') ?? '';
      const street = /^ {2}street: ["']?(.*?)["']?$/m.exec(business)?.[1];
      const isShown = street !== undefined && html.includes(street);
      faults.unless(!isShown, 'shows the street of the office');
    },
  ),

  'keeps the editor out of search engines and of every page': (built, faults) => {
    const isEnabled = built.content.business.editor?.enabled !== false;
    const file = join('admin', 'index.html');
    faults.same('editor', existsSync(join(built.folder, file)), isEnabled);

    const page = isEnabled ? read(built, file) : '';
    faults.same('robots', page.includes('<meta name="robots" content="noindex"'), isEnabled);

    const policy = page.match(/Content-Security-Policy[^>]*/)?.[0] ?? '';
    const asked = ['cdn.jsdelivr.net', 'avatars.githubusercontent.com'];
    const hosts = [...asked, 'api.github.com', 'www.githubstatus.com'];
    const allowed = Array.from(policy.matchAll(/https?:\/\/([^\s;]+)/g), ([, host]) => host);
    faults.same('hosts', allowed, isEnabled ? hosts : []);

    const files = ['sitemap.xml', 'robots.txt'].map((name) => ({
      name,
      text: read(built, name),
    }));
    const pages = [...built.pages.values()].map(({ path, html }) => ({ name: path, text: html }));
    const naming = [...files, ...pages].filter(({ text }) => text.includes('/admin'));
    const names = naming.map(({ name }) => name);
    faults.same('what names it', names, []);
  },
};
