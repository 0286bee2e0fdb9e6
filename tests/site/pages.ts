import { formatPhone, smsHref, telHref } from '../../model/contact.ts';
import type { Attraction, City, Service } from '../../model/content.ts';
import { hoursShortText, hoursText, longDate } from '../../model/hours.ts';
import {
  attractionMapUrl,
  attractionQuery,
  directionsUrl,
  embeddedDirectionsUrl,
} from '../../model/maps.ts';
import { outsideNote } from '../../model/meeting.ts';
import { officeAddress } from '../../model/office.ts';
import { isTextPage, QUESTIONS_ANCHOR, routes, TEXT_PAGES } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { preview } from '../../model/text.ts';
import { fillTokens } from '../../model/tokens.ts';
import { clean, pageAt, proseWords, type Rule, valuesOf } from './built-site.ts';

/**
 * What a page has to have: all that stands in each place, as `valuesOf` finds it, and nothing else.
 * Texts may stand in lists and objects, however deep.
 */
interface Expected {
  words: Record<'title' | 'heading' | 'description', string>;
  /** What it says somewhere. */
  says?: unknown;
  /** Where it leads, each list in its order with other links in between. */
  leads?: string[][];
  [place: string]: unknown;
}

type Row = [path: string, expected: Expected];

/** Where to read what people ask, if they do. */
const questionsPath = ({ questions }: Site) =>
  questions.slice(0, 1).map(() => `${routes.services()}#${QUESTIONS_ANCHOR}`);
const named = ({ name, state }: Pick<City, 'name' | 'state'>) => `${name}, ${state}`;
const servicePaths = (slugs: readonly string[]) => slugs.map((slug) => routes.service(slug));
const servicesOf = ({ services }: Site) => servicePaths(services.map(({ slug }) => slug));
const cityPaths = (cities: readonly City[]) => cities.map(({ slug }) => routes.city(slug));
const byName = (a: City, b: City) =>
  a.name.localeCompare(b.name, 'en-US') || a.state.localeCompare(b.state);
const mapOf = (city: City) => ({ 'iframe@title': `Map of ${named(city)}` });

