import { formatPhone, officeAddress, smsHref, telHref } from '../../model/contact.ts';
import { hoursShortText, hoursText, longDate } from '../../model/hours.ts';
import { attractionMapUrl, attractionQuery, directionsUrl } from '../../model/maps.ts';
import { QUESTIONS_ANCHOR, routes, TEXT_PAGES } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { preview } from '../../model/text.ts';
import { attributes, clean, everyPage, hrefs, pageAt, type Rule, texts } from './built-site.ts';

type Names = readonly { name: string; state: string }[];
type Slugs = readonly { slug: string }[];
const names = (cities: Names) => cities.map(({ name, state }) => `${name}, ${state}`);
const servicePaths = (slugs: readonly string[]) => slugs.map((slug) => routes.service(slug));
const servicesOf = ({ services }: Site) => services.map(({ slug }) => routes.service(slug));
const cityPaths = (cities: Slugs) => cities.map(({ slug }) => routes.city(slug));
/** The words of a text in HTML. */
const wordsOf = (html: string) => clean(html.replace(/<[^>]*>/g, ' '));

/** Every text in a value. */
function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

/** The cards of services, each with so many of its documents. */
const cards = ({ services }: Site, documents: number) =>
  services.map(({ title, description, commonDocuments }) => [
    ...[title, description],
    ...commonDocuments.slice(0, documents),
  ]);

/** What pages say, by their addresses: the words of the spec, and those of the content. */
function saidOn(site: Site): [path: string, texts: unknown][] {
  const { business, cities, documents, featuredCities, pages, questions, services } = site;
  const { whyChooseUs, howItWorks } = pages.home;
  const { areaCities } = pages.contact;
  const contactCities = areaCities.map((slug) => site.cityBySlug.get(slug)?.name).join(', ');
  const asked = questions.map(({ question, answer }) => [question, answer]);
  const listed = documents.map(({ name, note }) => [name, note]);
  return [
    ['/', ['Why choose us', whyChooseUs, howItWorks?.steps, names(featuredCities), cards(site, 4)]],
    ['/services', [cards(site, 6), listed, asked]],
    ['/areas', ['All Service Areas']],
    ['/contact', ['Hours', hoursText(business.hours), 'Service area', contactCities]],
    ['/contact', ['and surrounding areas', 'Send Us a Message']],
    ['/404', ['Return to Home']],
    ...services.map(({ slug, ...service }): [string, unknown] => {
      const { title, intro, commonDocuments, included, extras, faqs } = service;
      const answers = faqs.map(({ question, answer }) => [question, answer]);
      const lists = ['Common Documents', commonDocuments, "What's Included", included, extras];
      return [routes.service(slug), [title, intro, lists, answers]];
    }),
    ...cities.flatMap((city): [string, unknown][] => {
      const { name, state, about, attractions, slug } = city;
      const headings = [
        'Popular services',
        `About ${name}`,
        'Our services',
        'Map',
        'Need a Notary in',
      ];
      const isServed = business.commissions.includes(state);
      const serving = ['Schedule an Appointment', isServed ? `Serving ${name}, ${state}` : []];
      const reasons = [hoursShortText(business.hours), pages.city.whyChooseUs];
      return [
        [routes.city(slug), [headings, about, serving, reasons]],
        ...attractions.map((place): [string, unknown] => {
          const website = place.url ? 'Visit Official Website' : [];
          const phone = place.phone ? formatPhone(place.phone) : [];
          const near = ['Nearby Notary Services', 'Mobile notary in'];
          const relation = place.outside ? 'Near' : 'In';
          const where = `${relation} ${name}`;
          const ways = ['Directions to this place', 'Directions to the notary', website, phone];
          return [
            routes.attraction(place.slug),
            [where, place.name, place.description, ways, near],
          ];
        }),
      ];
    }),
  ];
}

