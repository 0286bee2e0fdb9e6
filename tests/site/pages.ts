import { parse } from 'yaml';
import type { Attraction, City, Content, Service } from '../../model/content.ts';
import { durationText } from '../../model/geo.ts';
import {
  type BuiltSite,
  clean,
  type Faults,
  pageAt,
  type Rule,
  squeezed,
  valuesOf,
} from './built-site.ts';
import {
  addedPages,
  businessPhone,
  citiesFromAToZ,
  citiesOf,
  cityTitle,
  cityTokens,
  closuresIn,
  dateText,
  directionsLink,
  directory,
  embeddedMap,
  embeddedRoute,
  expectedAttractionLabel,
  expectedCityLead,
  expectedClosure,
  expectedHours,
  expectedOutsideNote,
  expectedSummary,
  fillInTokens,
  hiddenPlaces,
  inWords,
  legalPages,
  listedCities,
  mapLink,
  nameAndState,
  neighborsOf,
  paths,
  phoneForms,
  placeWords,
  plainPages,
  proseText,
  publicOffice,
  servicesInOrder,
  whereIs,
} from './expected.ts';

/** Texts, however deep in lists; what is missing counts as none. */
type Texts = string | false | undefined | readonly Texts[];

/** What a page says of itself. */
interface ExpectedWords {
  title: string;
  heading: string;
  /** What search engines are told. */
  description: string;
}

/** What a page has to have. */
interface Expected {
  words: ExpectedWords;
  /** What its main part says somewhere. */
  says?: Texts;
  /** Where its main part leads: each list in its order, with other links in between. */
  leads?: readonly (readonly string[])[];
  /** All that stands in each of these places, as `valuesOf` finds it, and nothing else. */
  places?: Readonly<Record<string, Texts>>;
}

type Row = [path: string, expected: Expected];

/** The texts in a value, one after the other. */
function allTexts(value: Texts): string[] {
  if (typeof value === 'string') return [value];
  return value ? value.flatMap(allTexts) : [];
}

const serviceLinks = (slugs: readonly string[]) => slugs.map(paths.service);
const cityLinks = (cities: readonly City[]) => cities.map(({ slug }) => paths.city(slug));
const allServiceLinks = (content: Content) =>
  serviceLinks(servicesInOrder(content).map(({ slug }) => slug));
const featuredCities = (content: Content) => citiesOf(content, content.business.featuredCities);

/** Where the questions that hold for every service are answered, if there are any. */
const questionsLink = ({ questions }: Content) => (questions.length > 0 ? ['/questions'] : []);

/** The cards of all services, each with so many of its documents. */
const serviceCards = (content: Content, documents: number): Texts =>
  servicesInOrder(content).map(({ title, description, commonDocuments }) => [
    title,
    description,
    commonDocuments.slice(0, documents),
  ]);

/** The finder, which knows the place of a city's page already, and leads on where its script is missing. */
const finder = (built: BuiltSite, place = ''): Record<string, Texts> => ({
  '#finder-heading': built.content.pages.finder.heading,
  '.finder-box input[name=place]@value': place,
  '.finder-box .fallback a@href': ['/areas', `tel:${businessPhone(built).international}`],
});

/** What the owner says of the notary. */
function notaryFacts({ business }: Content): Record<string, Texts> {
  const { credentials, languages, fees, payment, cancellation } = business;
  const { firstNotarization: first, additionalNotarization: additional, travel } = fees;
  const facts = credentials.map(({ text }) => text);

  return {
    '.notary-facts dd': [
      facts,
      languages.length > 0 && inWords(languages),
      first,
      // A price for more of them says nothing without the price of the first.
      first !== undefined && additional,
      travel,
      payment,
      cancellation,
    ],
  };
}

/** The notary's facts beside a picture. */
function notary(content: Content, picture = content.business.portrait): Record<string, Texts> {
  return { ...notaryFacts(content), '.picture-portrait img@alt': picture?.alt };
}

const cityMap = (built: BuiltSite, city: City): Record<string, Texts> => ({
  'iframe@title': `Map of ${nameAndState(city)}`,
  'iframe@src': embeddedMap(built, city),
});

