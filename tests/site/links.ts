import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltPage,
  type BuiltSite,
  clean,
  everyPage,
  type Rule,
  valuesOf,
} from './built-site.ts';
import { businessPhone, directory, firstPaths } from './expected.ts';

/** Whether a file is at a path that is no page, such as the contact card or a price list. */
function isFile(path: string, { folder }: BuiltSite): boolean {
  return /\.(?!html)\w+$/.test(path) && existsSync(join(folder, decodeURIComponent(path)));
}

/**
 * The links of a page by accessible name. External links in texts are left out, because their names are
 * the editor's. The current step of a section's breadcrumb counts, because links to the section must
 * have that name.
 */
function namedLinks({ path, $ }: BuiltPage): [name: string, href: string][] {
  const links = $('a[href]:not([aria-hidden] a, .prose a:not([href^="/"]))').toArray();
  const isSection = path.lastIndexOf('/') === 0;
  const crumbs = isSection ? valuesOf($, '.breadcrumb [aria-current=page]') : [];
  const heard = (name: string) => clean(name).toLowerCase();

  return [
    ...links.map((link): [string, string] => {
      const { href = '', 'aria-label': label } = link.attribs;
      const name = heard(label ?? $(link).text());
      // Anchors belong to their page.
      return [href.startsWith('#') ? `${name} on ${path}` : name, href];
    }),
    ...crumbs.map((name): [string, string] => [heard(name), path]),
  ];
}

/** Whether a content file contains an email address besides the business's own. */
function isTypedAddress({ content, texts }: BuiltSite, address: string): boolean {
  const uses = [...texts.values()].join('\n').split(address).length - 1;
  return uses > (address === content.business.email ? 1 : 0);
}

