import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { Content } from '../../model/content.ts';
import { clean, everyPage, type Rule, valuesOf } from './built-site.ts';
import { businessPhone, closuresIn, daysIn, firstPaths } from './expected.ts';

/** A node of structured data (https://schema.org). */
type Node = Readonly<Record<string, unknown>>;

/** Fields whose values the page shows verbatim. */
const READ = ['name', 'text', 'address', 'streetAddress', 'postalCode', 'addressLocality'];

const graphOf = ($: CheerioAPI): Node[] =>
  JSON.parse($('script[type="application/ld+json"]').text())['@graph'];

/** All values of a field at any depth, in order. */
function valuesIn(value: unknown, field: string): string[] {
  const found: string[] = [];
  JSON.stringify(value, (name, inner) => {
    if (name === field && typeof inner !== 'object') found.push(`${inner}`);
    return inner;
  });
  return found;
}

/** Questions: open on service pages, folded on the questions page. */
const QUESTIONS = ':is(.questions, .question-groups)';

/** Where the page shows a node's field verbatim, by the node's type. */
const PAGE_ITSELF = { name: 'h1', description: 'meta[name=description]@content' };
/** Without a commission, a city's service has the page's title, which doesn't promise a visit. */
const CITY_OUTSIDE = { name: 'head title', description: 'meta[name=description]@content' };
const SAME: Readonly<Record<string, Record<string, string>>> = {
  BreadcrumbList: { name: '.breadcrumb li' },
};

/** Joins questions to their answers. */
const answersBy = (questions: readonly string[], answers: readonly string[]) =>
  new Map(questions.map((question, index) => [question, answers[index]]));

/** The answers that a page marks up, by their questions. */
function answersMarkedUp($: CheerioAPI) {
  const faqs = graphOf($).filter((node) => node['@type'] === 'FAQPage');
  return answersBy(valuesIn(faqs, 'name'), valuesIn(faqs, 'text'));
}

/** The answers that a page shows, by their questions. */
const answersShown = ($: CheerioAPI) =>
  answersBy(valuesOf($, `${QUESTIONS} h3`), valuesOf($, `${QUESTIONS} p`));

/** The area of the online service. Pages don't have to use this name for the country. */
const COUNTRY = 'United States';

/** The expected fields of the business. */
function businessFacts({ business }: Content, telephone: string): [string, unknown][] {
  const { name, priceRange, latitude, longitude, address } = business;
  return Object.entries({
    name,
    telephone,
    priceRange,
    streetAddress: address.street,
    postalCode: address.zip,
    addressLocality: address.city,
    addressRegion: address.state,
    latitude,
    longitude,
  });
}

/**
 * The expected hours: each group of days, then each closure as dates without hours.
 * Source: Google, "Local business (LocalBusiness) structured data", seasonal hours.
 */
function openingHours(content: Content): Node[] {
  const { business } = content;
  const kind = { '@type': 'OpeningHoursSpecification' };
  const groups = business.hours.structured.map(({ days, opens, closes }) => ({
    ...kind,
    dayOfWeek: [...new Set(daysIn(days))],
    opens,
    // Schema.org has no 24:00.
    closes: closes.replace('24:00', '23:59'),
  }));
  const closures = closuresIn(content).map(({ first, last }) => ({
    ...kind,
    opens: '00:00',
    closes: '00:00',
    validFrom: first,
    validThrough: last,
  }));
  return [...groups, ...closures];
}

export const graphRules: Record<string, Rule> = {
  'marks up the facts of the business, and nothing that nobody can read': everyPage(
    ({ path, $, html }, faults, built) => {
      const { content } = built;
      const nodes = graphOf($);
      const [notary = {}] = nodes;

      const { international } = businessPhone(built);
      faults.same('telephones', [...new Set(valuesIn(nodes, 'telephone'))], [international]);
      for (const [field, value] of businessFacts(content, international)) {
        const expected = value === undefined ? undefined : `${value}`;
        faults.same(`business ${field}`, valuesIn(notary, field)[0], expected);
      }
      const hours = [notary.openingHoursSpecification ?? []].flat();
      faults.same('hours', hours, openingHours(content));
      faults.same('profiles', notary.sameAs ?? [], content.business.profiles);
      for (const name of ['logo', 'image']) {
        const file = `${notary[name]}`.slice(content.settings.siteUrl.length);
        faults.unless(existsSync(join(built.folder, file)), `has no file for its ${name}`);
      }
      faults.unless(!/"(Review|AggregateRating)"/.test(html), 'reviews its own business');

      const isCityPage = /^\/(areas|locations)\//.test(path);
      const city = content.cities.find(({ slug }) => isCityPage && path.endsWith(`/${slug}`));
      const isOutside = city && !content.business.commissions.includes(city.state);
      const shown: typeof SAME = { ...SAME, Service: isOutside ? CITY_OUTSIDE : PAGE_ITSELF };
      const visible = clean(`${$('body').text()} ${$('head title').text()}`);
      const suffix = ` | ${content.business.name}`;
      for (const node of nodes) {
        const kind = `${node['@type']}`;
        const same = shown[kind] ?? {};
        const fields = 'description' in same ? READ : [...READ, 'description'];
        const read = fields.flatMap((field) => valuesIn(node, field));
        const lost = read.filter((text) => text !== COUNTRY && !visible.includes(text));
        faults.same(`${kind}: what nobody can read`, lost, []);

        for (const [field, place] of Object.entries(same)) {
          const marked = field in node ? [node[field]] : valuesIn(node, field);
          const texts = valuesOf($, place).map((text) => text.replace(suffix, ''));
          faults.same(`${kind} ${field}`, marked, texts);
        }
      }
    },
  ),

  'gives search engines each question once, with the answer below it': (built, faults) => {
    const pages = [...built.pages.values()].map(({ $ }) => $);
    const shown = new Set(pages.flatMap(($) => [...answersShown($).keys()]));
    const markedUp = pages.flatMap(($) => [...answersMarkedUp($).keys()]);
    faults.same('questions', markedUp.toSorted(), [...shown].toSorted());

    for (const $ of pages) {
      const answers = answersShown($);
      for (const [question, answer] of answersMarkedUp($)) {
        faults.same(`the answer to "${question}"`, answer, answers.get(question));
      }
    }
  },

  'refers only to nodes that some page describes, and to its own pages': (built, faults) => {
    const { cities, settings } = built.content;
    const graphs = JSON.stringify([...built.pages.values()].map(({ $ }) => graphOf($)));
    const named = (pattern: RegExp) => [...graphs.matchAll(pattern)].map(([, name = '']) => name);

    const described = new Set(named(/"@id":"([^"]*)",/g));
    const lost = named(/{"@id":"([^"]*)"}/g).filter((id) => !described.has(id));
    faults.same('described nowhere', lost, []);

    const pages = firstPaths(built).map((path) => settings.siteUrl + path);
    const websites = cities.flatMap(({ attractions }) => attractions.map(({ url }) => url));
    const known = new Set([...pages, ...websites]);
    const others = named(/"(?:url|item)":"([^"]*)"/g).filter((url) => !known.has(url));
    faults.same('addresses without a page', others, []);
  },
};