/** What every page has around it, and what it says to search engines and where links are shared. */
function around(built: BuiltSite, path: string, words: Expected['words']): Record<string, Texts> {
  const { business, settings } = built.content;
  const { shown } = businessPhone(built);
  const sections = ['/', '/services', '/locations', '/contact'];
  const section = `/${path.split('/')[1]}`.replace('/areas', '/locations');
  const title = `${words.title} | ${business.name}`;
  // Each city has two addresses, and 404 has none.
  const own = path.replace('/locations/', '/areas/');
  const canonical = path !== '/404' && settings.siteUrl + own;
  const isListed = canonical && !hiddenPlaces(built).includes(path);
  const addedInFooter = addedPages(built).filter(({ menu }) => menu === 'footer');

  return {
    h1: words.heading,
    'head title': title,
    'link[rel=canonical]@href': canonical,
    'meta[name=robots]@content': !isListed && 'noindex',
    'meta[name=description]@content': words.description,
    'meta[name=keywords][content!=""]@name': 'keywords',
    'meta[property="og:title"]@content': title,
    'meta[property="og:description"]@content': words.description,
    'meta[property="og:url"]@content': canonical,
    'link[rel=stylesheet]@href': [],
    'style[media]@media': [],
    'script[src]@type': 'module',
    // What a press needs at once.
    'script:not([type])@src': '',
    'header nav a:not(.button)': ['Home', 'Services', 'Service Areas', 'Contact'],
    'header nav a:not(.button)@href': sections,
    'header [aria-current=page]@href': sections.filter((one) => one === section),
    'header [popovertarget=header-number]': `(•••) •••-${shown.slice(-4)}`,
    '#header-number': shown,
    'footer nav:not([aria-label=Legal]) a@href': [
      allServiceLinks(built.content),
      cityLinks(featuredCities(built.content)),
    ],
    'footer .footer-profiles a@href': business.profiles,
    'footer .notice': business.notice,
    'footer .footer-credential': business.credentials.map(({ label, text }) => `${label}: ${text}`),
    'footer .footer-page a': addedInFooter.map((page) => page.title),
    'footer .footer-page a@href': addedInFooter.map(({ name }) => `/${name}`),
    ...announced(built),
    ...closed(built, path),
  };
}

/** The announcement right under the header; without script it says its last day. */
function announced({ content, texts }: BuiltSite): Record<string, Texts> {
  const facts: { announcement?: { text: string; until?: string } } = parse(
    texts.get('content/business.yaml') ?? '',
  );
  const { text = '', until } = facts.announcement ?? {};
  const isShown = content.announcement !== undefined;
  const links = [...text.matchAll(/\[([^[\]]+)\]\(([^)]+)\)/g)];

  return {
    'header + .announcement p': isShown && text.replace(/\[([^[\]]+)\]\([^)]+\)/g, '$1'),
    'header + .announcement a@href': isShown && links.map(([, , href]) => href),
    'header + .announcement@data-until': isShown && until,
    '.announcement noscript':
      isShown && until && `<p class="small">Posted until ${dateText(until)}</p>`,
  };
}

/** How long before a closure pages speak of it. Unit: milliseconds. */
const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000;

/** When the business is closed, on the pages that people call from; the contact page lists it all. */
function closed({ content }: BuiltSite, path: string): Record<string, Texts> {
  const isThere = /^\/$|^\/contact$|^\/(services|areas|locations)\//.test(path);
  const closures = isThere ? closuresIn(content) : [];
  const from = ({ first }: { first: string }) =>
    new Date(Date.parse(first) - TWO_WEEKS).toISOString().slice(0, 10);

  return {
    '.closures > li': closures.map(
      (one) => `Closed ${expectedClosure(one)}, ${one.last.slice(0, 4)}`,
    ),
    '.closures > li@data-until': closures.map(({ last }) => last),
    '.closures > li[data-from]@data-from': path === '/contact' ? [] : closures.map(from),
    'html@data-zone': content.business.hours.timeZone,
  };
}

/** The legal pages, which the footer of each page leads to, in whatever order. */
function checkLegalLinks(built: BuiltSite, path: string, faults: Faults): void {
  const links = valuesOf(pageAt(built, path), 'footer nav[aria-label=Legal] a@href');
  const expected = legalPages(built).map((name) => `/${name}`);
  faults.same('pages of text that the footer leads to', links.toSorted(), expected);
}

