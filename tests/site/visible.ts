import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import type { Attraction, City, Service } from '../../model/content.ts';
import type { ProseTree } from '../../model/prose.ts';
import type { Site } from '../../model/site.ts';
import { newContext } from '../support/browser.ts';
import { type BuiltSite, clean, proseWords, type Rule } from './built-site.ts';

/** How a page is looked at. */
interface View {
  /** The width of the window, in pixels. */
  width: 375 | 1280;
  hasScript: boolean;
}

const VIEWS: readonly View[] = [
  { width: 375, hasScript: true },
  { width: 375, hasScript: false },
  { width: 1280, hasScript: true },
  { width: 1280, hasScript: false },
];

/** What must be seen on a page as it opens, part after part, in the order of the page. */
type Sight = (site: Site, view: View) => readonly (string | readonly string[])[];

const nameOf = ({ name, state }: Pick<City, 'name' | 'state'>) => `${name}, ${state}`;

/** The words of a text, with the tokens of a city's page filled in. */
function wordsOf(prose: ProseTree, city?: City): string {
  return proseWords(prose)
    .replaceAll('{{city}}', city?.name ?? '')
    .replaceAll('{{state}}', city?.state ?? '');
}

const cards = ({ services }: Site, documents: number) =>
  services.map(({ title, description, commonDocuments }) => [
    title,
    description,
    ...commonDocuments.slice(0, documents),
  ]);

/** The block that closes a page, with its two buttons. */
const closingCall = ({ pages }: Site) => {
  const { heading, text } = pages['call-to-action'];
  return [heading, text, 'Call now', 'Contact us'];
};

const home: Sight = (site, { width, hasScript }) => {
  const { pages, services, featuredCities, testimonials } = site;
  const page = pages.home;
  const isNarrow = width < 768;
  const shown = hasScript ? testimonials.slice(0, 1) : testimonials;

  return [
    [page.heading, 'Call now', 'Schedule'],
    isNarrow ? services.map(({ title }) => title) : [],
    ...cards(site, 4),
    featuredCities.map(nameOf),
    [page.aboutHeading, 'Why choose us', ...page.whyChooseUs.map(({ title }) => title)],
    shown.map(({ text }) => text),
    closingCall(site),
  ];
};

const services: Sight = (site) => [
  [site.pages.services.heading, wordsOf(site.pages.services.body)],
  ...cards(site, 6),
  [site.pages.finder.heading],
  closingCall(site),
];

const servicePage =
  (service: Service): Sight =>
  (site) => [
    [service.title, service.description, wordsOf(service.intro)],
    service.faqs.map(({ question }) => question),
    ['Common Documents', ...service.commonDocuments],
    ["What's Included", ...service.included],
    service.extras.length > 0 ? ['Available', ...service.extras] : [],
    ['Common Questions'],
    ...service.faqs.map(({ question, answer }) => [question, answer]),
    service.related.map((slug) => site.serviceBySlug.get(slug)?.title ?? ''),
    closingCall(site),
  ];

const contact: Sight = (site, { hasScript }) => {
  const { pages, business, cityBySlug } = site;
  const { areaCities, documentTypes } = pages.contact;
  const areas = areaCities.map((slug) => cityBySlug.get(slug)?.name).join(', ');

  return [
    [pages.contact.heading],
    hasScript ? ['Call or Text', 'Email Us'] : ['Phone:', 'Email:'],
    ['Hours', business.hours.weekends ?? ''],
    ['Service area', `${areas} and surrounding areas`],
    ['Services', ...site.services.map(({ title }) => title)],
    ['Send Us a Message', 'Name', 'Email', 'such as name@example.com', 'Phone', 'Document Type'],
    ['Select Document Type', ...documentTypes, 'Message', 'Send Message'],
    business.maps.load === 'click' ? ["Open Google's map"] : [],
  ];
};

const locations: Sight = ({ pages, locationsCities }) => [
  [pages.locations.heading, wordsOf(pages.locations.body)],
  locationsCities.map(nameOf),
  [pages.finder.heading],
];

const areas: Sight = ({ pages, featuredCities, citiesByName }) => [
  [pages.areas.heading, wordsOf(pages.areas.body)],
  [pages.areas.featuredHeading, ...featuredCities.map(nameOf)],
  ['All Service Areas', ...citiesByName.map(nameOf)],
  [pages.areas.closing, 'Contact us'],
  [pages.finder.heading],
];

const cityPage =
  (city: City): Sight =>
  (site, { width }) => {
    const { business, cities, cityBySlug, pages, serviceBySlug } = site;
    const place = cities.indexOf(city);
    const previous = cities.at(place - 1);
    const next = cities[(place + 1) % cities.length];
    const neighbors = (city.nearbyLocations ?? []).flatMap((slug) => cityBySlug.get(slug) ?? []);
    const panel = neighbors[0] ?? (cities.length > 1 ? next : city);
    const hasSidebar = width >= 1024;

    return [
      [`${city.name}, ${city.state}`],
      cities.length > 1 ? [`Previous: ${previous?.name}`, `Next: ${next?.name}`] : [],
      [wordsOf(pages.city.body, city)],
      pages.city.popularServices.map((slug) => serviceBySlug.get(slug)?.title ?? ''),
      [`About ${city.name}`, wordsOf(city.about)],
      city.attractions.map(({ name }) => name),
      city.attractions.length === 0 ? pages.city.placeholderAttractions : [],
      ...pages.city.serviceCards.map((slug) => {
        const service = serviceBySlug.get(slug);
        return [service?.title ?? '', service?.description ?? ''];
      }),
      ['Need a Notary in', panel?.name ?? '', 'View all areas', 'View services'],
      business.maps.load === 'click' ? ["Open Google's map"] : [],
      hasSidebar
        ? ['Schedule an Appointment', `Serving ${nameOf(city)}`, 'Book Now', 'Why Choose Us']
        : [],
      hasSidebar ? pages.city.whyChooseUs : [],
      hasSidebar && neighbors.length > 0 ? ['Nearby cities', ...neighbors.map(nameOf)] : [],
      hasSidebar ? ['All service areas'] : [],
      [pages.finder.heading],
    ];
  };