/** Every text in a value. */
function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [clean(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

/** The cards of services, each with so many of its documents. */
const cards = ({ services }: Site, documents: number) =>
  services.map(({ title, description, commonDocuments }) => [
    ...[title, description],
    ...commonDocuments.slice(0, documents),
  ]);

/** The finder asks what and where, and leads on without script. */
const finder = ({ pages }: Site, place = '') => ({
  '#finder-heading': pages.finder.heading,
  '.finder-box input[name=place]@value': place,
  '.finder-box p a:not([href*="#"])@href': routes.areas(),
});

/** What the owner says of the notary, beside a picture. */
function notary({ business }: Site, picture = business.portrait) {
  const { credentials, languages, fees, payment, cancellation } = business;
  const { firstNotarization: first, additionalNotarization: more, travel } = fees;
  const facts = credentials.map(({ text }) => text);
  return {
    '.your-notary dd': [facts, languages, first, first && more, travel, payment, cancellation],
    '.your-notary img@alt': picture?.alt,
  };
}

/** What every page has around it, and what it says to search engines and where links are shared. */
function around(site: Site, path: string, { title, heading, description }: Expected['words']) {
  const links = ['/', '/services', '/locations', '/contact'];
  const section = `/${path.split('/')[1]}`.replace('/areas', '/locations');
  const legal = Object.values(TEXT_PAGES).map((page) => page.path);
  const fullTitle = `${title} | ${site.business.name}`;
  // Only 404 keeps search engines out, and each city has two addresses.
  const own = path.replace('/locations/', '/areas/');
  const canonical = path !== '/404' && site.settings.siteUrl + own;
  return {
    h1: heading,
    'head title': fullTitle,
    'link[rel=canonical]@href': canonical,
    'meta[name=robots]@content': !canonical && 'noindex',
    'meta[name=description]@content': description,
    'meta[name=keywords][content!=""]@name': 'keywords',
    'meta[property="og:title"]@content': fullTitle,
    'meta[property="og:description"]@content': description,
    'meta[property="og:url"]@content': canonical,
    'link[rel=stylesheet]@href': [],
    'style@media': '',
    'script[src]@type': 'module',
    // What a press needs at once.
    'script:not([type])@src': '',
    'header nav a:not(.button)': ['Home', 'Services', 'Service Areas', 'Contact'],
    'header nav a:not(.button)@href': links,
    'header [aria-current=page]@href': links.filter((link) => link === section),
    'footer a[href]@href': [...servicesOf(site), ...cityPaths(site.featuredCities), ...legal],
    'footer .notice': site.business.notice,
  };
}

function home(site: Site): Expected {
  const { business, featuredCities, testimonials, pages } = site;
  const { whyChooseUs, howItWorks, picture, testimonialsHeading } = pages.home;
  const text = business.textMessages ? [smsHref(business.phone)] : [];
  const actions = [telHref(business.phone), ...text, routes.contact(), ...servicesOf(site)];
  const top = featuredCities.map(named);
  return {
    words: pages.home,
    says: ['Why choose us', whyChooseUs, howItWorks?.steps, top, cards(site, 4)],
    leads: [questionsPath(site), [...actions, ...cityPaths(featuredCities)]],
    ...finder(site),
    ...notary(site, picture),
    '.section:has(.testimonial) h2': testimonials.length > 0 && testimonialsHeading,
    '.testimonial figcaption': testimonials.map(({ name, location, date, source }) => {
      const more = [date && longDate(date), source && `on ${source.name}`].filter(Boolean);
      return `${name}, ${location}${more.join(', ')}`;
    }),
    '.stars .visually-hidden': testimonials.map(({ rating }) => `${rating} out of 5 stars`),
    '.testimonial .sample': testimonials.map(({ sample }) => sample && 'Sample testimonial'),
    '.carousel@aria-label': testimonials.length > 1 && 'Testimonials',
  };
}

function services(site: Site): Expected {
  const { documents } = site;
  const asked = site.questions.map(({ question, answer }) => [question, answer]);
  const handled = documents.map(({ service, elsewhere }) =>
    service ? routes.service(service) : elsewhere?.url,
  );
  const heads = documents.flatMap((document) => document.heads);
  return {
    words: site.pages.services,
    says: [cards(site, 6), documents.map(({ note }) => note), asked],
    leads: [servicesOf(site)],
    ...finder(site),
    '.document-list > details:not([open]) li[id] b': documents.map(({ name }) => name),
    '.document-list li[id] a@href': handled,
    '.document-head > strong': [...new Set(heads)].toSorted((a, b) => a.localeCompare(b, 'en-US')),
  };
}

function contact(site: Site): Expected {
  const { business, cityBySlug, pages } = site;
  const { areaCities, documentTypes, mapCity } = pages.contact;
  const { endpoint, hidden = {} } = business.form ?? {};
  const near = areaCities.map((slug) => cityBySlug.get(slug)?.name).join(', ');
  const city = cityBySlug.get(mapCity);
  return {
    words: pages.contact,
    says: [
      ...['Hours', hoursText(business.hours), business.holidays.map(longDate)],
      ...['Service area', near, 'and surrounding areas', 'Send Us a Message'],
    ],
    leads: [servicesOf(site), questionsPath(site)],
    ...notary(site),
    ...(city && mapOf(city)),
    'a[href$=".vcf"]@href': '/contact.vcf',
    '.contact-details button': ['Call or Text', 'Email Us'],
    '.contact-details button@title': ['Click to show phone number', 'Click to show email'],
    'form[action]@action': endpoint,
    'form label': ['Name', 'Email', 'Phone', 'Document Type', 'Message'],
    'form option': ['Select Document Type', documentTypes],
    'form textarea@rows': '4',
    'form button': 'Send Message',
    'form input[type=hidden]@name': Object.keys(hidden),
    'form input[type=hidden]@value': hidden,
    // It refuses nothing.
    'form [required], form:not([novalidate])': [],
  };
}

function cityPage(site: Site, city: City): Expected {
  const { business, cities, pages } = site;
  const { name, state, description, about, attractions } = city;
  const fill = (text: string) => fillTokens(text, { city: name, state });
  const { popularServices, serviceCards, placeholderAttractions, whyChooseUs } = pages.city;
  const lists = [popularServices, serviceCards].map(servicePaths);
  const wayFrom = (place: Pick<Attraction, 'name' | 'address'>) =>
    directionsUrl(officeAddress(business), attractionQuery(place, city));
  const own = attractions.flatMap((to) => [routes.attraction(to.slug), wayFrom(to)]);
  const general = placeholderAttractions.map((other) => wayFrom({ name: other }));
  // In directory order, around both ends.
  const at = cities.indexOf(city);
  const beside = [cities.at(at - 1), cities[(at + 1) % cities.length]].flatMap((to) => to ?? []);
  return {
    words: { title: fill(pages.city.title), heading: fill(pages.city.heading), description },
    says: [
      ...[
        'Popular services',
        `About ${name}`,
        proseWords(about),
        'Our services',
        'Map',
        'Need a Notary in',
      ],
      ...['Schedule an Appointment', `Serving ${named(city)}`],
      ...[hoursShortText(business.hours), whyChooseUs],
    ],
    leads: [questionsPath(site), ...lists, own.length > 0 ? own : general, [routes.attractions()]],
    ...finder(site, named(city)),
    ...mapOf(city),
    '.breadcrumb li': ['Home', 'All service areas', name],
    '.previous-next a@href': cities.length > 1 && cityPaths(beside),
    '.city-sidebar nav ul a@href': city.nearbyLocations?.map((to) => routes.city(to)),
    '.city-sidebar nav h2': city.nearbyLocations?.length ? 'Nearby cities' : [],
    '.page-main > .notice': outsideNote(site, city),
    '.city-sidebar a[href^="tel:"]@href': telHref(business.phone),
    '.city-sidebar a[href="/contact"]': 'Book Now',
  };
}

function attractionPage(site: Site, city: City, place: Attraction): Expected {
  const { business, pages, settings } = site;
  const { name, description, url, phone, outside } = place;
  const tokens = { place: name, city: city.name, state: city.state };
  const here = attractionQuery(place, city);
  const office = officeAddress(business);
  const ways = [directionsUrl(here), directionsUrl(office, here), url ?? []].flat();
  const others = city.attractions.filter((other) => other !== place);
  return {
    words: { title: fillTokens(pages.place.title, tokens), heading: name, description },
    says: [
      ...[`${outside ? 'Near' : 'In'} ${city.name}`, description, phone && formatPhone(phone)],
      ...['Directions to this place', 'Directions to the notary', url && 'Visit Official Website'],
      ...['Nearby Notary Services', 'Mobile notary in'],
    ],
    leads: [
      [routes.city(city.slug), attractionMapUrl(place, city), ...ways],
      others.map(({ slug }) => routes.attraction(slug)),
      servicePaths(pages.place.nearbyServices),
    ],
    'iframe@src': embeddedDirectionsUrl(here, office, settings.mapsKey),
  };
}

function servicePage({ business, pages }: Site, service: Service): Expected {
  const { title: heading, description, intro, included, extras, faqs } = service;
  const { commonDocuments: documents, related } = service;
  const title = fillTokens(pages.service.title, { service: heading });
  const asked = faqs.map(({ question, answer }) => [question, answer]);
  return {
    words: { title, heading, description },
    says: [
      proseWords(intro),
      'Common Documents',
      documents,
      "What's Included",
      included,
      extras,
      asked,
    ],
    leads: [[...servicePaths(related), telHref(business.phone)]],
    '.question-index a@href': faqs.map(({ anchor }) => `#${anchor}`),
  };
}

/** What each page has, in the words of the spec and of the content. */
function expectedOf(site: Site): Row[] {
  const { cities, featuredCities, locationsCities, pages } = site;
  const sorted = cities.toSorted(byName);
  const groups = sorted.filter(({ attractions }) => attractions.length > 0);
  const placed = groups.flatMap(({ attractions }) => attractions);
  const locations = { says: locationsCities.map(named), '.tile@href': cityPaths(locationsCities) };
  const areas = {
    says: ['All Service Areas', sorted.map(named)],
    leads: [[routes.contact()]],
    '.tile@href': cityPaths([...featuredCities, ...sorted]),
  };
  const places = {
    words: pages.places,
    leads: [placed.flatMap((to) => [routes.attraction(to.slug), routes.city(to.citySlug)])],
    '.city-group h2': groups.map(named),
    '.city-index a@href': groups.length > 1 && groups.map(({ slug }) => `#${slug}`),
    '.attraction-card h3 a': placed.map(({ name, cityName }) => {
      const isShared = placed.filter((other) => other.name === name).length > 1;
      return isShared ? `${name}, ${cityName}` : name;
    }),
    '.attraction-card > p:not([class])': placed.map((to) => preview(to.description)),
    'input@placeholder': placed.length > 0 && 'Search places or cities...',
  };
  const textPages = Object.keys(TEXT_PAGES).filter(isTextPage);
  return [
    ['/', home(site)],
    ['/services', services(site)],
    ['/contact', contact(site)],
    ['/locations', { words: pages.locations, ...finder(site), ...locations }],
    ['/areas', { words: pages.areas, ...finder(site), ...areas }],
    ['/places', places],
    ['/404', { words: pages['not-found'], says: 'Return to Home', leads: [['/']] }],
    ...textPages.map((name): Row => [TEXT_PAGES[name].path, { words: pages[name] }]),
    ...site.services.map((one): Row => [routes.service(one.slug), servicePage(site, one)]),
    ...cities.flatMap((city): Row[] => [
      [routes.city(city.slug), cityPage(site, city)],
      [routes.cityUnderLocations(city.slug), cityPage(site, city)],
      ...city.attractions.map(
        (one): Row => [routes.attraction(one.slug), attractionPage(site, city, one)],
      ),
    ]),
  ];
}

/** The words of a text in HTML, between elements as much as between words. */
const wordsOf = (html: string) => clean(html.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&'));

/** What each page shows. */
export const pageRules: Record<string, Rule> = {
  'says, leads and has on each page what the content asks for': (built, faults) => {
    for (const [path, expected] of expectedOf(built.site)) {
      const { words, says, leads = [], ...places } = expected;
      const [$, page] = [pageAt(built, path), faults.on(path)];
      const main = wordsOf($('main').html() ?? '');
      const missing = allTexts(says).filter((text) => !main.includes(wordsOf(text)));
      page.same('does not say', missing, []);
      const links = valuesOf($, 'main a[href]@href');
      for (const list of leads) {
        let from = 0;
        for (const href of list) {
          const at = links.indexOf(href, from);
          page.unless(at >= 0, `does not lead to ${href}, or not in its place`);
          from = Math.max(from, at + 1);
        }
      }
      for (const [place, value] of Object.entries({
        ...around(built.site, path, words),
        ...places,
      })) {
        page.same(place, valuesOf($, place), allTexts(value));
      }
    }
  },
};
