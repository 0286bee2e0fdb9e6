import { expect, it } from 'vitest';
import { businessSchema } from './business.ts';
import { webAddress } from './fields.ts';

const { endpoint } = businessSchema.shape.form.unwrap().shape;
const { days } = businessSchema.shape.hours.shape.visible.element.shape;

it.each([
  [days, 'Monday-Friday', true],
  [days, 'Tuesday,Thursday, Saturday-Sunday', true],
  [days, 'Mon-Fri', false],
  [endpoint, 'https://forms.example.com:8443/f/1?x=y', true],
  [endpoint, 'http://localhost:8080/take', true],
  [endpoint, '/messages', true],
  [endpoint, '//evil.example/x', false],
  [endpoint, 'http://forms.example.com', false],
  // Its origin stands in the Content-Security-Policy of every page.
  [endpoint, 'https://a.example;script-src/', false],
  [webAddress(), 'https://example.com/a?b', true],
  [webAddress(), 'https://example', false],
])('%#: whether "$1" is right: $2', (field, text, is) => {
  expect(field.safeParse(text).success).toBe(is);
});
