import { expect, it } from 'vitest';
import { frozenPages, graph, graphNode, hrefs, pageAt, texts } from '../support/pages.ts';
import { NAME, PHONE, SERVICE_SLUGS, TOP_CITIES } from '../support/spec.ts';

// What every page must keep to is a rule (tests/rules), which the frozen site is held to as well
// (rules.test.ts). Here stand the words and numbers that the rules take from the content.

const pages = frozenPages();
const home = pageAt(pages, '/');

it('has a title and a description of its own', () => {
  const canonical = [...pages.values()].filter(({ path }) => !path.startsWith('/locations/'));
  for (const value of [
    canonical.map(({ $ }) => $('title').text()),
    canonical.map(({ $ }) => $('meta[name=description]').attr('content')),
  ]) {
    expect(value.filter((text, index) => value.indexOf(text) !== index)).toEqual([]);
  }
});

it('has a title that ends with the business name', () => {
  expect(home('title').text().endsWith(` | ${NAME}`)).toBe(true);
});

it('names its canonical address, a city the one under /areas', () => {
  const canonical = (path: string) => hrefs(pageAt(pages, path), 'link[rel=canonical]');
  expect(canonical('/contact')).toEqual(['https://www.example.com/contact']);
  expect(canonical('/locations/vale')).toEqual(['https://www.example.com/areas/vale']);
  expect(canonical('/404')).toEqual([]);
});

it('has the header with its four links and the footer', () => {
  expect(hrefs(home, 'header nav a')).toEqual(['/', '/services', '/locations', '/contact']);
  expect(texts(home, 'header nav a')).toEqual(['Home', 'Services', 'Service Areas', 'Contact']);
  expect(hrefs(home, 'footer a[href]')).toEqual([
    ...SERVICE_SLUGS.map((slug) => `/services/${slug}`),
    ...TOP_CITIES.map((slug) => `/areas/${slug}`),
    '/privacy-policy',
    '/terms-of-service',
  ]);
});

it('marks the current section in the header', () => {
  const current = (path: string) => texts(pageAt(pages, path), 'header [aria-current=page]');
  expect(current('/')).toEqual(['Home']);
  expect(current('/services/apostille')).toEqual(['Services']);
  expect(current('/areas/boise')).toEqual(['Service Areas']);
  expect(current('/locations/boise')).toEqual(['Service Areas']);
  expect(current('/contact')).toEqual(['Contact']);
  expect(current('/privacy-policy')).toEqual([]);
});

it('calls one number', () => {
  expect(new Set(hrefs(home, 'a[href^="tel:"]'))).toEqual(new Set([`tel:${PHONE}`]));
});

it('carries the business and the site in its structured data', () => {
  expect(graph(home).length).toBeGreaterThanOrEqual(2);
  const business = graphNode(home, 'Notary');
  expect(business).toMatchObject({ name: NAME, telephone: PHONE, priceRange: '$$' });
  expect(JSON.stringify(business.openingHoursSpecification)).toContain(
    '"opens":"08:00","closes":"18:00"',
  );
  expect(Object.keys(business)).toEqual(expect.arrayContaining(['address', 'geo']));
});
