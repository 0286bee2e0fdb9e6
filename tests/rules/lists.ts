import { smsHref, telHref } from '../../model/contact.ts';
import { hoursText, longDate } from '../../model/hours.ts';
import { routes } from '../../model/routes.ts';
import { LIMITS, preview } from '../../model/text.ts';
import { type BuiltSite, Faults, type Rule } from '../support/built-site.ts';
import { clean, hrefs, pageAt, sectionText, texts } from '../support/pages.ts';

const names = (cities: readonly { name: string; state: string }[]) =>
  cities.map(({ name, state }) => `${name}, ${state}`);

/** The cards of services on a page: their links and the documents that they list. */
function serviceCards({ site, pages }: BuiltSite, path: string, documents: number): string[] {
  const faults = new Faults();
  const $ = pageAt(pages, path);
  const cards = $('.service-card').toArray();
  const links = cards.map((card) => $(card).find('a').attr('href'));
  faults.same(
    `${path} service cards`,
    links,
    site.services.map(({ slug }) => routes.service(slug)),
  );
  for (const [index, service] of site.services.entries()) {
    const card = $(cards[index] ?? '');
    const listed = card.find('li').toArray();
    faults.same(
      `${path} documents of ${service.title}`,
      listed.map((li) => clean($(li).text())),
      service.commonDocuments.slice(0, documents),
    );
    faults.same(`${path} drawing of ${service.title}`, card.find('svg').length, 1);
    faults.same(`${path} text`, clean(card.find('p').text()), service.description);
  }
  return faults.lines;
}

