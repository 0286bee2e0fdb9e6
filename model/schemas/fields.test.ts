import { expect, it } from 'vitest';
import { businessSchema } from './business.ts';
import { amount, counted, date, slug, span, webAddress } from './fields.ts';

const { endpoint } = businessSchema.shape.form.unwrap().shape;
const { visible } = businessSchema.shape.hours.shape;
const { days } = visible.element.shape;

it.each([
  [days, 'Monday-Friday', true],
  [days, 'Tuesday,Thursday, Saturday-Sunday', true],
  [days, 'Mon-Fri', false],
  [endpoint, 'https://forms.example.com:8443/f/1?x=y', true],
  [endpoint, 'http://localhost:8080/take', true],
  [endpoint, '/messages', true],
  [endpoint, '//evil.example/x', false],
  [endpoint, 'http://forms.example.com', false],
  // The origin of an endpoint stands in the Content-Security-Policy of every page.
  [endpoint, 'https://a.example;script-src/', false],
  [webAddress(), 'https://example.com/a?b', true],
  [webAddress(), 'https://example', false],
  [webAddress(), 'https://example.com/a b', false],
  [webAddress(), 'https://example.com/a%20b', true],
])('%#: whether "$1" is right: $2', (field, text, is) => {
  expect(field.safeParse(text).success).toBe(is);
});

it.each([
  [days, 'Mon-Fri', 'Write Monday-Friday.'],
  [days, 'Tues. to Thurs., sat', 'Write Tuesday-Thursday, Saturday.'],
  [days, 'weekdays', 'Write Monday-Friday.'],
  [days, 'Seven days a week', 'Write Monday-Sunday.'],
  [days, 'Weekends', 'Write Saturday-Sunday.'],
  [days, 'Mondays & Fridays', 'Write Monday, Friday.'],
  [days, 'Mon, Wed, and Fri', 'Write Monday, Wednesday, Friday.'],
  [days, 'market days', undefined],
  [date(), '12/25/2026', 'Write 2026-12-25.'],
  [date(), '12/25/26', 'Write 2026-12-25.'],
  // February 30 would be read as March 2, and its 2 taken for the month.
  [date(), '2/30/2026', undefined],
  [slug(), 'Garden City', 'Write garden-city.'],
  [slug(), 'boise.md', 'Write boise.'],
  [slug(), 'Cañon City', undefined],
])('%#: what to write in the place of "$1": $2', (field, text, fix) => {
  const message = field.safeParse(text).error?.issues[0]?.message;
  expect(/Write .*/.exec(message ?? '')?.[0]).toBe(fix);
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
  [counted(''), 80, '80'],
  [counted(''), '1200', '1,200'],
  [counted(''), 'over 80', undefined],
])('%#: "$1" stands in a text as "$2"', (field, written, read) => {
  expect(field.safeParse(written).data).toBe(read);
});
