import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { frozenPages, texts } from '../support/pages.ts';
import { CITY_SLUGS, SERVICE_SLUGS } from '../support/spec.ts';

const pages = frozenPages();
const attractionPaths = [...pages.keys()].filter((path) => path.startsWith('/places/'));

it('has every page of the route table and no other', () => {
  const expected = [
    '/',
    '/services',
    '/locations',
    '/areas',
    '/places',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/404',
    ...SERVICE_SLUGS.map((slug) => `/services/${slug}`),
    ...CITY_SLUGS.flatMap((slug) => [`/areas/${slug}`, `/locations/${slug}`]),
    ...attractionPaths,
  ];
  expect([...pages.keys()].sort()).toEqual(expected.sort());
  expect(attractionPaths).toHaveLength(165);
  expect(pages.size).toBe(254);
});

it('has a page for every place that a city lists, and for nothing else', () => {
  const listed = CITY_SLUGS.flatMap((slug) => {
    const page = pages.get(`/areas/${slug}`);
    return page
      ?.$('.attractions a[href^="/places/"]')
      .toArray()
      .map((a) => page.$(a).attr('href'));
  });
  expect(listed.sort()).toEqual(attractionPaths.sort());
});

it('says the same under /areas and /locations', () => {
  for (const slug of CITY_SLUGS) {
    const [area] = texts(pages.get(`/areas/${slug}`)?.$ ?? fail(slug), 'main');
    const [location] = texts(pages.get(`/locations/${slug}`)?.$ ?? fail(slug), 'main');
    expect(location).toBe(area);
  }
});

it('needs no folder with an index file, so that hosts serve each address as it is', () => {
  const site = inject('site');
  for (const path of pages.keys()) {
    if (path !== '/') expect(existsSync(join(site, path, 'index.html'))).toBe(false);
  }
});

it.each(['/areas/boise', '/services', '/places/zoo-boise'])(
  'serves %s without redirect',
  async (path) => {
    const response = await fetch(inject('baseUrl') + path, { redirect: 'manual' });
    expect(response.status).toBe(200);
  },
);

it.each(['/nope', '/services/nope', '/areas/boise/extra', '/Areas/boise'])(
  'answers %s with the 404 page',
  async (path) => {
    const response = await fetch(inject('baseUrl') + path, { redirect: 'manual' });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(pages.get('/404')?.html);
  },
);

function fail(slug: string): never {
  throw new Error(`no page for ${slug}`);
}
