import type { CheerioAPI } from 'cheerio';
import { formatPhone, officeAddress, smsHref, telHref } from '../../model/contact.ts';
import { DOCUMENTS_ANCHOR } from '../../model/finder/data.ts';
import { hoursShortText, hoursText, longDate } from '../../model/hours.ts';
import { attractionMapUrl, attractionQuery, directionsUrl } from '../../model/maps.ts';
import { QUESTIONS_ANCHOR, routes, TEXT_PAGES } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { preview } from '../../model/text.ts';
import {
  attributes,
  type BuiltSite,
  clean,
  Faults,
  hrefs,
  pageAt,
  type Rule,
  sectionText,
  texts,
} from './built-site.ts';

const names = (cities: readonly { name: string; state: string }[]) =>
  cities.map(({ name, state }) => `${name}, ${state}`);
const servicePaths = (slugs: readonly string[]) => slugs.map((slug) => routes.service(slug));
const cityPaths = (slugs: readonly string[]) => slugs.map((slug) => routes.city(slug));
const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

/** What every list within a parent holds, list by list. */
function lists($: CheerioAPI, selector: string): string[][] {
  return $(selector)
    .toArray()
    .map((list) => $(list).find('li').toArray())
    .map((items) => items.map((item) => clean($(item).text())));
}

/** The cards of services on a page: their links, drawings, texts and the documents that they list. */
function serviceCards(built: BuiltSite, path: string, documents: number): string[] {
  const faults = new Faults();
  const { services } = built.site;
  const $ = pageAt(built, path);
  faults.same(`${path} cards`, hrefs($, '.service-card a'), servicePaths(slugsOf(services)));
  const listed = services.map(({ commonDocuments }) => commonDocuments.slice(0, documents));
  faults.same(`${path} documents`, lists($, '.service-card'), listed);
  const described = services.map(({ description }) => description);
  faults.same(`${path} texts`, texts($, '.service-card p'), described);
  faults.same(`${path} drawings`, $('.service-card svg').length, services.length);
  return faults.lines;
}

/** The cities beside a city in directory order, around both ends; none for the only one. */
function beside({ cities }: Site, slug: string): string[] {
  if (cities.length < 2) return [];
  const index = cities.findIndex((city) => city.slug === slug);
  return [cities.at(index - 1), cities[(index + 1) % cities.length]].flatMap((city) =>
    city ? routes.city(city.slug) : [],
  );
}