const places: Sight = ({ pages, citiesByName }, { hasScript }) => [
  [pages.places.heading],
  hasScript ? ['Clear'] : [],
  ...citiesByName.flatMap((city) =>
    city.attractions.map(({ name, description }) => [
      name,
      nameOf(city),
      // By characters, as people count them: the first hundred.
      [...description].slice(0, 100).join(''),
      'Learn More',
      `More in ${city.name}`,
    ]),
  ),
];

const attractionPage =
  (attraction: Attraction): Sight =>
  ({ business, pages }) => [
    [attraction.name, `Back to ${attraction.cityName}`, attraction.address ?? 'Find it on a map'],
    [attraction.description],
    business.maps.load === 'click' ? ['Show driving directions'] : [],
    ['Directions to this place', 'Directions to the notary'],
    ['Nearby Notary Services'],
    attraction.url ? ['Visit Official Website'] : [],
    [pages.place.needHeading, 'Call now'],
  ];

/** So many pages of each kind are looked at, the longest first: a browser takes its time. */
const MOST_OF_A_KIND = 8;

/** What must be seen on the pages of a built site, by their paths. */
function sightsOf({ site, pages }: BuiltSite): [path: string, sight: Sight][] {
  const all: [path: string, sight: Sight][] = [
    ['/', home],
    ['/services', services],
    ['/contact', contact],
    ['/locations', locations],
    ['/areas', areas],
    ['/places', places],
    ...site.services.map((one): [string, Sight] => [`/services/${one.slug}`, servicePage(one)]),
    ...site.cities.map((one): [string, Sight] => [`/areas/${one.slug}`, cityPage(one)]),
    ...site.attractions.map((one): [string, Sight] => [`/places/${one.slug}`, attractionPage(one)]),
  ];

  const lengthOf = (path: string) => pages.get(path)?.html.length ?? 0;
  const seenOfKind = new Map<string, number>();
  return all
    .filter(([path]) => pages.has(path))
    .toSorted(([a], [b]) => lengthOf(b) - lengthOf(a))
    .filter(([path]) => {
      const kind = path.replace(/^(\/[\w-]+\/).*/, '$1');
      const seen = seenOfKind.get(kind) ?? 0;
      seenOfKind.set(kind, seen + 1);
      return seen < MOST_OF_A_KIND;
    });
}

/** A host that the browser never reaches: every request to it is answered from the built site. */
const HOST = 'http://built.test';

/** Answers a request with a page of the site, or with a file of its folder. */
async function answer(route: Route, { pages, folder, site }: BuiltSite): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const path = pathname.slice(site.settings.base.length);
  const page = pages.get(path);
  if (page !== undefined) {
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: page.html });
    return;
  }

  const file = join(folder, path);
  const isFile = existsSync(file) && statSync(file).isFile();
  await (isFile ? route.fulfill({ path: file }) : route.abort());
}

/**
 * The texts of the main part of a page that are painted inside the window from side to side, in the
 * order of the page and with single spaces.
 */
function visibleText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const isInView = ({ width, height, left, right }: DOMRect) =>
      width > 1 && height > 1 && left >= -1 && right <= innerWidth + 1;
    const isClipped = (element: Element | null) => element?.closest('.visually-hidden') !== null;

    const texts: string[] = [];
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);

    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      // The options of a select are painted by the browser, outside the page.
      const isOption = parent?.localName === 'option';
      if (isOption) texts.push(node.nodeValue ?? '');
      if (isOption || isClipped(parent)) continue;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;

      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(isInView)) texts.push(node.nodeValue ?? '');
    }
    return texts.join(' ').replace(/\s+/g, ' ');
  });
}

/** What a visitor sees without a click. */
export const visibleRules: Record<string, Rule> = {
  'shows what the content asks for as each page opens, in its order, on a phone and on a desk, with and without script':
    async (built, faults) => {
      for (const view of VIEWS) {
        const context = await newContext({
          viewport: { width: view.width, height: 900 },
          javaScriptEnabled: view.hasScript,
        });
        await context.route('**', (route) => answer(route, built));
        const page = await context.newPage();

        for (const [path, sight] of sightsOf(built)) {
          await page.goto(HOST + built.site.settings.base + path);
          const seen = await visibleText(page);
          const how = `at ${view.width} pixels ${view.hasScript ? 'with' : 'without'} script`;
          const line = (text: string) => `does not show "${text}" in its place, ${how}`;

          let from = 0;
          for (const text of sight(built.site, view).flat()) {
            const wanted = clean(text);
            const place = seen.indexOf(wanted, from);
            faults.on(path).unless(place >= 0, line(wanted));
            if (place >= 0) from = place + wanted.length;
          }
        }
        await context.close();
      }
    },
};
