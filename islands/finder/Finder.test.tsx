// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finderSample } from '../../tests/support/finder-samples.ts';
import {
  field,
  findElement,
  openIsland,
  press,
  settle,
  type,
} from '../../tests/support/island.tsx';
import { Finder, loadFinder } from './Finder.tsx';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  // What would be said in half a second must not outlive the page.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // jsdom lays nothing out, and has nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
  fetched.mockReset().mockImplementation(async () => Response.json(finderSample));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a page with the finder at an address, with what was typed before it was hydrated. */
async function open(address = '/', typed = '') {
  history.replaceState(null, '', address);
  document.title = 'The page';
  const call = 'tel:+12085550100';
  await openIsland(
    'Finder',
    await loadFinder(),
    { first: 'document', call, drawings: { phone: 'M6 3h3', pin: 'M12 21h1' } },
    () => {
      field(DOCUMENT).value = typed;
    },
  );
  await settle();
}

const DOCUMENT = '[name=document]';
const PLACE = '[name=place]';

async function submit(): Promise<boolean> {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  findElement('form').dispatchEvent(event);
  await settle();
  return event.defaultPrevented;
}

const answer = () => document.querySelector('[aria-label=Answer]')?.textContent;

const heading = () => findElement('[aria-label=Answer] h3').textContent;

it('answers a name with yes, and takes its typing errors for it without one', async () => {
  await open();
  await type(DOCUMENT, 'pink slip vehicel');
  await type(PLACE, 'Kunna');
  await submit();
  expect(heading()).toBe('Vehicle titles, Kuna, ID');
  expect(document.activeElement).toBe(findElement('[aria-label=Answer] h3'));
  expect(answer()).not.toContain('Yes');

  await type(DOCUMENT, 'pink slip');
  await submit();
  expect(heading()).toBe('Yes. Vehicle titles, Kuna, ID');
  expect(answer()).toContain('We handle it.');
  expect(answer()).toContain('The wayAbout 10 miles, 15 minutes');
  expect(findElement('[aria-label=Answer] img').getAttribute('src')).toBe('/postmarks/kuna.svg');
  expect(document.title).toBe('Yes. Vehicle titles, Kuna, ID | The page');
  const links = [...document.querySelectorAll('[aria-label=Answer] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/areas/kuna',
    'tel:+12085550100',
    '/services/other',
    '/services#documents',
    '/questions',
  ]);
});

it('asks for no appointment where somebody else does it', async () => {
  await open();
  await type(DOCUMENT, 'birth certificates');
  await type(PLACE, 'Kuna');
  await submit();
  expect(heading()).toBe('No. Birth certificates, Kuna, ID');
  expect(answer()).toContain('The office');
  expect(answer()).not.toContain('We come to');
  const [call] = document.querySelectorAll('[aria-label=Answer] a');
  expect(call?.textContent).toBe('Call with a question');
  expect(call?.className).toBe('button');
});

it('asks which one is meant, each a row to open, the likeliest open', async () => {
  await open();
  await type(DOCUMENT, 'title in Kuna');
  await submit();
  expect(heading()).toBe('Which one is it?');
  const rows = [...document.querySelectorAll<HTMLDetailsElement>('[aria-label=Answer] details')];
  expect(rows.map(({ open }) => open)).toEqual([true, false]);
  expect(rows[0]?.textContent).toContain('The unsigned title');
  expect(answer()).toContain('We come to Kuna');
});

it('offers other names below an answer, and always the way out', async () => {
  await open();
  await type(DOCUMENT, 'draft my agreement');
  await submit();
  expect(heading()).toBe('Can you draft it?');
  expect(answer()).toContain('Not what you meant?Contracts');
  await type(DOCUMENT, 'pizza');
  await submit();
  expect(heading()).toBe("We couldn't find that");
  const links = [...document.querySelectorAll('[aria-label=Answer] a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Call now',
    'All documents',
    'All questions',
  ]);
});

it('asks for a document or a city where neither was entered', async () => {
  await open();
  await submit();
  expect(answer()).toBeUndefined();
  expect(findElement('[role=alert]').textContent).toBe('Enter a document or a city.');
  expect(document.activeElement).toBe(field(DOCUMENT));
  expect(field(DOCUMENT).getAttribute('aria-describedby')).toBe(findElement('[role=alert]').id);
  const invalidStates = () => [DOCUMENT, PLACE].map((name) => field(name).ariaInvalid);
  expect(invalidStates()).toEqual(['true', 'true']);
  await type(PLACE, 'Kuna');
  expect(findElement('[role=alert]').textContent).toBe('');
  expect(invalidStates()).toEqual([null, null]);
});

