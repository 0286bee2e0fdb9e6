import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import type { Attraction, City, Service } from '../../model/content.ts';
import { newContext } from '../support/browser.ts';
import { type BuiltSite, type Faults, type Rule, squeezed } from './built-site.ts';
import {
  addedPages,
  citiesFromAToZ,
  citiesOf,
  cityTokens,
  closuresIn,
  directory,
  expectedAttractionLabel,
  expectedCityLead,
  expectedClosure,
  expectedSummary,
  fillInTokens,
  lastBlock,
  listedCities,
  nameAndState,
  neighborsOf,
  paths,
  placeWords,
  plainPages,
  proseBlocks,
  proseText,
  servicesInOrder,
  servicesOf,
} from './expected.ts';

/** How a page is looked at. */
interface View {
  /** The width of the window, in pixels. */
  width: 375 | 1280;
  hasScript: boolean;
}

/** The widths that a page has one after the other: what style alone decides needs no new visit. */
const WIDTHS = [375, 1280] as const;

/**
 * Parts of a page in their order, each as its texts in their order. What is one text has nothing in
 * between. The texts of one part may stand in columns.
 */
type Parts = readonly (readonly string[])[];

/** What must be seen in the main part of a page as it opens. */
type Sight = (built: BuiltSite, view: View) => Parts;

/** A picture, as `look` notes it. */
const picture = ({ content }: BuiltSite, file: string) =>
  `[picture ${content.settings.base}${file}]`;

/** The button that lies on the drawing of a map, where a map waits for a click. */
function mapButton({ content }: BuiltSite, words: string): string[] {
  return content.business.maps.load === 'click' ? [words] : [];
}

/** The drawing of the valley on the Service Areas page, and of the region on that of all areas. */
const areaMap = (built: BuiltSite, place: 0 | -1) => {
  const map = built.content.maps.at(place);
  return map ? [picture(built, `/maps/${map.name}.svg`)] : [];
};

const serviceCards = ({ content }: BuiltSite, documents: number) =>
  servicesInOrder(content).map(({ title, description, commonDocuments }) => [
    title,
    description,
    ...commonDocuments.slice(0, documents),
  ]);

/** The block that closes a page, with its two buttons. */
function closingCall({ content }: BuiltSite): string[] {
  const { heading, text } = content.pages['call-to-action'];
  return [heading, text, 'Call now', 'Contact us'];
}

const home: Sight = (built, { width, hasScript }) => {
  const { content } = built;
  const { testimonials, pages, business } = content;
  const page = pages.home;
  const isNarrow = width < 768;
  const pills = servicesInOrder(content).map(({ title }) => title);
  const shown = hasScript ? testimonials.slice(0, 1) : testimonials;

  // Without script, each closure to come.
  const closures = hasScript
    ? []
    : closuresIn(content).map((one) => `Closed ${expectedClosure(one)}`);

  return [
    closures,
    [page.heading, 'Call now', 'Schedule'],
    isNarrow ? pills : [],
    ...serviceCards(built, 4),
    citiesOf(content, business.featuredCities).map(nameAndState),
    content.maps.length > 0 ? [picture(built, '/maps/service-area.svg')] : [],
    [page.aboutHeading, 'Why choose us', ...page.whyChooseUs.map(({ title }) => title)],
    testimonials.length > 1 && hasScript ? ['Pause'] : [],
    shown.flatMap(({ rating, text }) => ['★'.repeat(rating), text]),
    closingCall(built),
  ];
};

const services: Sight = (built) => {
  const { pages } = built.content;
  return [
    [pages.services.heading, ...proseBlocks(pages.services.body)],
    ...serviceCards(built, 6),
    [pages.finder.heading],
    closingCall(built),
  ];
};

const questions: Sight = (built) => {
  const { pages, questions: asked } = built.content;
  return [
    [pages.questions.heading, ...proseBlocks(pages.questions.body)],
    asked.map(({ question }) => question),
    ...asked.map(({ question, answer }) => [question, proseText(answer)]),
    [pages.finder.heading],
    closingCall(built),
  ];
};

const servicePage =
  (service: Service): Sight =>
  (built) => [
    [service.heading ?? service.title, service.description, ...proseBlocks(service.intro)],
    service.faqs.map(({ question }) => question),
    ['Common Documents', ...service.commonDocuments],
    ["What's Included", ...service.included],
    service.extras.length > 0 ? ['Available', ...service.extras] : [],
    ['Common Questions'],
    ...service.faqs.map(({ question, answer }) => [question, proseText(answer)]),
    servicesOf(built.content, service.related).map(({ title }) => title),
    closingCall(built),
  ];