function home(built: BuiltSite): Expected {
  const { content } = built;
  const { business, testimonials, pages } = content;
  const { whyChooseUs, howItWorks, picture, testimonialsHeading } = pages.home;
  const { international } = businessPhone(built);
  const featured = featuredCities(content);
  const points = [...(howItWorks?.steps ?? []), ...whyChooseUs];

  return {
    words: pages.home,
    says: [
      'Why choose us',
      points.flatMap(({ title, text }) => [title, text]),
      featured.map(nameAndState),
      serviceCards(content, 4),
    ],
    leads: [
      questionsLink(content),
      [
        `tel:${international}`,
        ...(business.textMessages ? [`sms:${international}`] : []),
        '/contact',
        ...allServiceLinks(content),
        ...cityLinks(featured),
      ],
    ],
    places: {
      ...finder(built),
      ...notary(content, picture),
      '.section:has(.testimonial) h2': testimonials.length > 0 && testimonialsHeading,
      '.testimonial figcaption': testimonials.map(({ name, location, date, source }) => {
        // The link to a site says for screen readers which of its reviews it leads to.
        const which = source?.url === undefined ? '' : `: what ${name}, ${location}, wrote`;
        const origin = [date && dateText(date), source && `on ${source.name}${which}`];
        return `${name}, ${location}${origin.filter(Boolean).join(', ')}`;
      }),
      '.testimonial blockquote': testimonials.map(({ text }) => text),
      '.stars .visually-hidden': testimonials.map(({ rating }) => `${rating} out of 5 stars`),
      '.testimonial .sample': testimonials.map(({ sample }) => sample && 'Sample testimonial'),
      '.carousel@aria-label': testimonials.length > 1 && 'Testimonials',
    },
  };
}

function services(built: BuiltSite): Expected {
  const { content } = built;
  const { documents, pages } = content;
  const handled = documents.map(({ service, elsewhere }) =>
    service ? paths.service(service) : elsewhere?.url,
  );
  const heads = new Set(documents.flatMap((document) => document.heads));

  return {
    words: pages.services,
    says: [serviceCards(content, 6), documents.map(({ note }) => note)],
    leads: [allServiceLinks(content), questionsLink(content)],
    places: {
      ...finder(built),
      '.document-list > details:not([open]) li[id] b': documents.map(({ name }) => name),
      '.document-list li[id] a@href': handled,
      '.document-head > strong': [...heads].toSorted((a, b) => a.localeCompare(b, 'en-US')),
    },
  };
}

function questions(built: BuiltSite): Expected {
  const { content } = built;
  const asked = content.questions;
  return {
    words: content.pages.questions,
    says: asked.map(({ question, answer }) => [question, proseText(answer)]),
    places: {
      ...finder(built),
      ...notaryFacts(content),
      '.questions h3@id': asked.map(({ anchor }) => anchor),
      '.question-index a@href': asked.map(({ anchor }) => `#${anchor}`),
    },
  };
}

function contact(built: BuiltSite): Expected {
  const { content } = built;
  const { business, pages } = content;
  const { areaCities, documentTypes, mapCity } = pages.contact;
  const { endpoint, hidden = {} } = business.form ?? {};
  const { shown, international } = businessPhone(built);
  const areas = citiesOf(content, areaCities).map(({ name }) => name);
  const [city] = citiesOf(content, [mapCity]);

  return {
    words: pages.contact,
    says: [
      ['Hours', expectedHours(content, 'long'), closuresIn(content).map(expectedClosure)],
      ['Service area', `${areas.join(', ')} and surrounding areas`],
      'Send Us a Message',
    ],
    leads: [allServiceLinks(content), questionsLink(content)],
    places: {
      ...notary(content),
      ...(city && cityMap(built, city)),
      'a[href$=".vcf"]@href': '/contact.vcf',
      '.contact-details button': ['Call or Text', 'Email Us'],
      '.contact-details button@title': ['Click to show phone number', 'Click to show email'],
      '.contact-details [role=status] a[href^="tel:"]': `Call ${shown}`,
      '.contact-details [role=status] a[href^="sms:"]@href':
        business.textMessages && `sms:${international}`,
      'form[action]@action': endpoint,
      'form label': ['Name', 'Email', 'Phone', 'Document Type', 'Message'],
      'form label + input@type': ['text', 'email', 'tel'],
      'form option': ['Select Document Type', documentTypes],
      'form textarea@rows': '4',
      'form button': 'Send Message',
      'form input[type=hidden]@name': Object.keys(hidden),
      'form input[type=hidden]@value': Object.values(hidden),
      // The form refuses nothing that visitors write.
      'form :is([required], [pattern], [maxlength]), form:not([novalidate])@class': [],
    },
  };
}

function locations(built: BuiltSite): Expected {
  const { content } = built;
  const cities = listedCities(content);
  const reached = cities.filter(({ state }) => content.business.commissions.includes(state));
  const longest = Math.max(0, ...reached.map(({ minutesFromOffice = 0 }) => minutesFromOffice));

  return {
    words: content.pages.locations,
    says: cities.map(nameAndState),
    places: {
      ...finder(built),
      '.city-cell a@href': cityLinks(cities),
      '.bar-key':
        longest > 0 && `A full line is the longest drive, ${durationText(longest, 'min')}.`,
    },
  };
}

