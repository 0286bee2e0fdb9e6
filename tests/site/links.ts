import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { smsHref, telHref } from '../../model/contact.ts';
import { canonicalPaths, VCARD_FILE } from '../../model/routes.ts';
import { attributes, Faults, hrefs, pageAt, type Rule } from './built-site.ts';

/** Where pages lead, and the files that they name. */
export const linkRules: Record<string, Rule> = {
  'leads only to pages that exist, by their canonical path, and to anchors in them': (built) => {
    const faults = new Faults();
    const canonical = new Set(canonicalPaths(built.site));
    for (const { path, $ } of built.pages.values()) {
      for (const href of hrefs($, 'a[href^="/"], a[href^="#"]')) {
        const { pathname, hash } = new URL(href, `https://site.example${path}`);
        const inPage = href.startsWith('#');
        const fine = inPage || pathname === VCARD_FILE || canonical.has(pathname);
        faults.unless(fine, `${path} leads to ${href}, which has no page`);
        const target = inPage ? $ : built.pages.get(pathname)?.$;
        const found = hash === '' || target?.(`[id="${decodeURIComponent(hash.slice(1))}"]`).length;
        faults.unless(Boolean(found), `${path} leads to ${href}, which has no such anchor`);
      }
    }
    return faults.lines;
  },

  'names every file below its base, and has it': ({ folder, site, pages }) => {
    const faults = new Faults();
    const { base } = site.settings;
    for (const { path, html, $ } of pages.values()) {
      const [outside] =
        html
          .match(/ (?:href|src|srcset|action)="\/[^"]*"/g)
          ?.filter((found) => !found.includes(`"${base}/`)) ?? [];
      faults.unless(outside === undefined, `${path} leaves ${base}/ by ${outside}`);
      const named = [
        ...hrefs($, 'link:not([rel=canonical])'),
        ...attributes($, 'img, script[src]', 'src'),
      ];
      for (const url of named.filter((value) => value.startsWith('/'))) {
        const file = decodeURIComponent(url.replace(/[?#].*/, ''));
        faults.unless(existsSync(join(folder, file)), `${path} names ${url}, which is not there`);
      }
    }
    return faults.lines;
  },

  'leads out by https alone, without telling where from, and calls and writes to one number': ({
    site,
    pages,
    words,
  }) => {
    const faults = new Faults();
    const { phone, email } = site.business;
    const call = telHref(phone);
    const ways = [call, smsHref(phone)];
    // An editor may type an email address into a text, the mailbox too.
    const isTyped = (address: string) => words.split(address).length > (address === email ? 2 : 1);
    for (const { path, $, html } of pages.values()) {
      for (const link of $('a[href]').toArray()) {
        const href = $(link).attr('href') ?? '';
        if (/^[/#]/.test(href)) continue;
        // With rel=noopener, a link would not find the frame on its own page.
        const target = $(link).attr('target');
        const framed = target !== undefined && $(`iframe[name="${target}"]`).length === 1;
        const kept = framed || $(link).attr('rel')?.includes('noopener');
        const mail = /^mailto:(.*)$/.exec(href)?.[1];
        const fine = ways.includes(href) || (mail !== undefined && isTyped(mail));
        faults.unless(fine || (href.startsWith('https://') && kept === true), `${path}: ${href}`);
      }
      faults.unless($(`a[href="${call}"]`).length > 0, `${path} calls nobody`);
      faults.unless(isTyped(email) || !html.includes(email), `${path} shows the mailbox`);
    }
    return faults.lines;
  },

  'is at most three clicks from home everywhere': (built) => {
    const faults = new Faults();
    const clicks = new Map([['/', 0]]);
    const queue = ['/'];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      for (const href of hrefs(pageAt(built, path), 'a[href^="/"]')) {
        const [target = ''] = href.split('#');
        if (clicks.has(target) || !built.pages.has(target)) continue;
        clicks.set(target, (clicks.get(path) ?? 0) + 1);
        queue.push(target);
      }
    }
    for (const path of canonicalPaths(built.site)) {
      const far = clicks.get(path) ?? Number.POSITIVE_INFINITY;
      faults.unless(far <= 3, `${path} is ${far} clicks from home`);
    }
    return faults.lines;
  },

  'leads on from every path that has moved': ({ site, redirects }) => {
    const faults = new Faults();
    for (const { from, to } of site.redirects) {
      const $ = redirects.get(from)?.$;
      const target = `0;url=${site.settings.base}${to}`;
      faults.same(`${from} leads`, $?.('meta[http-equiv=refresh]').attr('content'), target);
      faults.same(`${from} link`, $ && hrefs($, 'a'), [to]);
    }
    return faults.lines;
  },
};
