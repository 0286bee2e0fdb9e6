import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { smsHref, telHref } from '../../model/contact.ts';
import { canonicalPaths, VCARD_FILE } from '../../model/routes.ts';
import { type BuiltSite, Faults, type Rule } from '../support/built-site.ts';
import { hrefs, pageAt } from '../support/pages.ts';

/** Whether the site serves a file at this path. */
function serves({ folder }: BuiltSite, path: string): boolean {
  return existsSync(join(folder, decodeURIComponent(path)));
}

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

  'has every picture, icon and other file that its pages name': (built) => {
    const faults = new Faults();
    for (const { path, $ } of built.pages.values()) {
      const named = [
        ...hrefs($, 'link:not([rel=canonical])'),
        ...$('img, script[src]')
          .toArray()
          .map((element) => $(element).attr('src') ?? ''),
      ];
      for (const url of named.filter((value) => value.startsWith('/'))) {
        const [file = ''] = url.split(/[?#]/);
        faults.unless(serves(built, file), `${path} names ${url}, which is not there`);
      }
    }
    return faults.lines;
  },

  'leads out by https alone, without telling where from, and calls and writes to one number': (
    built,
  ) => {
    const faults = new Faults();
    const { phone, email } = built.site.business;
    const call = telHref(phone);
    const ways = [call, smsHref(phone)];
    // An editor may type an email address into a text, the mailbox too.
    const isTyped = (address: string) =>
      built.words.split(address).length > (address === email ? 2 : 1);
    for (const { path, $, html } of built.pages.values()) {
      for (const link of $('a[href]').toArray()) {
        const href = $(link).attr('href') ?? '';
        if (/^[/#]/.test(href)) continue;
        // With rel=noopener, a link would not find the frame on its own page.
        const target = $(link).attr('target');
        const framed = target !== undefined && $(`iframe[name="${target}"]`).length === 1;
        const kept = framed || $(link).attr('rel')?.includes('noopener');
        const safe = href.startsWith('https://') && kept;
        const mail = /^mailto:(.*)$/.exec(href)?.[1];
        const fine = safe || ways.includes(href) || (mail !== undefined && isTyped(mail));
        faults.unless(fine, `${path} leads out to ${href}`);
      }
      faults.unless($(`a[href="${call}"]`).length > 0, `${path} calls nobody`);
      faults.unless(isTyped(email) || !html.includes(email), `${path} shows the mailbox`);
    }
    return faults.lines;
  },

  'is at most three clicks from home everywhere': ({ site, pages }) => {
    const faults = new Faults();
    const clicks = new Map([['/', 0]]);
    const queue = ['/'];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const next = (clicks.get(path) ?? 0) + 1;
      for (const href of hrefs(pageAt(pages, path), 'a[href^="/"]')) {
        const [target = ''] = href.split('#');
        if (clicks.has(target) || !pages.has(target)) continue;
        clicks.set(target, next);
        queue.push(target);
      }
    }
    for (const path of canonicalPaths(site)) {
      const far = clicks.get(path) ?? Number.POSITIVE_INFINITY;
      faults.unless(far <= 3, `${path} is ${far} clicks from home`);
    }
    return faults.lines;
  },

  'leads on from every path that has moved': ({ site, redirects }) => {
    const faults = new Faults();
    for (const { from, to } of site.redirects) {
      const $ = redirects.get(from)?.$;
      faults.same(`${from} leads`, $?.('meta[http-equiv=refresh]').attr('content'), `0;url=${to}`);
      faults.same(`${from} link`, $ && hrefs($, 'a'), [to]);
    }
    return faults.lines;
  },
};