/** What each page shows, in the words of the spec and of the content. */
export const pageRules: Record<string, Rule> = {
  'has the header with its four links, and services and top cities in the footer': (built) => {
    const faults = new Faults();
    const { services, featuredCities, business } = built.site;
    const footer = [
      ...servicePaths(slugsOf(services)),
      ...cityPaths(slugsOf(featuredCities)),
      ...Object.values(TEXT_PAGES).map(({ path }) => path),
    ];
    const sections = ['Home', 'Services', 'Service Areas', 'Contact'];
    const current: Record<string, string> = {
      '': 'Home',
      ...{ services: 'Services', contact: 'Contact' },
      ...{ locations: 'Service Areas', areas: 'Service Areas' },
    };
    for (const { path, $ } of built.pages.values()) {
      const header = ['/', '/services', '/locations', '/contact'];
      faults.same(`${path} header`, hrefs($, 'header nav a'), header);
      faults.same(`${path} header names`, texts($, 'header nav a'), sections);
      const [, first = ''] = path.split('/');
      const here = texts($, 'header [aria-current=page]');
      faults.same(`${path} section`, here, current[first] === undefined ? [] : [current[first]]);
      faults.same(`${path} footer`, hrefs($, 'footer a[href]'), footer);
      faults.same(`${path} notice`, texts($, 'footer .notice'), [business.notice]);
    }
    return faults.lines;
  },

  'shows on home how to call, the services, top cities, reasons and what clients say': (built) => {
    const faults = new Faults();
    const { business, featuredCities, pages, services, testimonials } = built.site;
    const $ = pageAt(built, '/');
    const call = telHref(business.phone);
    const text = business.textMessages ? [smsHref(business.phone)] : [];
    faults.same('hero', hrefs($, '.hero a'), [call, ...text, routes.contact()]);
    faults.same('hero on a desk', hrefs($, '.hero a:not(.narrow-only)'), [call, '/contact']);
    faults.same('pills', hrefs($, 'main .pills a'), servicePaths(slugsOf(services)));
    faults.same('tiles', texts($, '.tiles a'), names(featuredCities));
    faults.unless(texts($, 'main h3').includes('Why choose us'), 'home gives no reasons');
    const reasons = pages.home.whyChooseUs.map(({ title }) => title);
    faults.same('reasons', texts($, '.reasons strong'), reasons);
    const steps = pages.home.howItWorks?.steps.map(({ title }) => title) ?? [];
    faults.same('steps', texts($, '.steps h3'), steps);
    faults.same(
      'testimonials',
      texts($, '.testimonial figcaption'),
      testimonials.map(({ name, location, date, source }) => {
        const said = [date && longDate(date), source && `on ${source.name}`].filter(Boolean);
        return `${name}, ${location}${said.join(', ')}`;
      }),
    );
    const stars = testimonials.map(({ rating }) => `${rating} out of 5 stars`);
    faults.same('stars', texts($, '.testimonial .stars .visually-hidden'), stars);
    const samples = testimonials.filter(({ sample }) => sample).map(() => 'Sample testimonial');
    faults.same('samples', texts($, '.testimonial .sample'), samples);
    faults.same('carousel', $('.carousel').length, testimonials.length > 1 ? 1 : 0);
    const over = texts($, 'main h2').includes(pages.home.testimonialsHeading);
    faults.same('heading over testimonials', over, testimonials.length > 0);
    faults.same('closing', $('main > :last-child').attr('class'), 'call-to-action');
    return [...faults.lines, ...serviceCards(built, '/', 4)];
  },

  'shows on home and contact what the owner says of the notary, in the same words': (built) => {
    const faults = new Faults();
    const { credentials, fees, portrait, ...said } = built.site.business;
    const facts = [
      ...credentials.map(({ text }) => text),
      ...[said.languages, fees.firstNotarization, said.payment, said.cancellation],
    ].flatMap((text) => (text === undefined ? [] : clean(text)));
    const shown = ['/', '/contact'].map((path) => texts(pageAt(built, path), '.your-notary dd'));
    faults.same('notary', shown[1], shown[0]);
    for (const fact of facts) faults.unless(shown[0]?.includes(fact) === true, `none says ${fact}`);
    const picture = attributes(pageAt(built, '/'), '.your-notary img', 'alt');
    faults.same('portrait', picture, portrait ? [portrait.alt] : []);
    return faults.lines;
  },

  'lists every service and every document on the services page': (built) => {
    const faults = new Faults();
    const $ = pageAt(built, routes.services());
    const { documents } = built.site;
    const listed = documents.map(({ name }) => clean(name));
    faults.same('documents', texts($, '.document-list > details:not([open]) b'), listed);
    const handled = documents.map(({ service, elsewhere }) =>
      service === undefined ? elsewhere?.url : routes.service(service),
    );
    faults.same('who handles them', hrefs($, '.document-list a'), handled);
    const notes = documents.flatMap(({ note }) => (note === undefined ? [] : [clean(note)]));
    faults.same('notes', texts($, '.document-list small'), notes);
    faults.same('section', $(`#${DOCUMENTS_ANCHOR}`).length, documents.length > 0 ? 1 : 0);
    return [...faults.lines, ...serviceCards(built, '/services', 6)];
  },

  'answers the questions before a call, and leads to them': (built) => {
    const faults = new Faults();
    const $ = pageAt(built, routes.services());
    const { questions } = built.site;
    const section = `#${QUESTIONS_ANCHOR} details:not([open])`;
    const asked = questions.map(({ question }) => clean(question));
    faults.same('questions', texts($, `${section} h3`), asked);
    const answers = questions.map(({ answer }) => clean(answer));
    faults.same('answers', texts($, `${section} p`), answers);
    for (const { path, $ } of built.pages.values()) {
      if (!/^\/(contact|areas\/.*)?$/.test(path)) continue;
      const leads = hrefs($, 'main a').includes(`${routes.services()}#${QUESTIONS_ANCHOR}`);
      faults.unless(leads, `${path} does not lead to the questions`);
    }
    return faults.lines;
  },

  'asks what and where on four pages, and leads on without script': (built) => {
    const faults = new Faults();
    const heading = clean(built.site.pages.finder.heading);
    const withFinder = [...built.pages.values()].filter(
      ({ path, $ }) => path !== '/404' && $('.finder-box').length > 0,
    );
    const paths = withFinder.map(({ path }) => path).toSorted();
    faults.same('pages with the finder', paths, ['/', '/areas', '/locations', '/services']);
    for (const { path, $ } of withFinder) {
      faults.same(`${path} finder`, texts($, '#finder-heading'), [heading]);
      const leads = hrefs($, '.finder-box a').includes(routes.areas());
      faults.unless(leads, `${path} does not lead from the finder to the areas`);
    }
    return faults.lines;
  },

  'says on each service page what it is, with lists, questions and answers': (built) => {
    const faults = new Faults();
    for (const service of built.site.services) {
      const path = routes.service(service.slug);
      const $ = pageAt(built, path);
      faults.same(`${path} steps`, texts($, '.breadcrumb li'), ['Home', 'Services', service.title]);
      const { commonDocuments, included, extras, faqs, related } = service;
      const available = extras.length > 0 ? ['Available'] : [];
      const headings = ['Common Documents', "What's Included", ...available];
      faults.same(`${path} columns`, texts($, '.service-columns h2'), headings);
      const columns = [commonDocuments, included, extras].filter((list) => list.length > 0);
      faults.same(`${path} lists`, lists($, '.service-columns ul'), columns);
      const questions = faqs.map(({ question }) => question);
      faults.same(`${path} questions`, texts($, '.questions > details:not([open]) h3'), questions);
      const answers = faqs.map(({ answer }) => answer);
      faults.same(`${path} answers`, texts($, '.questions > details p'), answers);
      faults.same(`${path} related`, hrefs($, '.related a'), servicePaths(related));
      faults.same(`${path} sections`, $('.related').length, related.length > 0 ? 1 : 0);
      const intro = clean($('<div>').html(service.intro).text());
      faults.same(`${path} intro`, clean($('.prose').first().text()), intro);
      faults.same(`${path} closing`, $('main > :last-child').attr('class'), 'call-to-action');
    }
    return faults.lines;
  },

  'lists the cities of /locations in their order, and every city by name on /areas': (built) => {
    const faults = new Faults();
    const { locationsCities, featuredCities, citiesByName } = built.site;
    const $ = pageAt(built, '/locations');
    faults.same('/locations', texts($, '.grid a'), names(locationsCities));
    faults.same('/locations links', hrefs($, '.grid a'), cityPaths(slugsOf(locationsCities)));
    const areas = pageAt(built, '/areas');
    faults.same('/areas', lists(areas, '.tiles'), [names(featuredCities), names(citiesByName)]);
    faults.unless(texts(areas, 'h2').includes('All Service Areas'), '/areas has no heading');
    faults.unless(hrefs(areas, 'main p a').includes('/contact'), '/areas leads not to /contact');
    const sorted = citiesByName.map(({ name }) => name);
    const collated = sorted.toSorted((a, b) => a.localeCompare(b, 'en-US'));
    faults.same('/areas order', sorted, collated);
    return faults.lines;
  },

  'says the same of a city under /areas and /locations': (built) => {
    const faults = new Faults();
    for (const { slug } of built.site.cities) {
      const other = routes.cityUnderLocations(slug);
      const main = (path: string) => pageAt(built, path)('main').html();
      faults.unless(main(routes.city(slug)) === main(other), `${other} says something else`);
    }
    return faults.lines;
  },

  'says on each city page where it is, what is near and which services there are': (built) => {
    const faults = new Faults();
    const { site } = built;
    const words = site.pages.city;
    const office = officeAddress(site.business);
    for (const city of site.cities) {
      const path = routes.city(city.slug);
      const $ = pageAt(built, path);
      const name = `${city.name}, ${city.state}`;
      const ring = beside(site, city.slug);
      const nearby = cityPaths(city.nearbyLocations ?? []);
      faults.same(`${path} beside`, hrefs($, '.previous-next a'), ring);
      const crumbs = ['Home', 'Service Areas', city.name];
      faults.same(`${path} crumbs`, texts($, '.breadcrumb li'), crumbs);
      const popular = servicePaths(words.popularServices);
      faults.same(`${path} popular`, hrefs($, '.page-main .pills a'), popular);
      const cards = servicePaths(words.serviceCards);
      faults.same(`${path} cards`, hrefs($, '.service-card a'), cards);
      for (const heading of ['Popular services', `About ${city.name}`, 'Our services', 'Map']) {
        faults.unless(texts($, 'h2').includes(heading), `${path} has no heading "${heading}"`);
      }
      const about = clean($('<div>').html(city.about).text());
      faults.same(`${path} about`, clean($('.page-main .prose').last().text()), about);
      faults.same(`${path} nearby`, hrefs($, '.city-sidebar nav ul a'), nearby);
      const [, next] = ring;
      const panel = [nearby[0] ?? next ?? path, '/areas', '/services', ...(next ? [next] : [])];
      faults.same(`${path} panel`, hrefs($, '.panel a'), panel);
      faults.unless(/^Need a Notary in /.test(texts($, '.panel h2').join()), `${path} panel`);
      faults.same(`${path} map`, attributes($, 'iframe', 'title'), [`Map of ${name}`]);
      const box = sectionText($, 'Schedule an Appointment');
      const inPerson = site.business.commissions.includes(city.state);
      faults.same(`${path} notices`, $('.page-main > .notice').length, inPerson ? 0 : 1);
      const serving = inPerson ? [`Serving ${name}`] : [];
      for (const text of [...serving, hoursShortText(site.business.hours)]) {
        faults.unless(box.includes(text), `${path} does not say "${text}"`);
      }
      const call = telHref(site.business.phone);
      faults.same(`${path} call`, hrefs($, '.city-sidebar a[href^="tel:"]'), [call]);
      faults.same(`${path} book`, texts($, '.city-sidebar a[href="/contact"]'), ['Book Now']);
      faults.same(`${path} reasons`, texts($, '.city-sidebar .marks li'), words.whyChooseUs);
      const way = (attraction: { name: string; address?: string | undefined }) =>
        directionsUrl(office, attractionQuery(attraction, city));
      const own = city.attractions.flatMap((attraction) => [
        routes.attraction(attraction.slug),
        way(attraction),
      ]);
      const general = words.placeholderAttractions.map((place) => way({ name: place }));
      const attractions = own.length > 0 ? own : general;
      faults.same(`${path} attractions`, hrefs($, '.attractions a'), attractions);
    }
    return faults.lines;
  },

  'shows every place on /places, its description cut short': (built) => {
    const faults = new Faults();
    const $ = pageAt(built, '/places');
    const { citiesByName, featuredCities } = built.site;
    const withPlaces = (some: typeof citiesByName) =>
      some.filter(({ attractions }) => attractions.length > 0);
    const groups = withPlaces(citiesByName);
    faults.same('/places cities', texts($, '.city-group h2'), names(groups));
    const jumps = withPlaces(featuredCities).map(({ slug }) => `#in-${slug}`);
    faults.same('/places jumps', hrefs($, 'main .pills a'), jumps);
    const sorted = groups.flatMap(({ attractions }) => attractions);
    const of = (part: string) => texts($, `.attraction-card ${part}`);
    const shown = (text: (attraction: (typeof sorted)[number]) => string) => sorted.map(text);
    faults.same(
      'names',
      of('h3'),
      shown(({ name }) => name),
    );
    const where = shown(({ cityName, cityState }) => `${cityName}, ${cityState}`);
    faults.same('cities', of('.card-city'), where);
    const begins = shown(({ description }) => clean(preview(description)));
    faults.same('descriptions', of('p:not([class])'), begins);
    const links = sorted.flatMap(({ slug, citySlug }) => [
      ...[routes.attraction(slug), routes.city(citySlug)],
    ]);
    faults.same('links', hrefs($, '.attraction-card a'), links);
    const said = of('a').filter((text, index) =>
      index % 2 === 0 ? !text.startsWith('Learn More') : !text.startsWith('More in '),
    );
    faults.same('names of links', said, []);
    const some = sorted.length > 0 ? 1 : 0;
    faults.same('search', $('[placeholder="Search places or cities..."]').length, some);
    return faults.lines;
  },

  'says on each place page what the place is, and the ways to it and from it': (built) => {
    const faults = new Faults();
    const office = officeAddress(built.site.business);
    for (const attraction of built.site.attractions) {
      const path = routes.attraction(attraction.slug);
      const $ = pageAt(built, path);
      const here = attractionQuery(attraction, {
        name: attraction.cityName,
        state: attraction.cityState,
      });
      const city = built.site.cityBySlug.get(attraction.citySlug);
      const back = $('.hero .wrap > p a').attr('href');
      faults.same(`${path} back`, back, routes.city(attraction.citySlug));
      const map = city && attractionMapUrl(attraction, city);
      faults.same(`${path} map`, $('address a').attr('href'), map);
      faults.same(`${path} text`, clean($('.page-main p').first().text()), attraction.description);
      const own = attraction.phone && formatPhone(attraction.phone);
      const main = clean($('.page-main').text());
      faults.unless(own === undefined || main.includes(own), `${path} hides the phone ${own}`);
      const ways = [directionsUrl(here), directionsUrl(office, here)];
      const site = attraction.url === undefined ? [] : [attraction.url];
      faults.same(`${path} ways`, hrefs($, '.page-main .buttons a'), [...ways, ...site]);
      const labels = texts($, '.page-main .buttons a');
      faults.same(`${path} way there`, labels[0], `Directions to ${clean($('h1').text())}`);
      const website = site.map(() => 'Visit Official Website');
      faults.same(`${path} website`, labels.slice(2), website);
      const frame = new URL($('iframe').attr('src') ?? '').searchParams;
      const from = frame.get('saddr') ?? frame.get('origin');
      const to = frame.get('daddr') ?? frame.get('destination');
      faults.same(`${path} embedded way`, [from, to], [here, office]);
      const services = servicePaths(built.site.pages.place.nearbyServices);
      faults.same(`${path} services`, hrefs($, '.attraction-side .plain-list a'), services);
      const near = sectionText($, 'Nearby Notary Services');
      faults.unless(near.includes('Mobile notary in'), `${path} names no services nearby`);
    }
    return faults.lines;
  },

  'says on the contact page when, where and what, and asks in the form': (built) => {
    const faults = new Faults();
    const { site } = built;
    const $ = pageAt(built, '/contact');
    const { areaCities, documentTypes, mapCity } = site.pages.contact;
    const says = (heading: string, text: string) =>
      faults.unless(sectionText($, heading).includes(text), `/contact does not say ${text}`);
    says('Hours', hoursText(site.business.hours));
    says('Service area', areaCities.map((slug) => site.cityBySlug.get(slug)?.name).join(', '));
    says('Service area', 'and surrounding areas');
    const services = servicePaths(slugsOf(site.services));
    faults.same('services', hrefs($, '.contact-facts .plain-list a'), services);
    faults.same('reveals', texts($, '.contact-details button'), ['Call or Text', 'Email Us']);
    const titles = ['Click to show phone number', 'Click to show email'];
    faults.same('hints', attributes($, '.contact-details button', 'title'), titles);
    faults.same('form heading', texts($, 'form h2'), ['Send Us a Message']);
    const labels = ['Name', 'Email', 'Phone', 'Document Type', 'Message'];
    faults.same('form', texts($, 'form label:not(.honeypot label)'), labels);
    faults.same('choices', texts($, 'form option'), ['Select Document Type', ...documentTypes]);
    faults.same('message', $('form textarea').attr('rows'), '4');
    const held = $('form [required]').length + $('form:not([novalidate])').length;
    faults.same('what the form refuses', held, 0);
    faults.same('button', texts($, 'form button'), ['Send Message']);
    const { endpoint, hidden = {} } = site.business.form ?? {};
    faults.same('form posts to', $('form').attr('action'), endpoint);
    for (const [name, value] of Object.entries(hidden)) {
      faults.same(`hidden ${name}`, $(`input[type=hidden][name="${name}"]`).attr('value'), value);
    }
    const city = site.cityBySlug.get(mapCity);
    faults.same('map', $('iframe').attr('title'), `Map of ${city?.name}, ${city?.state}`);
    return faults.lines;
  },

  'leads home from an address without a page': (built) => {
    const $ = pageAt(built, '/404');
    const home = $('main a').filter((_, a) => clean($(a).text()) === 'Return to Home');
    return home.attr('href') === '/' ? [] : ['404 does not lead home'];
  },
};
