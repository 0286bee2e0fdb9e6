// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const PLACEHOLDER = 'Your City';

/** A template that holds the placeholder wherever one may stand. */
const SCREEN = `
  <h1>Notary in Your City, ID</h1>
  <p>Your City is near. <b>Your City</b>!</p>
  <a href="https://maps.example/?q=Your+City%2C+ID" title="To Your City">Map</a>
  <iframe srcdoc="&lt;p&gt;Your City&lt;/p&gt;"></iframe>`;

function fill(name: string, html = SCREEN): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  const box = document.createElement('div');
  box.append(fillTemplate(template, PLACEHOLDER, name));
  expect(template.innerHTML).toContain(PLACEHOLDER);
  return box;
}

it('fills in texts, attributes and addresses', () => {
  const box = fill('Silver City');
  expect(box.innerHTML).not.toContain('Your');
  expect(box.querySelector('h1')?.textContent).toBe('Notary in Silver City, ID');
  expect(box.querySelector('p')?.textContent).toBe('Silver City is near. Silver City!');
  expect(box.querySelector('a')?.title).toBe('To Silver City');
  const { searchParams } = new URL(box.querySelector('a')?.href ?? '');
  expect(searchParams.get('q')).toBe('Silver City, ID');
  expect(box.querySelector('iframe')?.srcdoc).toBe('<p>Silver City</p>');
});

it.each([
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</template></p><b>',
  '&lt;img&gt;',
  '&q=x#?%20+',
  '$& $1 $`',
])('takes %s as a text only', (name) => {
  const box = fill(name);
  expect(box.querySelector('h1')?.textContent).toBe(`Notary in ${name}, ID`);
  expect(box.querySelector('a')?.title).toBe(`To ${name}`);
  const { searchParams, hash } = new URL(box.querySelector('a')?.href ?? '');
  expect([...searchParams]).toEqual([['q', `${name}, ID`]]);
  expect(hash).toBe('');
  // What is in the frame is a page of its own: there too it is a text.
  const framed = new DOMParser().parseFromString(
    box.querySelector('iframe')?.srcdoc ?? '',
    'text/html',
  );
  expect(framed.body.innerHTML).toBe(`<p>${framed.querySelector('p')?.innerHTML}</p>`);
  expect(framed.querySelector('p')?.children).toHaveLength(0);
  expect(framed.querySelector('p')?.textContent).toBe(name);
  const tags = [...box.querySelectorAll('*')].map(({ localName }) => localName);
  expect(tags).toEqual(['h1', 'p', 'b', 'a', 'iframe']);
});