const contact: Sight = (built, { hasScript }) => {
  const { content } = built;
  const { pages, business } = content;
  const { areaCities, documentTypes } = pages.contact;
  const areas = citiesOf(content, areaCities).map(({ name }) => name);

  return [
    [pages.contact.heading],
    hasScript ? ['Call or Text', 'Email Us'] : ['Phone:', 'Email:'],
    ['Hours', business.hours.weekends ?? ''],
    ['Service area', `${areas.join(', ')} and surrounding areas`],
    ['Services', ...servicesInOrder(content).map(({ title }) => title)],
    [pages.service.beforeHeading, ...pages.service.beforePoints],
    ['Send Us a Message', 'Name', 'Email', 'such as name@example.com', 'Phone', 'Document Type'],
    // Without a form service the button needs the script.
    ['Select Document Type', ...documentTypes, 'Message'],
    hasScript || business.form ? ['Send Message'] : [],
    mapButton(built, "Open Google's map"),
  ];
};

const locations: Sight = (built) => {
  const { pages } = built.content;
  const { heading, body, listNote } = pages.locations;
  return [
    // Right after the intro come the cities, with one line that says how they are ordered.
    [heading, lastBlock(body) + listNote],
    listedCities(built.content).map(nameAndState),
    areaMap(built, 0),
    [pages.finder.heading],
    closingCall(built),
  ];
};

const areas: Sight = (built) => {
  const { content } = built;
  const { pages, business } = content;
  const { heading, body, featuredHeading, closing } = pages.areas;
  const featured = citiesOf(content, business.featuredCities).map(nameAndState);
  return [
    [heading],
    // Right after the intro come the featured cities, and after them all cities.
    [[lastBlock(body), featuredHeading, ...featured, 'All Service Areas'].join('')],
    citiesFromAToZ(content).map(nameAndState),
    [closing, 'Contact us'],
    areaMap(built, -1),
    [pages.finder.heading],
    closingCall(built),
  ];
};

/** What stands beside a city's page on a large screen. */
function sidebar({ content }: BuiltSite, city: City): Parts {
  const nearby = citiesOf(content, city.nearbyLocations);
  return [
    ['Schedule an Appointment', `Serving ${nameAndState(city)}`, 'Book Now'],
    ['Why Choose Us', ...content.pages.city.whyChooseUs],
    nearby.length > 0 ? ['Nearby cities', ...nearby.map(nameAndState)] : [],
    ['All service areas'],
  ];
}

const cityPage =
  (city: City): Sight =>
  (built, { width }) => {
    const { content } = built;
    const words = content.pages.city;
    const tokens = cityTokens(content, city);
    const { previous, next } = neighborsOf(content, city);
    const [nearest] = citiesOf(content, city.nearbyLocations);
    const panel = nearest ?? next ?? city;
    const places =
      city.attractions.length > 0
        ? city.attractions.map((one) => expectedAttractionLabel(content, one))
        : words.placeholderAttractions;
    const cards = servicesOf(content, words.serviceCards);
    const isPlaced = city.latitude !== undefined && city.longitude !== undefined;
    const isDrawn = isPlaced && content.business.maps.load === 'click';

    return [
      // Right under the heading.
      [
        fillInTokens(words.heading, tokens) +
          (previous && next ? `Previous: ${previous.name} Next: ${next.name}` : ''),
      ],
      isDrawn ? [picture(built, `/maps/areas/${city.slug}.svg`)] : [],
      mapButton(built, "Open Google's map"),
      [...expectedCityLead(content, city), ...proseBlocks(words.body, tokens)],
      ['Popular services', ...servicesOf(content, words.popularServices).map(({ title }) => title)],
      [`About ${city.name}`, ...proseBlocks(city.about)],
      places,
      city.hasMap === undefined ? [] : [`A map of ${city.name}`],
      ...(width >= 1024 ? sidebar(built, city) : []),
      ...cards.map(({ title, description }) => [title, description]),
      [`Need a Notary in ${panel.name}`, 'View all areas', 'View services'],
      next ? [`See ${next.name}`] : [],
      [content.pages.finder.heading],
      closingCall(built),
    ];
  };