export const linkRules: Record<string, Rule> = {
  'leads only to pages that exist, by their canonical path, and to anchors in them': everyPage(
    ({ path, $ }, faults, built) => {
      const known = firstPaths(built);

      for (const href of valuesOf($, 'a[href^="/"], a[href^="#"]@href')) {
        const { pathname, hash } = new URL(href, `https://site.example${path}`);
        const isInPage = href.startsWith('#');
        const isThere = isInPage || known.includes(pathname) || isFile(pathname, built);
        faults.unless(isThere, `leads to ${href}, which has no page`);

        const target = isInPage ? $ : built.pages.get(pathname)?.$;
        const anchor = decodeURIComponent(hash.slice(1));
        const hasAnchor = hash === '' || target?.(`[id="${anchor}"]`).length === 1;
        faults.unless(hasAnchor, `leads to ${href}, which has no such anchor`);
      }
    },
  ),

  'gives one name to one place: links that sound the same lead to the same place': (
    { pages },
    faults,
  ) => {
    const targets = new Map<string, Set<string>>();
    for (const [name, href] of [...pages.values()].flatMap(namedLinks)) {
      targets.set(name, (targets.get(name) ?? new Set()).add(href));
    }
    for (const [name, known] of targets) {
      faults.unless(known.size === 1, `"${name}" leads to ${[...known].join(' and ')}`);
    }
  },

  'calls the two lists of cities by their names, but in texts that an editor has written':
    everyPage(({ $ }, faults) => {
      // The panel on a city's page calls it "View all areas".
      const named = {
        '/locations': ['Service Areas'],
        '/areas': ['All service areas', 'View all areas'],
      };
      for (const [path, names] of Object.entries(named)) {
        const found = valuesOf($, `a[href="${path}"]:not(.prose a)`);
        const others = found.filter((name) => !names.includes(name));
        faults.same(`names of ${path}`, others, []);
      }
    }),

  'names every file below its base, and has it': everyPage(
    ({ html, $ }, faults, { folder, content }) => {
      const { base } = content.settings;
      const named = html.match(/ (?:href|src|srcset|action)="\/[^"]*"/g) ?? [];
      const outside = named.filter((found) => !found.includes(`"${base}/`));
      faults.same(`addresses outside ${base}/`, outside, []);

      const files = ['link:not([rel=canonical])@href', 'img, script[src]@src', 'a[href$=vcf]@href'];
      for (const url of files.flatMap((place) => valuesOf($, place))) {
        const file = decodeURIComponent(url.replace(/[?#].*/, ''));
        const isThere = !url.startsWith('/') || existsSync(join(folder, file));
        faults.unless(isThere, `names ${url}, which is not there`);
      }
    },
  ),

  'leads out by https alone, without telling where from, and calls and writes to one number':
    everyPage(({ $, html }, faults, built) => {
      const { email, textMessages } = built.content.business;
      const { international } = businessPhone(built);
      const call = `tel:${international}`;
      const ours = textMessages ? [call, `sms:${international}`] : [call];

      for (const link of $('a[href]:not([href^="/"], [href^="#"])').toArray()) {
        const { href = '', target, rel } = link.attribs;
        const mailbox = /^mailto:(.*)$/.exec(href)?.[1];
        // With rel=noopener, a link couldn't target the frame on its own page.
        const isFramed = target !== undefined && $(`iframe[name="${target}"]`).length === 1;
        const isSafe =
          href.startsWith('https:') && (isFramed || rel?.includes('noopener') === true);
        const isMail = mailbox !== undefined && isTypedAddress(built, mailbox);
        faults.unless(ours.includes(href) || isSafe || isMail, `leads to ${href}`);
      }
      faults.unless($(`a[href="${call}"]`).length > 0, 'calls nobody');

      const isShown = html.includes(email) && !isTypedAddress(built, email);
      faults.unless(!isShown, 'shows the mailbox');
    }),

  'offers a text message by a link of its own wherever it offers a call or a text': everyPage(
    ({ $ }, faults, { content }) => {
      if (!content.business.textMessages) return;

      for (const offer of $('a, button').toArray()) {
        if (!/call or text/i.test($(offer).text())) continue;
        const links = $(offer).closest('section, .contact-ways').find('a[href^="sms:"]');
        faults.unless(links.length > 0, `has no link for texts beside "${clean($(offer).text())}"`);
      }
    },
  ),

  'leads from each city to its neighbors in the directory, and from each place to and from it': (
    { content, pages },
    faults,
  ) => {
    const cities = directory(content);
    for (const [index, { slug }] of cities.entries()) {
      // A single city has no neighbors.
      if (cities.length === 1) break;
      const $ = pages.get(`/areas/${slug}`)?.$;
      const neighbors = [cities.at(index - 1), cities[(index + 1) % cities.length]];
      const expected = neighbors.map((city) => `/areas/${city?.slug}`);
      const found = $ && valuesOf($, '.previous-next a@href');
      faults.on(`/areas/${slug}`).same('neighbors', found, expected);
    }

    for (const { attractions } of cities) {
      for (const { slug, name, address, cityName, cityState } of attractions) {
        const here = address ?? `${name}, ${cityName}, ${cityState}`;
        const $ = pages.get(`/places/${slug}`)?.$;
        const drives = $ && valuesOf($, 'main a[href*="/maps/dir/"]@href');
        const ends = drives?.map((href) => new URL(href).searchParams);
        const place = faults.on(`/places/${slug}`);
        place.same('the drive there', ends?.[0]?.get('destination'), here);
        place.same('the drive from there', ends?.[1]?.get('origin'), here);
      }
    }
  },

  'leads on from every path that has moved': ({ folder, content, redirects }, faults) => {
    const { base } = content.settings;
    const lines = content.redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301\n`);
    faults.same('rules', readFileSync(join(folder, '_redirects'), 'utf8'), lines.join(''));

    for (const { from, to } of content.redirects) {
      const $ = redirects.get(from)?.$;
      const page = faults.on(from);
      const refresh = $?.('meta[http-equiv=refresh]').attr('content');
      page.same('leads', refresh, `0; url=${base}${to}`);
      page.same('link', $ && valuesOf($, 'a@href'), [to]);
    }
  },
};
