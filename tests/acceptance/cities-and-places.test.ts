import { describe, expect, it } from 'vitest';
import { frozenSite } from '../support/built-site.ts';
import { clean, frozenPages, hrefs, pageAt, sectionText, texts } from '../support/pages.ts';
import { CITY_SLUGS, LOCATIONS_CITIES, OFFICE, PHONE, TOP_CITIES } from '../support/spec.ts';

const pages = frozenPages();

it('lists the cities of /locations in the order of the spec, without Vale', () => {
  const $ = pageAt(pages, '/locations');
  const names = LOCATIONS_CITIES.map((name) => `${name}, ${name === 'Ontario' ? 'OR' : 'ID'}`);
  expect(texts($, '.grid a')).toEqual(names);
  for (const href of hrefs($, '.grid a')) expect(href).toMatch(/^\/areas\//);
  expect($('.breadcrumb')).toHaveLength(1);
  expect($('.prose p').length).toBeGreaterThan(0);
});

it('lists the top cities and then every city by name on /areas', () => {
  const $ = pageAt(pages, '/areas');
  const lists = $('.tiles')
    .toArray()
    .map((list) => $(list).find('a').toArray());
  const [featured = [], all = []] = lists;
  expect(featured.map((a) => $(a).attr('href'))).toEqual(
    TOP_CITIES.map((slug) => `/areas/${slug}`),
  );
  expect(all.map((a) => $(a).attr('href')?.slice('/areas/'.length)).sort()).toEqual(
    [...CITY_SLUGS].sort(),
  );
  const names = all.map((a) => clean($(a).text()));
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-US')));
  expect(texts($, 'h2')).toContain('All Service Areas');
  expect(hrefs($, 'main p a')).toContain('/contact');
  expect(clean($('main').text())).toContain('location not listed');
});

describe.each(CITY_SLUGS)('/areas/%s', (slug) => {
  const $ = pageAt(pages, `/areas/${slug}`);
  const index = CITY_SLUGS.indexOf(slug);
  const [, name = '', state = ''] = /in (.+), (ID|OR)$/.exec($('h1').text()) ?? [];

  it('names the city and its neighbours in the directory', () => {
    expect($('h1').text()).toBe(`Mobile Notary Services in ${name}, ${state}`);
    expect(state).toBe(['ontario', 'vale'].includes(slug) ? 'OR' : 'ID');
    expect(texts($, '.breadcrumb li')).toEqual(['Home', 'Service Areas', name]);
    expect(hrefs($, '.previous-next a')).toEqual([
      `/areas/${CITY_SLUGS.at(index - 1)}`,
      `/areas/${CITY_SLUGS[(index + 1) % CITY_SLUGS.length]}`,
    ]);
  });

  it('leads to the services', () => {
    expect(hrefs($, '.page-main > .prose a')).toEqual([
      '/services/apostille',
      '/services/business-legal',
      '/services/remote-online-notarization',
    ]);
    expect(hrefs($, '.page-main .pills a')).toEqual([
      '/services/loan-signing',
      '/services/general-notarizations',
      '/services/estate-planning',
    ]);
    expect($('.service-card')).toHaveLength(4);
  });

  it('tells of the city in 150 words or more, and lists three to five places with directions', () => {
    const about = clean($(`h2:contains("About ${name}") + .prose`).text());
    expect(about.split(' ').length).toBeGreaterThanOrEqual(150);
    const attractions = $('.attractions li').toArray();
    expect(attractions.length).toBeGreaterThanOrEqual(3);
    expect(attractions.length).toBeLessThanOrEqual(5);
    for (const item of attractions) {
      const [page, directions] = $(item)
        .find('a')
        .toArray()
        .map((a) => $(a).attr('href') ?? '');
      expect(page).toMatch(/^\/places\//);
      const query = new URL(directions ?? '').searchParams;
      expect(query.get('destination')).toBe(OFFICE);
      expect(query.get('origin')).toBeTruthy();
    }
  });

  it('asks about a nearby city, or the next one where none is near', () => {
    const next = `/areas/${CITY_SLUGS[(index + 1) % CITY_SLUGS.length]}`;
    const nearby = hrefs($, '.city-sidebar nav ul a');
    const alone = ['fruitland', 'glenns-ferry', 'gooding', 'filer'].includes(slug);
    expect(nearby.length > 0).toBe(!alone);
    expect($('.city-sidebar nav ul')).toHaveLength(alone ? 0 : 1);
    expect(clean($('.panel h2').text())).toMatch(/^Need a Notary in [A-Z]/);
    expect($('main > :last-child').hasClass('call-to-action')).toBe(true);
    expect(hrefs($, '.panel a')).toEqual([nearby[0] ?? next, '/areas', '/services', next]);
  });

  it('has a map of its own and the sidebar', () => {
    const map = $('iframe');
    expect(map).toHaveLength(1);
    expect(map.attr('title')).toBe(`Map of ${name}, ${state}`);
    expect(new URL(map.attr('src') ?? '').searchParams.get('q')).toBe(`${name}, ${state}`);
    const box = sectionText($, 'Schedule an Appointment');
    expect(box).toContain('Monday-Friday 8am-8pm, weekends by appointment');
    // Where no state has commissioned the notary yet, it says how to meet instead.
    expect(box).toContain(state === 'ID' ? `Serving ${name}` : 'Online, or in person');
    expect(hrefs($, '.city-sidebar a[href^="tel:"]')).toEqual([`tel:${PHONE}`]);
    expect(texts($, '.city-sidebar a[href="/contact"]')).toEqual(['Book Now']);
    expect(texts($, '.city-sidebar .marks li')).toEqual([
      'Convenient mobile service',
      'Experienced professionals',
      'Flexible scheduling',
      'Competitive rates',
      'Fast, reliable service',
    ]);
    expect(hrefs($, '.city-sidebar nav a').at(-1)).toBe('/areas');
  });
});

it.each([
  ['mccall', ['Rotary Park', 'The Activity Barn']],
  ['ontario', ['Cultural Center', 'State Recreation Site', 'Loop', 'Park', 'Market']],
  ['vale', ['Murals', 'Hot Springs', 'Stone House Museum', 'Grounds', 'Restaurants']],
])('%s lists the places that the spec names', (slug, words) => {
  const listed = texts(pageAt(pages, `/areas/${slug}`), '.attractions li').join('\n');
  for (const word of words) expect(listed).toContain(word);
  if (slug !== 'mccall') expect(listed.split('\n')).toHaveLength(5);
});

it('shows every place on /places, its description cut short', () => {
  const $ = pageAt(pages, '/places');
  expect($('input[placeholder="Search places or cities..."]')).toHaveLength(1);
  expect(texts($, 'search button')).toEqual(['Clear']);
  const cards = $('.attraction-card').toArray();
  expect(cards).toHaveLength(165);
  for (const card of cards) {
    const [more, city] = $(card)
      .find('a')
      .toArray()
      .map((a) => $(a));
    const attraction = pageAt(pages, more?.attr('href') ?? '');
    const description = attraction('meta[name=description]').attr('content') ?? '';
    expect(clean($(card).find('h3').text())).toBe(clean(attraction('h1').text()));
    expect($(card).text()).toContain(`${description.slice(0, 100)}...`);
    expect(clean(more?.text() ?? '')).toMatch(/^Learn More/);
    expect(clean(city?.text() ?? '')).toMatch(/^More in /);
    expect(city?.attr('href')).toMatch(/^\/areas\//);
  }
});

const attractions = [...pages.keys()].filter((path) => path.startsWith('/places/'));

it.each(attractions)('%s shows the place and the ways from it', (path) => {
  const $ = pageAt(pages, path);
  const city = $('.hero .wrap > p a').attr('href') ?? '';
  expect(city).toMatch(/^\/areas\//);
  expect($('address a').attr('href')).toMatch(/^https:\/\/www\.google\.com\/maps\//);
  expect(clean($('main').text())).toContain($('meta[name=description]').attr('content') ?? '-');
  const frame = new URL($('iframe').attr('src') ?? '').searchParams;
  expect(frame.get('daddr')).toBe(OFFICE);
  expect(frame.get('saddr')).toBeTruthy();
  expect(frame.get('dirflg')).toBe('d');
  const buttons = texts($, '.page-main .buttons a');
  expect(buttons[0]).toBe(`Directions to ${clean($('h1').text())}`);
  expect(buttons[1]).toBe('Directions to the notary');
  expect(sectionText($, 'Nearby Notary Services')).toContain('Mobile notary in');
  expect(sectionText($, 'Need a Notary')).toContain('Call now');
});

it('shows the official website exactly where there is one', async () => {
  const { site } = await frozenSite();
  const all = site.cities.flatMap((city) => city.attractions);
  expect(all).toHaveLength(165);
  for (const attraction of all) {
    const $ = pageAt(pages, `/places/${attraction.slug}`);
    const links = $('a').filter((_, a) => clean($(a).text()) === 'Visit Official Website');
    expect(links.map((_, a) => $(a).attr('href')).get()).toEqual(
      attraction.url ? [attraction.url] : [],
    );
    expect(attraction.googleMapsUrl !== undefined).toBe(attraction.citySlug === 'vale');
  }
});