const places: Sight = (built, { hasScript }) => {
  const { content } = built;
  const cities = citiesFromAToZ(content).filter(({ attractions }) => attractions.length > 0);
  const cards = cities.flatMap((city) =>
    city.attractions.map((one) => [
      expectedAttractionLabel(content, one),
      nameAndState(city),
      expectedSummary(one.description),
      'Learn More',
      `More in ${city.name}`,
    ]),
  );
  return [
    [content.pages.places.heading],
    hasScript && cities.length > 0 ? ['Clear'] : [],
    cities.length > 1 ? cities.map(nameAndState) : [],
    ...cards,
    closingCall(built),
  ];
};

const attractionPage =
  (city: City, attraction: Attraction): Sight =>
  (built, { width }) => {
    const { name, cityName, address, description, url } = attraction;
    const { lead, meeting } = placeWords(built.content, city, attraction);
    return [
      [name, lead, `Back to ${cityName}`, address ?? 'Find it on a map'],
      // On a phone the call of the sheet comes last, so the first screen has one of its own.
      width < 768 ? ['Call now'] : [],
      [description, meeting],
      mapButton(built, 'Show driving directions'),
      ['Directions to this place', 'Directions to the notary'],
      ['Nearby Notary Services'],
      url === undefined ? [] : ['Visit Official Website'],
      [built.content.pages.place.needHeading, 'Call now'],
    ];
  };

const plainPage =
  (name: string): Sight =>
  (built) => {
    const { pages } = built.content;
    const added = built.content.addedPages.find(({ slug }) => slug === name);
    if (added !== undefined) {
      return [[added.heading], proseBlocks(added.body), closingCall(built)];
    }

    const page = Object.entries(pages).find(([own]) => own === name)?.[1];
    const isPlain = page !== undefined && 'body' in page && 'heading' in page;
    return isPlain ? [[page.heading], proseBlocks(page.body)] : [];
  };

/** What must be seen at the foot of every page. */
function footer(built: BuiltSite): Parts {
  const { content } = built;
  const { featuredCities, notice, profiles } = content.business;
  const listed = addedPages(built).filter(({ menu }) => menu === 'footer');
  const services = servicesInOrder(content).map(({ title }) => title);
  const cities = citiesOf(content, featuredCities).map(nameAndState);
  const elsewhere = profiles.length > 0 ? ['Find us on'] : [];
  const ofBusiness = [...listed.map(({ title }) => title), ...elsewhere];
  return [ofBusiness, [...services, ...cities], [notice]];
}

/** How many pages of each kind are looked at, the longest first: a browser takes its time. */
const MOST_OF_A_KIND = 8;

/** The pages of a built site that are looked at, with what must be seen on each. */
function sightsOf(built: BuiltSite): [path: string, sight: Sight][] {
  const { content, pages } = built;
  const cities = directory(content);
  const all: [path: string, sight: Sight][] = [
    ['/', home],
    ['/services', services],
    ['/questions', questions],
    ['/contact', contact],
    ['/locations', locations],
    ['/areas', areas],
    ['/places', places],
    ...plainPages(built).map((name): [string, Sight] => [`/${name}`, plainPage(name)]),
    ...content.services.map((one): [string, Sight] => [paths.service(one.slug), servicePage(one)]),
    ...cities.map((one): [string, Sight] => [paths.city(one.slug), cityPage(one)]),
    ...cities.flatMap((city) =>
      city.attractions.map((one): [string, Sight] => {
        return [paths.attraction(one.slug), attractionPage(city, one)];
      }),
    ),
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

/** Answers a request with a page of the site, or with a file of its folder; all else is refused. */
async function answer(route: Route, { pages, folder, content }: BuiltSite): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  if (origin !== HOST) return route.abort();

  const path = pathname.slice(content.settings.base.length);
  const page = pages.get(path);
  if (page !== undefined) {
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: page.html });
  }

  const file = join(folder, path);
  const isFile = existsSync(file) && statSync(file).isFile();
  return isFile ? route.fulfill({ path: file }) : route.abort();
}

/** A text or a picture that is painted on a page. */
interface Painted {
  /** The words of the part; those of a picture are "[picture /maps/valley.svg]". */
  words: string;
  /** Where its first line stands on the page, from the top. Unit: pixels. */
  top: number;
  bottom: number;
}

/**
 * What is painted in a part of a page, inside the window from side to side, in the order of the page's
 * markup.
 */