function areas(built: BuiltSite): Expected {
  const { content } = built;
  const cities = citiesFromAToZ(content);
  return {
    words: content.pages.areas,
    says: ['All Service Areas', cities.map(nameAndState)],
    leads: [['/contact']],
    places: {
      ...finder(built),
      '.city-cell a@href': cityLinks([...featuredCities(content), ...cities]),
    },
  };
}

function cityPage(built: BuiltSite, city: City): Expected {
  const { content } = built;
  const { pages } = content;
  const { name, description, about, attractions, hasMap, nearbyLocations = [] } = city;
  const { popularServices, serviceCards, placeholderAttractions, whyChooseUs } = pages.city;
  const tokens = cityTokens(content, city);
  const office = publicOffice(content);
  const { previous, next } = neighborsOf(content, city);
  const nearby = citiesOf(content, nearbyLocations);
  const panel = nearby[0] ?? next ?? city;

  const ways = attractions.flatMap((one) => [
    paths.attraction(one.slug),
    directionsLink(office, whereIs(one, city)),
  ]);
  const generalWays = placeholderAttractions.map((place) =>
    directionsLink(office, whereIs({ name: place }, city)),
  );

  return {
    words: {
      title: cityTitle(content, city),
      heading: fillInTokens(pages.city.heading, tokens),
      description,
    },
    says: [
      expectedCityLead(content, city),
      ['Popular services', `About ${name}`, proseText(about), 'Our services'],
      ['Schedule an Appointment', `Serving ${nameAndState(city)}`],
      [expectedHours(content, 'short'), whyChooseUs],
    ],
    leads: [
      questionsLink(content),
      serviceLinks(popularServices),
      ways.length > 0 ? ways : generalWays,
      serviceLinks(serviceCards),
      ['/places'],
      hasMap === undefined ? [] : [hasMap],
    ],
    places: {
      ...finder(built, nameAndState(city)),
      ...cityMap(built, city),
      '.breadcrumb li': ['Home', 'All service areas', name],
      '.previous-next a': previous && [`Previous: ${previous.name}`, `Next: ${next?.name}`],
      '.previous-next a@href': previous && next && cityLinks([previous, next]),
      '.next-city h2': `Need a Notary in ${panel.name}`,
      '.next-city a@href': [
        paths.city(panel.slug),
        '/areas',
        '/services',
        next && paths.city(next.slug),
      ],
      '.city-sidebar nav ul a@href': cityLinks(nearby),
      // A heading over an empty list would promise something.
      '.city-sidebar nav h2': nearby.length > 0 && 'Nearby cities',
      '.city-notice': expectedOutsideNote(content, city),
      '.city-sidebar a[href^="tel:"]@href': `tel:${businessPhone(built).international}`,
      '.city-sidebar a[href="/contact"]': 'Book Now',
    },
  };
}

/**
 * What search engines read of an attraction: how to meet near it, and then whole sentences of its own
 * description, how many of which the page itself decides.
 */
function placeDescription(
  built: BuiltSite,
  { slug, description }: Attraction,
  start: string,
): string {
  const $ = pageAt(built, paths.attraction(slug));
  const [found = ''] = valuesOf($, 'meta[name=description]@content');
  const rest = found.slice(start.length + 1);
  const isOwn =
    description.startsWith(rest) && description.slice(rest.length).search(/^( |$)/) === 0;
  return found === `${start} ${rest}` && rest !== '' && isOwn ? found : start;
}

function attractionPage(built: BuiltSite, city: City, attraction: Attraction): Expected {
  const { content } = built;
  const { pages } = content;
  const { name, description, url, phone, outside } = attraction;
  const words = placeWords(content, city, attraction);
  const here = whereIs(attraction, city);
  const office = publicOffice(content);
  const others = city.attractions.filter(({ slug }) => slug !== attraction.slug);

  return {
    words: {
      title: words.title,
      heading: name,
      description: placeDescription(built, attraction, words.description),
    },
    says: [
      [words.lead, words.meeting],
      [`${outside ? 'Near' : 'In'} ${city.name}`, description],
      phone && phoneForms(phone).shown,
      ['Directions to this place', 'Directions to the notary', url && 'Visit Official Website'],
      ['Nearby Notary Services', 'Mobile notary in'],
    ],
    leads: [
      [
        paths.city(city.slug),
        mapLink(attraction, city),
        directionsLink(here),
        directionsLink(office, here),
        ...(url === undefined ? [] : [url]),
      ],
      others.map(({ slug }) => paths.attraction(slug)),
      serviceLinks(pages.place.nearbyServices),
    ],
    places: { 'iframe@src': embeddedRoute(content, here, office) },
  };
}

