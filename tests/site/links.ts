import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { smsHref, telHref } from '../../model/contact.ts';
import { canonicalPaths } from '../../model/pages.ts';
import { REDIRECTS_FILE, VCARD_FILE } from '../../model/routes.ts';
import { clean, everyPage, type Rule, valuesOf } from './built-site.ts';

/** Where pages lead, and the files that they name. */
export const linkRules: Record<string, Rule> = {
  'leads only to pages that exist, by their canonical path, and to anchors in them': everyPage(
    ({ path, $ }, faults, { site, pages }) => {
      const known = [...canonicalPaths(site), VCARD_FILE];
      for (const href of valuesOf($, 'a[href^="/"], a[href^="#"]@href')) {
        const { pathname, hash } = new URL(href, `https://site.example${path}`);
        const inPage = href.startsWith('#');
        faults.unless(inPage || known.includes(pathname), `leads to ${href}, which has no page`);
        const target = inPage ? $ : pages.get(pathname)?.$;
        const found = hash === '' || target?.(`[id="${decodeURIComponent(hash.slice(1))}"]`).length;
        faults.unless(Boolean(found), `leads to ${href}, which has no such anchor`);
      }
    },
  ),

  'gives one name to one page: links of the same words lead to the same page': (
    { pages },
    faults,
  ) => {
    const targets = new Map<string, Set<string>>();
    for (const { $ } of pages.values()) {
      for (const link of $('a[href^="/"]:not([aria-hidden] a)').toArray()) {
        const name = clean($(link).text());
        const known = targets.get(name) ?? new Set();
        targets.set(name, known.add(link.attribs.href ?? ''));
      }
    }
    for (const [name, known] of targets) {
      faults.unless(known.size === 1, `"${name}" leads to ${[...known].join(' and ')}`);
    }
  },

  'names every file below its base, and has it': everyPage(
    ({ html, $ }, faults, { folder, site }) => {
      const { base } = site.settings;
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
    everyPage(({ $, html }, faults, { site, words }) => {
      const { phone, email } = site.business;
      const call = telHref(phone);
      // An editor may type an email address into a text, the mailbox too.
      const isTyped = (address: string) =>
        words.split(address).length > (address === email ? 2 : 1);
      for (const link of $('a[href]:not([href^="/"], [href^="#"])').toArray()) {
        const { href = '', target, rel } = link.attribs;
        // With rel=noopener, a link would not find the frame on its own page.
        const framed = target !== undefined && $(`iframe[name="${target}"]`).length === 1;
        const kept = framed || rel?.includes('noopener') === true;
        const mail = /^mailto:(.*)$/.exec(href)?.[1];
        const isOurs = href === call || href === smsHref(phone);
        const isFine =
          isOurs || (mail === undefined ? /^https:/.test(href) && kept : isTyped(mail));
        faults.unless(isFine, `leads to ${href}`);
      }
      faults.unless($(`a[href="${call}"]`).length > 0, 'calls nobody');
      faults.unless(isTyped(email) || !html.includes(email), 'shows the mailbox');
    }),

  'leads on from every path that has moved': ({ folder, site, redirects }, faults) => {
    const { base } = site.settings;
    const rules = site.redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301\n`);
    faults.same('rules', readFileSync(join(folder, REDIRECTS_FILE), 'utf8'), rules.join(''));
    for (const { from, to } of site.redirects) {
      const $ = redirects.get(from)?.$;
      const target = `0;url=${base}${to}`;
      faults.on(from).same('leads', $?.('meta[http-equiv=refresh]').attr('content'), target);
      faults.on(from).same('link', $ && valuesOf($, 'a@href'), [to]);
    }
  },
};