/** Pages that list what the content holds. */
export const listRules: Record<string, Rule> = {
  'has the header with its four links, and all services and top cities in the footer': (built) => {
    const faults = new Faults();
    const { services, featuredCities, business } = built.site;
    const footer = [
      ...services.map(({ slug }) => routes.service(slug)),
      ...featuredCities.map(({ slug }) => routes.city(slug)),
      routes.privacyPolicy(),
      routes.termsOfService(),
    ];
    const header = ['/', '/services', '/locations', '/contact'];
    for (const { path, $ } of built.pages.values()) {
      faults.same(`${path} header`, hrefs($, 'header nav a'), header);
      faults.same(`${path} footer`, hrefs($, 'footer a[href]'), footer);
      faults.same(`${path} notice`, texts($, 'footer .notice'), [business.notice]);
    }
    return faults.lines;
  },

  'shows on home the services, top cities, reasons and what clients say': (built) => {
    const faults = new Faults();
    const { business, featuredCities, pages, services, testimonials } = built.site;
    const $ = pageAt(built.pages, '/');
    const text = business.textMessages ? [smsHref(business.phone)] : [];
    const first = [telHref(business.phone), ...text, routes.contact()];
    faults.same('hero', hrefs($, '.hero a'), first);
    const servicePaths = services.map(({ slug }) => routes.service(slug));
    faults.same('pills', hrefs($, 'main .pills a'), servicePaths);
    faults.same('tiles', texts($, '.tiles a'), names(featuredCities));
    const reasons = pages.home.whyChooseUs.map(({ title }) => title);
    faults.same('reasons', texts($, '.reasons strong'), reasons);
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
    const samples = testimonials.filter(({ sample }) => sample).length;
    faults.same('samples', $('.testimonial .sample').length, samples);
    faults.same('carousel', $('.carousel').length, testimonials.length > 1 ? 1 : 0);
    const headings = texts($, 'main h2');
    const shown = headings.includes(pages.home.testimonialsHeading);
    faults.same('heading over testimonials', shown, testimonials.length > 0);
    faults.same('closing', $('main > :last-child').attr('class'), 'call-to-action');
    return [...faults.lines, ...serviceCards(built, '/', LIMITS.homeCardDocuments)];
  },

  'lists every service on the services page': (built) =>
    serviceCards(built, '/services', LIMITS.servicesCardDocuments),

  'lists the cities of /locations in their order, and every city by name on /areas': (built) => {
    const faults = new Faults();
    const { site } = built;
    const $ = pageAt(built.pages, '/locations');
    faults.same('/locations', texts($, '.grid a'), names(site.locationsCities));
    faults.same(
      '/locations links',
      hrefs($, '.grid a'),
      site.locationsCities.map(({ slug }) => routes.city(slug)),
    );
    const areas = pageAt(built.pages, '/areas');
    const lists = areas('.tiles')
      .toArray()
      .map((list) => areas(list).find('a').toArray());
    const shown = lists.map((list) => list.map((link) => clean(areas(link).text())));
    faults.same('/areas', shown, [names(site.featuredCities), names(site.citiesByName)]);
    faults.unless(hrefs(areas, 'main p a').includes('/contact'), '/areas leads not to /contact');
    const sorted = site.citiesByName.map(({ name }) => name);
    const collated = sorted.toSorted((a, b) => a.localeCompare(b, 'en-US'));
    faults.same('/areas order', sorted, collated);
    return faults.lines;
  },

  'shows every place on /places, its description cut short': ({ site, pages }) => {
    const faults = new Faults();
    const $ = pageAt(pages, '/places');
    const cards = $('.attraction-card').toArray();
    faults.same('/places', cards.length, site.attractions.length);
    faults.same('search', $('search').length, site.attractions.length > 0 ? 1 : 0);
    const groups = site.citiesByName.filter(({ attractions }) => attractions.length > 0);
    faults.same('/places cities', texts($, '.city-group h2'), names(groups));
    const featured = site.featuredCities.filter(({ attractions }) => attractions.length > 0);
    const jumps = featured.map(({ slug }) => `#in-${slug}`);
    faults.same('/places jumps', hrefs($, 'main .pills a'), jumps);
    const sorted = groups.flatMap(({ attractions }) => attractions);
    for (const [index, attraction] of sorted.entries()) {
      const card = $(cards[index] ?? '');
      const { name, cityName, cityState } = attraction;
      faults.same('card', clean(card.find('h3').text()), name);
      faults.same(
        `city of ${name}`,
        clean(card.find('.card-city').text()),
        `${cityName}, ${cityState}`,
      );
      const text = clean(card.find('p:not([class])').text());
      faults.same(`card of ${attraction.name}`, text, clean(preview(attraction.description)));
      const links = card.find('a').toArray();
      faults.same(
        `links of ${attraction.name}`,
        links.map((link) => $(link).attr('href')),
        [routes.attraction(attraction.slug), routes.city(attraction.citySlug)],
      );
    }
    return faults.lines;
  },

  'says on the contact page when, where and what, and asks in the form': ({ site, pages }) => {
    const faults = new Faults();
    const $ = pageAt(pages, '/contact');
    const { areaCities, documentTypes, mapCity } = site.pages.contact;
    const says = (heading: string, text: string) =>
      faults.unless(sectionText($, heading).includes(text), `/contact does not say ${text}`);
    says('Hours', hoursText(site.business.hours));
    says('Service area', areaCities.map((slug) => site.cityBySlug.get(slug)?.name).join(', '));
    const services = site.services.map(({ slug }) => routes.service(slug));
    faults.same('/contact services', hrefs($, '.contact-facts .plain-list a'), services);
    const labels = ['Name', 'Email', 'Phone', 'Document Type', 'Message'];
    faults.same('/contact form', texts($, 'form label:not(.honeypot label)'), labels);
    faults.same('choices', texts($, 'form option'), ['Select Document Type', ...documentTypes]);
    const { endpoint, hidden = {} } = site.business.form ?? {};
    faults.same('/contact form posts to', $('form').attr('action'), endpoint);
    for (const [name, value] of Object.entries(hidden)) {
      faults.same(`hidden ${name}`, $(`input[type=hidden][name="${name}"]`).attr('value'), value);
    }
    const city = site.cityBySlug.get(mapCity);
    faults.same('/contact map', $('iframe').attr('title'), `Map of ${city?.name}, ${city?.state}`);
    return faults.lines;
  },
};