/** Where pages lead, in this order with others in between. */
function ledFrom(site: Site): [path: string, hrefs: string[]][] {
  const { business, cities, featuredCities, citiesByName, locationsCities, pages } = site;
  const call = telHref(business.phone);
  const text = business.textMessages ? [smsHref(business.phone)] : [];
  const questions = `${routes.services()}#${QUESTIONS_ANCHOR}`;
  const office = officeAddress(business);
  const placed = citiesByName.flatMap(({ attractions }) => attractions);
  return [
    ['/', [call, ...text, '/contact', ...servicesOf(site), ...cityPaths(featuredCities)]],
    ['/services', servicesOf(site)],
    ['/locations', cityPaths(locationsCities)],
    ['/areas', [...cityPaths(featuredCities), ...cityPaths(citiesByName), '/contact']],
    ['/places', placed.flatMap((to) => [routes.attraction(to.slug), routes.city(to.citySlug)])],
    ['/contact', servicesOf(site)],
    ['/404', ['/']],
    ...['/', '/contact', ...cityPaths(cities)].map((path): [string, string[]] => [
      path,
      [questions],
    ]),
    ...site.services.map(({ slug, related }): [string, string[]] => [
      routes.service(slug),
      [...servicePaths(related), call],
    ]),
    ...cities.flatMap((city): [string, string[]][] => {
      const path = routes.city(city.slug);
      const { popularServices, serviceCards, placeholderAttractions } = pages.city;
      const wayTo = (place: { name: string; address?: string | undefined }) =>
        directionsUrl(office, attractionQuery(place, city));
      const own = city.attractions.flatMap((to) => [routes.attraction(to.slug), wayTo(to)]);
      const general = placeholderAttractions.map((name) => wayTo({ name }));
      return [
        [path, servicePaths(popularServices)],
        [path, servicePaths(serviceCards)],
        [path, own.length > 0 ? own : general],
        ...city.attractions.flatMap((place): [string, string[]][] => {
          const from = routes.attraction(place.slug);
          const here = attractionQuery(place, city);
          const ways = [directionsUrl(here), directionsUrl(office, here)];
          const others = city.attractions.filter((other) => other !== place);
          return [
            [
              from,
              [path, attractionMapUrl(place, city), ...ways, ...(place.url ? [place.url] : [])],
            ],
            [from, others.map((other) => routes.attraction(other.slug))],
            [from, servicePaths(pages.place.nearbyServices)],
          ];
        }),
      ];
    }),
  ];
}

/** A city's neighbors in directory order, around both ends; none for the only one. */
function beside({ cities }: Site, slug: string): string[] {
  if (cities.length < 2) return [];
  const index = cities.findIndex((city) => city.slug === slug);
  return cityPaths(
    [cities.at(index - 1), cities[(index + 1) % cities.length]].flatMap((c) => c ?? []),
  );
}

