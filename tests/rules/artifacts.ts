import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPhone } from '../../model/contact.ts';
import { absoluteUrl, canonicalPaths, cardFile, routes } from '../../model/routes.ts';
import { checkComplete } from '../../scripts/build/complete-site.ts';
import { socialCards } from '../../scripts/files/social-cards.ts';
import { type BuiltSite, Faults, type Rule } from '../support/built-site.ts';
import { hrefs, pageAt } from '../support/pages.ts';

const read = ({ folder }: BuiltSite, file: string) => readFileSync(join(folder, file), 'utf8');

export const artifactRules: Record<string, Rule> = {
  'is whole': async ({ site, folder }) => {
    try {
      await checkComplete(site, folder);
      return [];
    } catch (error) {
      return [String(error)];
    }
  },

  'has each canonical page once in its sitemap': (built) => {
    const faults = new Faults();
    const { siteUrl } = built.site.settings;
    const text = read(built, 'sitemap.xml');
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    const expected = canonicalPaths(built.site).map((path) => absoluteUrl(siteUrl, path));
    faults.same('sitemap', listed.toSorted(), expected.toSorted());
    const robots = `Sitemap: ${absoluteUrl(siteUrl, '/sitemap.xml')}`;
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
    const { site, pages } = built;
    const card = read(built, 'contact.vcf');
    const { phone } = site.business;
    faults.unless(card.includes(`tel:${phone}`), `contact.vcf lacks ${formatPhone(phone)}`);
    const $ = pageAt(pages, routes.contact());
    faults.same('contact card', hrefs($, 'a[href$=".vcf"]'), ['/contact.vcf']);
    return faults.lines;
  },
};
