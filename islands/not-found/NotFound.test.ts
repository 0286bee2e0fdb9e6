// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fillTemplate, nearestCity } from './NotFound.tsx';

/** A template that holds the placeholder wherever one may stand. */
const SCREEN = `
  <h1>Notary in Your City, ID</h1>
  <p>Your City is near. <b>Your City</b>!</p>
  <a href="https://maps.example/?q=Your+City%2C+ID" title="To Your City">Map</a>`;

it.each([
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</template></p><b>',
  '&lt;img&gt;',
  '&q=x#?%20+',
  '$& $1 $`',
  'Your+City title="<b>Your City</b>"',
])('fills %s in as a text only', (name) => {
  const template = document.createElement('template');
  template.innerHTML = SCREEN;
  const box = document.createElement('div');
  box.append(fillTemplate(template, 'Your City', name));
  expect(box.querySelector('h1')?.textContent).toBe(`Notary in ${name}, ID`);
  expect(box.querySelector('p')?.textContent).toBe(`${name} is near. ${name}!`);
  expect(box.querySelector('a')?.title).toBe(`To ${name}`);
  const { searchParams, hash } = new URL(box.querySelector('a')?.href ?? '');
  expect([...searchParams]).toEqual([['q', `${name}, ID`]]);
  expect(hash).toBe('');
  const tags = [...box.querySelectorAll('*')].map(({ localName }) => localName);
  expect(tags).toEqual(['h1', 'p', 'b', 'a']);
});

const CITIES = [
  { slug: 'boise', name: 'Boise' },
  { slug: 'new-plymouth', name: 'New Plymouth' },
];

it.each([
  ['bosie', 'Boise'],
  ['BOISE', 'Boise'],
  ['newplymoth', 'New Plymouth'],
  ['silver-city', undefined],
])('for %s asks for the city %s', (asked, name) => {
  expect(nearestCity(CITIES, asked)?.name).toBe(name);
});