/** What each page shows, in the words of the spec and of the content. */
export const pageRules: Record<string, Rule> = {
  'says on each page what the content has for it': (built, faults) => {
    for (const [path, value] of saidOn(built.site)) {
      // Between elements as much as between words.
      const main = wordsOf(pageAt(built, path)('main').html()?.replaceAll('&amp;', '&') ?? '');
      const missing = allTexts(value)
        .map(wordsOf)
        .filter((text) => !main.includes(text));
      faults.on(path).same('does not say', missing, []);
    }
  },

  'leads from each page to what belongs to it, in its order': (built, faults) => {
    for (const [path, expected] of ledFrom(built.site)) {
      const found = hrefs(pageAt(built, path), 'main a[href]');
      let from = 0;
      for (const href of expected) {
        const at = found.indexOf(href, from);
        faults.on(path).unless(at >= 0, `does not lead to ${href}, or not in its place`);
        if (at >= 0) from = at + 1;
      }
    }
  },

  'has the header with its four links, and services and top cities in the footer': everyPage(
    ({ path, $ }, faults, { site }) => {
      const sections = [
        'Home /',
        'Services /services',
        'Service Areas /locations',
        'Contact /contact',
      ];
      const links = hrefs($, 'header nav a:not(.button)');
      faults.same(
        'header',
        texts($, 'header nav a:not(.button)').map((name, at) => `${name} ${links[at]}`),
        sections,
      );
      const section = `/${path.split('/')[1]}`.replace('/areas', '/locations');
      const current = links.includes(section) ? [section] : [];
      faults.same('section', hrefs($, 'header [aria-current=page]'), current);
      const cities = cityPaths(site.featuredCities);
      const legal = Object.values(TEXT_PAGES).map((page) => page.path);
      faults.same('footer', hrefs($, 'footer a[href]'), [...servicesOf(site), ...cities, ...legal]);
      faults.same('notice', texts($, 'footer .notice'), [site.business.notice]);
    },
  ),

  'shows on home what clients say': (built, faults) => {
    const { testimonials, pages } = built.site;
    const $ = pageAt(built, '/');
    const said = testimonials.map(({ name, location, date, source }) => {
      const more = [date && longDate(date), source && `on ${source.name}`].filter(Boolean);
      return `${name}, ${location}${more.join(', ')}`;
    });
    faults.same('names', texts($, '.testimonial figcaption'), said);
    const stars = testimonials.map(({ rating }) => `${rating} out of 5 stars`);
    faults.same('stars', texts($, '.testimonial .stars .visually-hidden'), stars);
    const samples = testimonials.filter(({ sample }) => sample).map(() => 'Sample testimonial');
    faults.same('samples', texts($, '.testimonial .sample'), samples);
    faults.same('carousel', $('.carousel').length, testimonials.length > 1 ? 1 : 0);
    const isOver = texts($, 'main h2').includes(pages.home.testimonialsHeading);
    faults.same('heading over testimonials', isOver, testimonials.length > 0);
  },

  'shows on home and contact what the owner says of the notary, in the same words': (
    built,
    faults,
  ) => {
    const { credentials, fees, portrait, ...said } = built.site.business;
    const { languages, payment, cancellation } = said;
    const facts = credentials.map(({ text }) => text);
    const [home, contact] = ['/', '/contact'].map((path) =>
      texts(pageAt(built, path), '.your-notary dd'),
    );
    faults.same('notary', contact, home);
    for (const fact of [...facts, languages, fees.firstNotarization, payment, cancellation]) {
      faults.unless(fact === undefined || home?.includes(clean(fact)), `nobody says ${fact}`);
    }
    const picture = attributes(pageAt(built, '/'), '.your-notary img', 'alt');
    faults.same('portrait', picture, portrait ? [portrait.alt] : []);
  },

  'lists every document with who handles it': (built, faults) => {
    const $ = pageAt(built, routes.services());
    const { documents } = built.site;
    faults.same(
      'documents',
      texts($, '.document-list > details:not([open]) b'),
      documents.map(({ name }) => clean(name)),
    );
    const handled = documents.map(({ service, elsewhere }) =>
      service ? routes.service(service) : elsewhere?.url,
    );
    faults.same('who handles them', hrefs($, '.document-list a'), handled);
  },

  'asks what and where on four pages and for each city, and leads on without script': (
    built,
    faults,
  ) => {
    const { cities, pages } = built.site;
    const expected = ['/', '/areas', '/locations', '/services'].map((path) => ({
      path,
      place: '',
    }));
    for (const { slug, name, state } of cities) {
      const paths = [routes.city(slug), routes.cityUnderLocations(slug)];
      expected.push(...paths.map((path) => ({ path, place: `${name}, ${state}` })));
    }
    for (const { path, place } of expected) {
      const $ = pageAt(built, path);
      const page = faults.on(path);
      page.same('finder', texts($, '#finder-heading'), [clean(pages.finder.heading)]);
      page.same('place', $('.finder-box input[name=place]').attr('value'), place);
      page.unless(hrefs($, '.finder-box a').includes(routes.areas()), 'does not lead to the areas');
    }
  },

  'lists the cities of /locations, and every city by name on /areas': (built, faults) => {
    const { locationsCities, citiesByName } = built.site;
    const $ = pageAt(built, '/locations');
    const tiles = $('.tile').toArray();
    const shown = tiles.map((tile) => clean($(tile).clone().children().remove().end().text()));
    faults.same('/locations', shown, names(locationsCities));
    faults.unless(!texts($, '.tile > small').includes(''), 'a city on /locations has no drive');
    const sorted = citiesByName.map(({ name }) => name);
    faults.same(
      'order',
      sorted,
      sorted.toSorted((a, b) => a.localeCompare(b, 'en-US')),
    );
  },

  'says the same of a city under /areas and /locations': (built, faults) => {
    const main = (path: string) => pageAt(built, path)('main').html();
    for (const { slug } of built.site.cities) {
      const isSame = main(routes.city(slug)) === main(routes.cityUnderLocations(slug));
      faults.unless(isSame, `${slug} has two pages that differ`);
    }
  },

  'says on each city page where it is, and what is near': (built, faults) => {
    const { site } = built;
    for (const city of site.cities) {
      const path = routes.city(city.slug);
      const [$, page] = [pageAt(built, path), faults.on(path)];
      page.same('beside', hrefs($, '.previous-next a'), beside(site, city.slug));
      page.same('crumbs', texts($, '.breadcrumb li'), ['Home', 'Service Areas', city.name]);
      const near = (city.nearbyLocations ?? []).map((slug) => routes.city(slug));
      page.same('near', hrefs($, '.city-sidebar nav ul a'), near);
      page.same('map', attributes($, 'iframe', 'title'), [`Map of ${city.name}, ${city.state}`]);
      const isServed = site.business.commissions.includes(city.state);
      page.same('notices', $('.page-main > .notice').length, isServed ? 0 : 1);
      page.same('call', hrefs($, '.city-sidebar a[href^="tel:"]'), [telHref(site.business.phone)]);
      page.same('book', texts($, '.city-sidebar a[href="/contact"]'), ['Book Now']);
    }
  },

  'shows every place on /places, its description cut short': (built, faults) => {
    const $ = pageAt(built, routes.attractions());
    const groups = built.site.citiesByName.filter(({ attractions }) => attractions.length > 0);
    const sorted = groups.flatMap(({ attractions }) => attractions);
    faults.same('cities', texts($, '.city-group:not([open]) h2'), names(groups));
    faults.same(
      'names',
      texts($, '.attraction-card h3'),
      sorted.map(({ name }) => name),
    );
    const begins = sorted.map(({ description }) => clean(preview(description)));
    faults.same('descriptions', texts($, '.attraction-card p:not([class])'), begins);
    const search = $('[placeholder="Search places or cities..."]').length;
    faults.same('search', search, sorted.length > 0 ? 1 : 0);
  },

  'shows on each place page the way from it': (built, faults) => {
    for (const city of built.site.cities) {
      for (const place of city.attractions) {
        const path = routes.attraction(place.slug);
        const frame = new URL(attributes(pageAt(built, path), 'iframe', 'src')[0] ?? '')
          .searchParams;
        const from = frame.get('saddr') ?? frame.get('origin');
        const to = frame.get('daddr') ?? frame.get('destination');
        const expected = [attractionQuery(place, city), officeAddress(built.site.business)];
        faults.on(path).same('embedded way', [from, to], expected);
      }
    }
  },

  'asks in the form what the notary has to know, and refuses nothing': (built, faults) => {
    const { pages, business, cityBySlug } = built.site;
    const $ = pageAt(built, routes.contact());
    const reveals = '.contact-details button';
    faults.same('reveals', texts($, reveals), ['Call or Text', 'Email Us']);
    const titles = ['Click to show phone number', 'Click to show email'];
    faults.same('hints', attributes($, reveals, 'title'), titles);
    const labels = ['Name', 'Email', 'Phone', 'Document Type', 'Message'];
    faults.same('form', texts($, 'form label:not(.honeypot label)'), labels);
    const choices = ['Select Document Type', ...pages.contact.documentTypes];
    faults.same('choices', texts($, 'form option'), choices);
    faults.same('message', attributes($, 'form textarea', 'rows'), ['4']);
    const refused = $('form [required], form:not([novalidate])').length;
    faults.same('what the form refuses', refused, 0);
    faults.same('button', texts($, 'form button'), ['Send Message']);
    const { endpoint, hidden = {} } = business.form ?? {};
    faults.same('form posts to', $('form').attr('action'), endpoint);
    const fields = Object.keys(hidden).map((name) => $(`input[type=hidden][name="${name}"]`).val());
    faults.same('hidden fields', fields, Object.values(hidden));
    const city = cityBySlug.get(pages.contact.mapCity);
    faults.same('map', attributes($, 'iframe', 'title'), [`Map of ${city?.name}, ${city?.state}`]);
  },
};