it('tells of options and of the chosen one only while they are shown', async () => {
  await open();
  const optionStates = () =>
    ['aria-expanded', 'aria-activedescendant'].map((name) => field(DOCUMENT).getAttribute(name));
  expect(optionStates()).toEqual(['false', null]);
  await type(DOCUMENT, 'pink');
  expect(optionStates()).toEqual(['true', null]);
  field(DOCUMENT).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await settle();
  expect(optionStates()).toEqual(['true', findElement('[role=option]').id]);
  // One name exactly has nothing more to offer.
  await type(DOCUMENT, 'pink slip');
  expect(optionStates()).toEqual(['false', null]);
});

it('answers a question that was asked in the place of a document', async () => {
  await open();
  await type(DOCUMENT, 'care home');
  await submit();
  const link = findElement('[aria-label=Answer] a');
  expect(link.textContent).toBe('Read more: Do you come to hospitals?');
  expect(link.getAttribute('href')).toBe('/questions#q-do-you-come-to-hospitals');
  expect(answer()).toContain('Yes, if the staff allow it.');
  expect(location.search).toBe('?document=q-do-you-come-to-hospitals');
});

it('puts a city that was typed as the document where it belongs', async () => {
  await open();
  await type(DOCUMENT, 'Kunna');
  await submit();
  expect([DOCUMENT, PLACE].map((name) => field(name).value)).toEqual(['', 'Kuna, ID']);
  expect(heading()).toBe('Kuna, ID');
});

it('fills in what is chosen, keeps the focus there, and answers Enter', async () => {
  await open();
  await type(DOCUMENT, 'pink');
  const pressKey = async (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    field(DOCUMENT).dispatchEvent(event);
    await settle();
    return event.defaultPrevented;
  };
  await pressKey('ArrowDown');
  expect(await pressKey('Enter')).toBe(true);
  expect(field(DOCUMENT).value).toBe('Vehicle titles');
  expect(document.activeElement).toBe(field(DOCUMENT));
  expect([answer(), location.search]).toEqual([undefined, '']);
  // The browser submits the form.
  expect(await pressKey('Enter')).toBe(false);
  await submit();
  expect(answer()).toContain('Yes. Vehicle titles');
});

it('goes back to the field with what was typed', async () => {
  await open();
  await type(PLACE, 'kuna');
  await type(DOCUMENT, 'pink slip');
  await submit();
  expect(field(DOCUMENT).value).toBe('Vehicle titles');
  history.back();
  await vi.waitFor(() => expect(location.search).toBe(''));
  await settle();
  expect(answer()).toBeUndefined();
  expect([DOCUMENT, PLACE].map((name) => field(name).value)).toEqual(['pink slip', 'kuna']);
  expect(document.activeElement).toBe(field(DOCUMENT));
  expect(document.title).toBe('The page');
});

it('leaves the focus alone at a jump within the page', async () => {
  await open();
  await type(DOCUMENT, 'pink');
  field(DOCUMENT).blur();
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await settle();
  expect(field(DOCUMENT).value).toBe('pink');
  expect(document.activeElement).toBe(document.body);
});

it('opens with the answer of its address, and back leaves it', async () => {
  await open('/?document=vehicle-titles&place=nowhere');
  expect(field(DOCUMENT).value).toBe('Vehicle titles');
  expect(answer()).toContain("We don't know that place.");
  await type(PLACE, 'kuna');
  await submit();
  history.back();
  await vi.waitFor(() => expect(location.search).toBe('?document=vehicle-titles&place=nowhere'));
  await settle();
  expect(answer()).toContain("We don't know that place.");
});

it('leaves the form to the browser where its lists cannot be had', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 503 }));
  await expect(loadFinder()).rejects.toThrow();
  document.body.innerHTML = renderToStaticMarkup(
    <Finder first="document" call="" drawings={{ phone: '', pin: '' }} />,
  );
  expect(findElement('form').getAttribute('action')).toBe('/services#documents');
});

it('asks the browser for the location only when pressed', async () => {
  const coords = { latitude: 43.3, longitude: -116.42 };
  const getCurrentPosition = vi.fn((found: (position: unknown) => void) => found({ coords }));
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  await open();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await press('Use my location');
  expect(answer()).toContain('Your location may be in reach.');
  expect(answer()).toContain('About 13 miles from Kuna');
  expect(field(PLACE).value + location.search).toBe('');
});

it('says what to do where the browser does not tell the location', async () => {
  const getCurrentPosition = vi.fn((_: () => void, fail: () => void) => fail());
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  await open();
  await press('Use my location');
  expect(findElement('[role=alert]').textContent).toContain('Type your city or ZIP code.');
  // The browser gives up after ten seconds, and the field to type in has the focus.
  expect(getCurrentPosition.mock.calls[0]?.at(2)).toEqual({ timeout: 10_000 });
  expect(document.activeElement).toBe(field(PLACE));
});

it('says below an answer that an empty field can still be filled in', async () => {
  await open();
  expect(field(PLACE).getAttribute('placeholder')).toBeNull();
  await type(DOCUMENT, 'titel');
  await submit();
  expect(field(PLACE).getAttribute('placeholder')).toBe('Add a city or ZIP');
});