function look(page: Page, part: string): Promise<Painted[]> {
  return page.evaluate((selector) => {
    const painted: Painted[] = [];
    const note = (words: string, rects: Iterable<DOMRect>) => {
      const seen = [...rects].find(
        ({ width, height, left, right }) =>
          width > 1 && height > 1 && left >= -1 && right <= innerWidth + 1,
      );
      if (seen) painted.push({ words, top: seen.top + scrollY, bottom: seen.bottom + scrollY });
    };

    // What is far below is laid out only as a visitor comes near it; until then its place is a guess.
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      element.style.contentVisibility = 'visible';
    }

    const root = document.querySelector(selector) ?? document.body;
    const kinds = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
    const walker = document.createTreeWalker(root, kinds);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // What is clipped for screen readers alone is nowhere to be seen.
      if (!element || element.closest('.visually-hidden') !== null) continue;

      // The options of a select are painted by the browser, outside the page.
      const select = element.closest('option')?.closest('select');
      if (node instanceof Text && select) note(node.data, [select.getBoundingClientRect()]);

      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // An editor may put a picture between any words of a text.
      if (node instanceof HTMLImageElement && element.closest('.prose') === null) {
        const { pathname } = new URL(node.src, location.href);
        note(`[picture ${pathname}]`, [node.getBoundingClientRect()]);
      }
      if (node instanceof Text) {
        const range = document.createRange();
        range.selectNodeContents(node);
        note(node.data, range.getClientRects());
      }
    }
    return painted;
  }, part);
}

/**
 * Holds what is painted to what must be seen: each text is there, after the one before it. In one
 * column, which a phone has, each part also begins below the one before it on the screen, whatever the
 * markup says.
 */
function checkParts(painted: readonly Painted[], parts: Parts, view: View, faults: Faults): void {
  const how = `at ${view.width} pixels ${view.hasScript ? 'with' : 'without'} script`;
  const text = painted.map(({ words }) => squeezed(words)).join('');

  /** What is painted at a place in the text. */
  const paintedAt = (place: number) => {
    let end = 0;
    return painted.find(({ words }) => {
      end += squeezed(words).length;
      return place < end;
    });
  };

  let from = 0;
  let before: Painted | undefined;
  for (const part of parts) {
    let beginning: Painted | undefined;
    for (const wanted of part.filter((words) => words !== '')) {
      const place = text.indexOf(squeezed(wanted), from);
      faults.unless(place >= 0, `does not show "${wanted}" in its place, ${how}`);
      if (place < 0) continue;

      from = place + squeezed(wanted).length;
      beginning ??= paintedAt(place);
    }

    const isAbove = beginning && before && beginning.bottom <= before.top;
    const isMoved = view.width === 375 && isAbove;
    faults.unless(!isMoved, `shows "${beginning?.words}" above "${before?.words}", ${how}`);
    before = beginning ?? before;
  }
}

/** Whether the button of each map that waits for a click lies on the map, and the map has a size. */
function checkMapButtons(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main a[target]')].every((link) => {
      const frame = document.querySelector(`iframe[name="${link.getAttribute('target')}"]`);
      if (frame === null) return false;
      const [inner, outer] = [link.getBoundingClientRect(), frame.getBoundingClientRect()];
      const isAcross = inner.left >= outer.left && inner.right <= outer.right;
      const isDown = inner.top >= outer.top && inner.bottom <= outer.bottom;
      return isAcross && isDown && outer.width > 200 && inner.height >= 24;
    }),
  );
}

/** What a visitor sees without a click. */
export const visibleRules: Record<string, Rule> = {
  'shows what the content asks for as each page opens, in its order, on a phone and on a desk, with and without script':
    async (built, faults) => {
      const { base } = built.content.settings;
      const loadsMaps = built.content.business.maps.load === 'visible';

      for (const hasScript of [true, false]) {
        const context = await newContext({ javaScriptEnabled: hasScript });
        await context.route('**', (route) => answer(route, built));
        const page = await context.newPage();
        const others: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(HOST)) others.push(request.url());
        });

        for (const [path, sight] of sightsOf(built)) {
          const own = faults.on(path);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            if (width === WIDTHS[0]) await page.goto(HOST + base + path);

            const view = { width, hasScript };
            checkParts(await look(page, 'main'), sight(built, view), view, own);
            checkParts(await look(page, 'footer'), footer(built), view, own);
            const isBeside = await checkMapButtons(page);
            own.unless(isBeside, `has the button of a map beside it, ${width}`);
          }
          own.same('what it asks others for', loadsMaps ? [] : others.splice(0), []);
        }
        await context.close();

        // What is wrong with script is wrong without it too: once is enough to be told.
        if (faults.lines.length > 0) return;
      }
    },
};
