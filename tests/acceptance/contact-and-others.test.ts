import { expect, it } from 'vitest';
import { clean, frozenPages, hrefs, pageAt, sectionText, texts } from '../support/pages.ts';
import { SERVICE_SLUGS } from '../support/spec.ts';

const pages = frozenPages();
const $ = pageAt(pages, '/contact');

it('offers the two reveals with their hover texts', () => {
  const buttons = $('.contact-details button').toArray();
  expect(buttons.map((button) => [clean($(button).text()), $(button).attr('title')])).toEqual([
    ['Call or Text', 'Click to show phone number'],
    ['Email Us', 'Click to show email'],
  ]);
});

it('says when, where and what', () => {
  expect(sectionText($, 'Hours')).toContain(
    'Monday-Friday 8:00 AM-8:00 PM, weekends by appointment',
  );
  expect(sectionText($, 'Service area')).toContain(
    'Boise, Meridian, Nampa, Caldwell, Eagle and surrounding areas',
  );
  expect(hrefs($, '.contact-facts li a')).toEqual(SERVICE_SLUGS.map((slug) => `/services/${slug}`));
});

it('has the message form with its fields in order, each with a label', () => {
  expect(texts($, 'form h2')).toEqual(['Send Us a Message']);
  expect(texts($, 'form label')).toEqual(['Name', 'Email', 'Phone', 'Document Type', 'Message']);
  const fields = $('form label')
    .toArray()
    .map((label) => $(`#${$(label).attr('for')}`));
  expect(fields.map((field) => field.attr('type') ?? field.prop('tagName'))).toEqual([
    'text',
    'email',
    'tel',
    'SELECT',
    'TEXTAREA',
  ]);
  expect($('textarea').attr('rows')).toBe('4');
  expect(texts($, 'form option')).toEqual([
    'Select Document Type',
    'General Notarization',
    'Loan Signing',
    'Estate Planning',
    'Apostille',
    'Business Document',
  ]);
  expect($('form option').first().attr('value')).toBe('');
  expect($('form [required]')).toHaveLength(0);
  expect($('form').attr('novalidate')).toBeDefined();
  expect(texts($, 'form button')).toEqual(['Send Message']);
});

it('has a map of Boise', () => {
  expect($('iframe').attr('title')).toBe('Map of Boise, ID');
  expect(new URL($('iframe').attr('src') ?? '').searchParams.get('q')).toBe('Boise, ID');
});

it.each(['/privacy-policy', '/terms-of-service'])('%s has a real text', (path) => {
  expect(clean(pageAt(pages, path)('.prose').text()).split(' ').length).toBeGreaterThan(150);
});

it('says that a page is not found in the words of the spec', () => {
  const notFound = pageAt(pages, '/404');
  expect(clean(notFound('main').text())).toContain(
    "We're sorry, but the page you're looking for doesn't exist or has been moved.",
  );
  const home = notFound('main a').filter((_, a) => clean(notFound(a).text()) === 'Return to Home');
  expect(home.attr('href')).toBe('/');
});