function servicePage(built: BuiltSite, service: Service): Expected {
  const { title: name, heading = name, description, intro, included, extras, faqs } = service;
  const { commonDocuments, related } = service;
  const title =
    service.seoTitle ?? fillInTokens(built.content.pages.service.title, { service: name });

  return {
    words: { title, heading, description },
    says: [
      proseText(intro),
      ['Common Documents', commonDocuments, "What's Included", included, extras],
      faqs.map(({ question, answer }) => [question, proseText(answer)]),
    ],
    leads: [[...serviceLinks(related), `tel:${businessPhone(built).international}`]],
    places: { '.question-index a@href': faqs.map(({ anchor }) => `#${anchor}`) },
  };
}

function attractionsPage({ content }: BuiltSite): Expected {
  const cities = citiesFromAToZ(content).filter(({ attractions }) => attractions.length > 0);
  const attractions = cities.flatMap((city) => city.attractions);

  return {
    words: content.pages.places,
    leads: [
      attractions.flatMap(({ slug, citySlug }) => [paths.attraction(slug), paths.city(citySlug)]),
    ],
    places: {
      '.city-group h2': cities.map(nameAndState),
      '.city-index a@href': cities.length > 1 && cities.map(({ slug }) => `#${slug}`),
      '.attraction-card h3 a': attractions.map((one) => expectedAttractionLabel(content, one)),
      '.attraction-card h3 a@href': attractions.map(({ slug }) => paths.attraction(slug)),
      '.attraction-card > p:not([class])': attractions.map((one) =>
        expectedSummary(one.description),
      ),
      'input@placeholder': attractions.length > 0 && 'Search places or cities...',
    },
  };
}

/** What each page has, in the words of the spec and of the content. */
function expectedOf(built: BuiltSite): Row[] {
  const { pages, services: all } = built.content;
  const notFound = { words: pages['not-found'], says: 'Return to Home', leads: [['/']] };

  return [
    ['/', home(built)],
    ['/services', services(built)],
    ['/questions', questions(built)],
    ['/contact', contact(built)],
    ['/locations', locations(built)],
    ['/areas', areas(built)],
    ['/places', attractionsPage(built)],
    ['/404', notFound],
    ...plainRows(built),
    ...all.map((one): Row => [paths.service(one.slug), servicePage(built, one)]),
    ...directory(built.content).flatMap((city): Row[] => [
      [paths.city(city.slug), cityPage(built, city)],
      [paths.cityUnderLocations(city.slug), cityPage(built, city)],
      ...city.attractions.map(
        (one): Row => [paths.attraction(one.slug), attractionPage(built, city, one)],
      ),
    ]),
  ];
}

/** The pages of plain text, each with the words of its file. */
function plainRows(built: BuiltSite): Row[] {
  const names = plainPages(built);
  const legal = Object.entries(built.content.pages).flatMap(([name, page]): Row[] => {
    const isPlain = names.includes(name) && 'heading' in page && 'description' in page;
    return isPlain ? [[`/${name}`, { words: page }]] : [];
  });

  // A page that the owner has added also asks for a call.
  const call = `tel:${businessPhone(built).international}`;
  const added = addedPages(built).map(({ name, ...words }): Row => {
    return [`/${name}`, { words, leads: [[call, '/contact']] }];
  });
  return [...legal, ...added];
}

/** Holds a page to what it has to have. */
function checkPage(built: BuiltSite, [path, expected]: Row, faults: Faults): void {
  const { words, says, leads = [], places = {} } = expected;
  const $ = pageAt(built, path);

  const main = squeezed($('main').text());
  const missing = allTexts(says).filter((text) => !main.includes(squeezed(text)));
  faults.same('does not say', missing, []);

  const links = valuesOf($, 'main a[href]@href');
  for (const list of leads) {
    let from = 0;
    for (const href of list) {
      const position = links.indexOf(href, from);
      faults.unless(position >= 0, `does not lead to ${href}, or not in its place`);
      from = Math.max(from, position + 1);
    }
  }

  for (const [place, value] of Object.entries({ ...around(built, path, words), ...places })) {
    faults.same(place, valuesOf($, place), allTexts(value).map(clean));
  }
  checkLegalLinks(built, path, faults);
}

/** What each page shows. */
export const pageRules: Record<string, Rule> = {
  'says, leads and has on each page what the content asks for': (built, faults) => {
    for (const row of expectedOf(built)) checkPage(built, row, faults.on(row[0]));
  },
};
