// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { field, findElement, openIsland, settle, type } from '../../tests/support/island.tsx';
import { loadSearch } from './Search.tsx';

/** The response to the search's request. */
const data = {
  what: [
    { name: 'Car titles', text: 'Yes, in person. Bring it.', verdict: 'yes', spanish: ['titulo'] },
    { name: 'Who comes?', path: '/questions#who', text: 'A notary.' },
  ],
  where: [{ name: 'Kuna, ID', path: '/areas/kuna', text: 'We come to you.' }],
  passedOver: '',
  unknownZip: 'Ask.',
  spanish: 'No attorney.',
};

beforeEach(() => {
  // jsdom has no layout, so it doesn't implement scrolling.
  Element.prototype.scrollIntoView = () => {};
  // A pending announcement must not outlive the page.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => Response.json(data));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PROPS = { label: 'What?', hint: 'A document', nothing: 'Nothing.', call: 'tel:+1' };

/** Opens the search at an address, with text typed before hydration. */
async function open(address = '/', typed = '') {
  history.replaceState(null, '', address);
  await openIsland('Search', await loadSearch(), PROPS, () => {
    box().value = typed;
  });
  await settle();
}

const box = () => field('#search-field');
const names = () => [...document.querySelectorAll('.search-hits a')].map((a) => a.textContent);
const status = () => findElement('.search-count').textContent;

async function submit() {
  findElement('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
}

it('shows each hit as a link with its verdict, and how many there are', async () => {
  await open();
  expect(names()).toEqual([]);
  await type('#search-field', 'car title kuna');

  expect(status()).toBe('2 results');
  const [city, title] = document.querySelectorAll('.search-hits > li');
  expect(title?.querySelector('a')?.getAttribute('href')).toBe('/services#documents-car-titles');
  expect(title?.querySelector('p')?.innerHTML).toBe('<strong>Yes,</strong> in person. Bring it.');
  expect(city?.querySelector('p')?.innerHTML).toBe('We come to you.');
  expect([title, city].map((hit) => hit?.getAttribute('data-mark'))).toEqual(['yes', 'place']);
});

it('shows the Spanish notice for a Spanish name', async () => {
  await open();
  await type('#search-field', 'titulo');
  expect(findElement('.search-hits + p').textContent).toBe('No attorney.');
});

it('keeps text typed before hydration, even if the address has a query', async () => {
  await open('/?q=kuna', 'car title');
  expect(box().value).toBe('car title');
  expect(names()).toEqual(['Car titles']);
});

it('keeps its text in the address, and takes it from there', async () => {
  await open('/?q=kuna');
  expect(box().value).toBe('kuna');
  expect(names()).toEqual(['Kuna, ID']);

  const entries = history.length;
  await type('#search-field', 'who comes ');
  expect(location.search).toBe('?q=who+comes+');
  expect(history.length).toBe(entries);
  expect(box().value).toBe('who comes ');

  history.replaceState(null, '', '/?q=car+title');
  dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(box().value).toBe('car title');
  expect(names()).toEqual(['Car titles']);

  await type('#search-field', '');
  expect(location.search).toBe('');
  expect(names()).toEqual([]);
});

it('moves focus to the list on submit, or to the field if it is empty', async () => {
  await open();
  await submit();
  expect(document.activeElement).toBe(box());
  await type('#search-field', 'kuna');
  await submit();
  expect(document.activeElement).toBe(findElement('.search-hits'));
});

it('waits for the end of a composition', async () => {
  await open();
  // Bypasses React's setter, which tracks values, as typing in a browser does.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), 'kuna');
  box().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  await settle();
  expect(names()).toEqual([]);

  box().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await settle();
  expect(names()).toEqual(['Kuna, ID']);
});

it("throws if its data can't be loaded", async () => {
  vi.stubGlobal('fetch', async () => new Response('<p>Not here</p>', { status: 404 }));
  await expect(loadSearch()).rejects.toThrow();
});

it('finds what is typed where the browser takes no more changes of the address', async () => {
  await open();
  await type('#search-field', 'car');
  const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('100 times per 10 seconds', 'SecurityError');
  });
  await type('#search-field', 'kuna');
  expect(names()).toEqual(['Kuna, ID']);
  replace.mockRestore();
  await type('#search-field', 'who comes');
  expect([names(), location.search]).toEqual([['Who comes?'], '?q=who+comes']);
});

it('says that it found nothing, and where to go on', async () => {
  await open();
  await type('#search-field', 'pizza');
  expect(status()).toBe('Nothing.');
  const ways = [...document.querySelectorAll('.search-ways a')];
  expect(ways.map((a) => a.getAttribute('href'))).toEqual([
    '/services#documents',
    '/areas',
    'tel:+1',
  ]);
});
