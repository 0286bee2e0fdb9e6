import { expect, it } from 'vitest';
import type { z } from 'zod';
import { businessSchema } from './business.ts';
import { citySchema } from './city.ts';
import { amount, date, longitude, phone, span, state, webAddress } from './fields.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { redirectsSchema } from './redirect.ts';

const { endpoint } = businessSchema.shape.form.unwrap().shape;
const { visible, timeZone } = businessSchema.shape.hours.shape;
const { days, opens, closes } = visible.element.shape;
const { from } = redirectsSchema.shape.redirects.unwrap().element.shape;
const { county } = citySchema.shape;

it.each([
  [days, 'Monday-Friday', true],
  [days, 'Tuesday,Thursday, Saturday-Sunday', true],
  [days, 'market days', false],
  [endpoint, 'https://forms.example.com:8443/f/1?x=y', true],
  [endpoint, 'http://localhost:8080/take', true],
  [endpoint, '/messages', true],
  [endpoint, '//evil.example/x', false],
  [endpoint, 'http://forms.example.com', false],
  // The origin of an endpoint stands in the Content-Security-Policy of every page.
  [endpoint, 'https://a.example;script-src/', false],
  [from, '/old-page', true],
  [from, '//evil.example/x', false],
  [from, '/../x', false],
  [webAddress(), 'https://example.com/a?b', true],
  [endpoint, '/\\evil.example/x', false],
  [timeZone, 'America/Indiana/Indianapolis', true],
  [timeZone, 'US/Mountain', true],
  [timeZone, '+07:00', false],
  [webAddress(), 'https://example', false],
  [webAddress(), 'https:////example.com', false],
  [webAddress(), 'https://example.com/@us', true],
  [webAddress(), 'https://example.com/a%20b', true],
])('%#: whether "$1" is right: $2', (field, text, is) => {
  expect(field.safeParse(text).success).toBe(is);
});

/** What people write, and what it is read as; undefined where it can mean two things, or none. */
const WRITTEN: [z.ZodType, string | number, string | number | undefined][] = [
  [days, 'Mon-Fri', 'Monday-Friday'],
  [days, 'Tues. to Thurs., sat', 'Tuesday-Thursday, Saturday'],
  [days, 'weekdays', 'Monday-Friday'],
  [days, 'Seven days a week', 'Monday-Sunday'],
  [days, 'Weekends', 'Saturday-Sunday'],
  [days, 'Mondays & Fridays', 'Monday, Friday'],
  [days, 'Mon, Wed, and Fri', 'Monday, Wednesday, Friday'],
  [days, 'T', undefined],
  [opens, '8am', '08:00'],
  [opens, '8:30 A.M.', '08:30'],
  [opens, '12 AM', '00:00'],
  [opens, 'noon', '12:00'],
  [opens, 'midnight', '00:00'],
  [opens, '7:00', undefined],
  [opens, 9, undefined],
  [opens, '13pm', undefined],
  [opens, '24:00', '00:00'],
  [closes, '8:00 PM', '20:00'],
  [closes, '12pm', '12:00'],
  [closes, 'Midnight', '24:00'],
  [closes, '24:00', '24:00'],
  [closes, '00:00', '24:00'],
  [closes, '7:00', undefined],
  [closes, '24:30', undefined],
  [date(), '12/25/2026', '2026-12-25'],
  [date(), '12/25/26', '2026-12-25'],
  [date(), 'June 30, 2027', '2027-06-30'],
  [date(), '3/4', undefined],
  // February 30 would be read as March 2, and its 2 taken for the month.
  [date(), '2/30/2026', undefined],
  [state(), 'Idaho', 'ID'],
  [state(), 'or', 'OR'],
  [state(), 'Ida', undefined],
  [longitude(), 116.2035, undefined],
  [county, 'Ada', 'Ada County'],
  [county, 'Ada county', 'Ada County'],
  [county, '', undefined],
  [phone(''), '208.555.0100', '+12085550100'],
  [phone(''), '208/555–0100', '+12085550100'],
  [phone(''), 2_085_550_100, '+12085550100'],
  [phone(''), '555-0100', undefined],
];

it.each(WRITTEN)('%#: reads "$1" as $2', (field, written, value) => {
  expect(field.safeParse(written).data).toBe(value);
});

it.each(WRITTEN)(
  '%#: the JSON Schema lets "$1" pass where the check takes it',
  (field, written) => {
    const { pattern = '', enum: choices, type, 'x-also-written': other } = jsonSchemaOf(field);
    const isTaken = field.safeParse(written).success && typeof written === 'string';
    const isChoice = choices?.includes(`${written}`) ?? false;
    const form = new RegExp(other ?? pattern);
    expect(!isTaken || isChoice || form.test(`${written}`), `${type} ${form}`).toBe(true);
  },
);

const closure = businessSchema.shape.holidays.unwrap().element;

it.each([
  ['12/25/2026', '2026-12-25', '2026-12-25'],
  ['12/31/2026 - 1/2/2027', '2026-12-31', '2027-01-02'],
  ['Dec 24, 2026 to January 2, 2027', '2026-12-24', '2027-01-02'],
])('reads "%s" as the days from %s to %s', (written, first, last) => {
  expect(closure.parse(written)).toEqual({ first, last });
});

it.each(['2026-12-24 to 01-02', 'Nov 26-29, 2026', '12/24'])('refuses the days "%s"', (written) => {
  expect(closure.safeParse(written).success).toBe(false);
});

it.each([
  [amount(''), '$5', '$5'],
  [amount(''), 5, '$5'],
  [amount(''), 7.5, '$7.50'],
  [amount(''), '1,200.00', '$1,200'],
  [amount(''), 'from $5', undefined],
  [amount(''), '5 dollars', undefined],
  [span(''), '2 hours', '2 hours'],
  [span(''), '1 to 3 weeks', '1-3 weeks'],
  [span(''), 'a few days', undefined],
  [span(''), 2, undefined],
])('%#: "$1" stands in a text as "$2"', (field, written, read) => {
  expect(field.safeParse(written).data).toBe(read);
});
