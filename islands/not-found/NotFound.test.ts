// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fillTemplate, nearestSlug, plainAddress } from './NotFound.tsx';

/** A template with the placeholder in text, in an address and in an attribute. */
const SCREEN = `
  <h1>Notary in Your-City, ID</h1>
  <p>Your-City is near. <b>Your-City</b>!</p>
  <a href="https://maps.example/?q=Your-City%2C+ID" title="To Your-City">Map</a>`;

it.each([
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</template></p><b>',
  '&lt;img&gt;',
  '&q=x#?%20+',
  '$& $1 $`',
  'Your-City title="<b>Your-City</b>"',
])('inserts %s only as text', (name) => {
  const template = document.createElement('template');
  template.innerHTML = SCREEN;
  const box = document.createElement('div');
  box.append(fillTemplate(template, 'Your-City', name));
  expect(box.querySelector('h1')?.textContent).toBe(`Notary in ${name}, ID`);
  expect(box.querySelector('p')?.textContent).toBe(`${name} is near. ${name}!`);
  expect(box.querySelector('a')?.title).toBe(`To ${name}`);
  const { searchParams, hash } = new URL(box.querySelector('a')?.href ?? '');
  expect([...searchParams]).toEqual([['q', `${name}, ID`]]);
  expect(hash).toBe('');
  const tags = [...box.querySelectorAll('*')].map(({ localName }) => localName);
  expect(tags).toEqual(['h1', 'p', 'b', 'a']);
});

it.each([
  ['/contact/', '', '/contact'],
  ['/Services/Loan-Signing', '', '/services/loan-signing'],
  ['/areas/boise//', '', '/areas/boise'],
  ['/areas/boise.', '', '/areas/boise'],
  ['/areas/boise)', '', '/areas/boise'],
  ['/Areas/Boise/%20', '', '/areas/boise'],
  ['/areas/boise.html', '', '/areas/boise'],
  ['/Areas/Index.HTML', '', '/areas'],
  ['/index.html', '', '/'],
  ['/', '', '/'],
  ['/nope', '', '/nope'],
  // Never redirects to another host.
  ['//host.example/', '', '/host.example'],
  ['/places/%3Cimg%20src=X%3E', '', '/places/%3Cimg%20src=x%3E'],
  // The base is the name of a repository, which may have capital letters.
  ['/My-Site/Areas/', '/My-Site', '/My-Site/areas'],
  ['/My-Site/', '/My-Site', '/My-Site/'],
  ['/My-Sites/', '/My-Site', '/My-Sites/'],
  ['/Other/', '/My-Site', '/Other/'],
])('finds the page that %s means below "%s"', (address, base, plain) => {
  expect(plainAddress(address, base)).toBe(plain);
});

it.each([
  ['bosie', 'boise'],
  ['BOISE', 'boise'],
  ['newplymoth', 'new-plymouth'],
  ['boise-idaho', 'boise'],
  ['New-Plymouth-ID', 'new-plymouth'],
  ['silver-city', undefined],
])('for %s suggests the city at %s', (asked, slug) => {
  expect(nearestSlug(['boise', 'new-plymouth'], asked)).toBe(slug);
});
