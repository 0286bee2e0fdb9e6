import { expect, it } from 'vitest';
import { businessSchema } from './business.ts';
import { date, slug, webAddress } from './fields.ts';

const { endpoint } = businessSchema.shape.form.unwrap().shape;
const { visible, weekends } = businessSchema.shape.hours.shape;
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

const { priorityWithin, apostilleByMail, remoteReach, willWitnesses, offHours } =
  businessSchema.shape.promises.unwrap().shape;

it.each([
  [priorityWithin, ['30 minutes', 'Two hours.', 'half an hour', '24-48 hours', 'the same day']],
  [priorityWithin, ['2 hours of your call', 'one business day', 'an hour and a half']],
  [apostilleByMail, ['as little as 5 days', '2 weeks from the day we mail it', 'a few weeks']],
  [apostilleByMail, ['between 1 and 3 weeks', '2 weeks, more in summer', 'up to a month']],
  [remoteReach, ['all fifty states', 'most states', 'all 50 states and Washington, D.C.']],
  [remoteReach, ['Idaho, Oregon and Washington', 'Idaho and Oregon', 'all U.S. states']],
  [willWitnesses, ['2 or more witnesses', 'at least two witnesses who are over 18']],
  [offHours, ['By appointment', 'evenings and weekends.', 'No-rush evenings']],
])('%#: takes promises that read right: %$', (field, promises) => {
  for (const words of promises) expect.soft(field.safeParse(words).success, words).toBe(true);
});

it.each([
  [priorityWithin, ['same day', 'as soon as 2 hours', 'today', 'yes', '2']],
  [apostilleByMail, ['as fast as 5 days', 'weeks', 'depends']],
  [remoteReach, ['the US', 'the whole country', 'the United States', 'all of Idaho', 'Idaho']],
  [willWitnesses, ['a witness', 'one witness', 'no witnesses', 'Two, who sign']],
  [offHours, ['Yes', 'Call for evenings', 'Evenings. Call first.']],
])('%#: refuses promises that read wrong: %$', (field, promises) => {
  for (const words of promises) expect.soft(field.safeParse(words).success, words).toBe(false);
});

it.each([
  ['evenings and weekends.', 'Evenings and weekends'],
  ['evenings until 9 p.m.', 'Evenings until 9 p.m.'],
  ['eSign evenings', 'eSign evenings'],
])('the entry of a list "%s" is read as "%s"', (written, entry) => {
  expect(offHours.parse(written)).toBe(entry);
});

const hours = (days: string, opens: string, closes: string) => ({ days, opens, closes });

it.each([
  ['a break at noon', [hours('Monday', '08:00', '12:00'), hours('Monday', '12:00', '20:00')], []],
  [
    'other days',
    [hours('Monday-Friday', '08:00', '20:00'), hours('Saturday', '09:00', '14:00')],
    [],
  ],
  [
    'a minute that stands in both',
    [hours('Monday', '08:00', '12:01'), hours('Monday', '12:00', '20:00')],
    ['overlaps Monday, 08:00 to 12:01, on Monday. Give each day its hours once.'],
  ],
  [
    'a day inside a group of days',
    [hours('Saturday', '08:00', '12:00'), hours('Friday-Sunday', '07:00', '20:00')],
    ['overlaps Saturday, 08:00 to 12:00, on Saturday. Give each day its hours once.'],
  ],
])('takes hours with %s only where they do not overlap', (_, spans, messages) => {
  const issues = visible.safeParse(spans).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(messages);
});

it.each([
  ['by appointment', 'by appointment'],
  ['By appointment.', 'by appointment'],
  ['Closed, but for the U.S. Census.', 'closed, but for the U.S. Census'],
  ['SMS after 6 p.m.', 'SMS after 6 p.m.'],
])('takes "%s" for words within a sentence', (written, words) => {
  expect(weekends.parse(written)).toBe(words);
});
