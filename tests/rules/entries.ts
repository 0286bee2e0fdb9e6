import { formatPhone, officeAddress } from '../../model/contact.ts';
import { hoursShortText } from '../../model/hours.ts';
import { attractionMapUrl, attractionQuery, directionsUrl } from '../../model/maps.ts';
import { routes } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { Faults, type Rule } from '../support/built-site.ts';
import { clean, graphNode, hrefs, pageAt, sectionText, texts } from '../support/pages.ts';
import { states } from './graphs.ts';

/** The cities beside a city in directory order, around both ends; none for the only one. */
function beside({ cities }: Site, slug: string): string[] {
  if (cities.length < 2) return [];
  const index = cities.findIndex((city) => city.slug === slug);
  const around = [cities.at(index - 1), cities[(index + 1) % cities.length]];
  return around.map((city) => routes.city(city?.slug ?? ''));
}

/** Pages of one service, city or place. */
export const entryRules: Record<string, Rule> = {
  'says on each service page what the service is, with its lists, questions and answers': ({
    site,
    pages,
  }) => {
    const faults = new Faults();
    for (const service of site.services) {
      const path = routes.service(service.slug);
      const $ = pageAt(pages, path);
      faults.same(`${path} steps`, texts($, '.breadcrumb li'), ['Home', 'Services', service.title]);
      const lists = $('.service-columns ul')
        .toArray()
        .map((list) => $(list).find('li').toArray())
        .map((items) => items.map((item) => clean($(item).text())));
      const { commonDocuments, included, extras, faqs, related } = service;
      faults.same(`${path} lists`, lists, [commonDocuments, included, extras]);
      const answers = $('.questions > details')
        .toArray()
        .map((item) => [clean($(item).find('h3').text()), clean($(item).find('p').text())]);
      const expected = faqs.map(({ question, answer }) => [question, answer]);
      faults.same(`${path} questions`, answers, expected);
      const questions = faqs.map(({ question }) => question);
      faults.same(`${path} index`, texts($, '.faq-index li'), questions);
      const others = related.map((slug) => routes.service(slug));
      faults.same(`${path} related`, hrefs($, '.related a'), others);
      faults.same(`${path} sections`, $('.related').length, others.length > 0 ? 1 : 0);
      const intro = clean($('<div>').html(service.intro).text());
      faults.same(`${path} intro`, clean($('.prose').first().text()), intro);
      faults.same(`${path} closing`, $('main > :last-child').attr('class'), 'call-to-action');
      faults.same(`${path} provider`, graphNode($, 'Service').areaServed, states(site));
    }
    return faults.lines;
  },

  'says the same of a city under /areas and /locations': ({ site, pages }) => {
    const faults = new Faults();
    for (const { slug } of site.cities) {
      const [area, location] = [routes.city(slug), routes.cityUnderLocations(slug)];
      const main = (path: string) => pageAt(pages, path)('main').html();
      faults.unless(main(area) === main(location), `${location} says other than ${area}`);
    }
    return faults.lines;
  },

  'says on each city page where it is, what is near and which services there are': (built) => {
    const faults = new Faults();
    const { site, pages } = built;
    const words = site.pages.city;
    const office = officeAddress(site.business);
    for (const city of site.cities) {
      const path = routes.city(city.slug);
      const $ = pageAt(pages, path);
      const name = `${city.name}, ${city.state}`;
      const [previous, next] = beside(site, city.slug);
      const nearby = (city.nearbyLocations ?? []).map((slug) => routes.city(slug));
      const ring = previous === undefined ? [] : [previous, next];
      const facts = [city.county, city.milesFromOffice, city.minutesFromOffice];
      const known = facts.filter((fact) => fact !== undefined).length;
      faults.same(`${path} facts`, texts($, '.fact-line li').length, known + 1);
      faults.same(`${path} beside`, hrefs($, '.previous-next a'), ring);
      const steps = ['Home', 'Service Areas', city.name];
      faults.same(`${path} steps`, texts($, '.breadcrumb li'), steps);
      const popular = words.popularServices.map((slug) => routes.service(slug));
      faults.same(`${path} popular`, hrefs($, '.page-main .pills a'), popular);
      const cards = words.serviceCards.map((slug) => routes.service(slug));
      faults.same(`${path} cards`, hrefs($, '.service-card a'), cards);
      const about = $('<div>').html(city.about).text();
      const shown = $('.page-main .prose').last().text();
      faults.same(`${path} about`, clean(shown), clean(about));
      faults.same(`${path} nearby`, hrefs($, '.city-sidebar nav ul a'), nearby);
      const panel = [nearby[0] ?? next ?? path, '/areas', '/services', ...(next ? [next] : [])];
      faults.same(`${path} panel`, hrefs($, '.panel a'), panel);
      faults.same(`${path} map`, $('iframe').attr('title'), `Map of ${name}`);
      const box = sectionText($, 'Schedule an Appointment');
      const inPerson = site.business.commissions.includes(city.state);
      faults.same(`${path} notices`, $('.page-main > .notice').length, inPerson ? 0 : 1);
      const serving = inPerson ? [`Serving ${name}`] : [];
      for (const text of [...serving, hoursShortText(site.business.hours)]) {
        faults.unless(box.includes(text), `${path} does not say "${text}"`);
      }
      faults.same(`${path} reasons`, texts($, '.city-sidebar .marks li'), words.whyChooseUs);
      const way = (attraction: { name: string; address?: string | undefined }) =>
        directionsUrl(office, attractionQuery(attraction, city));
      const own = city.attractions.flatMap((attraction) => [
        routes.attraction(attraction.slug),
        way(attraction),
      ]);
      const general = words.placeholderAttractions.map((name) => way({ name }));
      const attractions = own.length > 0 ? own : general;
      faults.same(`${path} attractions`, hrefs($, '.attractions a'), attractions);
    }
    return faults.lines;
  },

  'says on each place page what the place is, and the ways to it and from it': (built) => {
    const faults = new Faults();
    const office = officeAddress(built.site.business);
    for (const attraction of built.site.attractions) {
      const path = routes.attraction(attraction.slug);
      const $ = pageAt(built.pages, path);
      const city = { name: attraction.cityName, state: attraction.cityState };
      const here = attractionQuery(attraction, city);
      faults.same(
        `${path} back`,
        $('.hero .wrap > p a').attr('href'),
        routes.city(attraction.citySlug),
      );
      faults.same(`${path} map`, $('address a').attr('href'), attractionMapUrl(attraction, city));
      faults.same(`${path} text`, clean($('.page-main p').first().text()), attraction.description);
      const own = attraction.phone && formatPhone(attraction.phone);
      const labeled = `Phone of ${attraction.name}: ${own}`;
      const said = clean($('.page-main').text()).includes(labeled);
      faults.same(`${path} phone`, said, own !== undefined);
      faults.same(`${path} ways`, hrefs($, '.page-main .buttons a'), [
        directionsUrl(here),
        directionsUrl(office, here),
        ...(attraction.url === undefined ? [] : [attraction.url]),
      ]);
      const frame = new URL($('iframe').attr('src') ?? '').searchParams;
      const [from, to] = [
        frame.get('saddr') ?? frame.get('origin'),
        frame.get('daddr') ?? frame.get('destination'),
      ];
      faults.same(`${path} embedded way`, [from, to], [here, office]);
      const services = built.site.pages.place.nearbyServices.map((slug) => routes.service(slug));
      faults.same(`${path} services`, hrefs($, '.attraction-side .plain-list a'), services);
    }
    return faults.lines;
  },
};
