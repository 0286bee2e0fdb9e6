// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { finderSample } from '../../tests/support/finder-samples.ts';
import { find, hydrateIsland, renderIsland, settle } from '../../tests/support/island.tsx';
import { Finder } from './Finder.tsx';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json(finderSample));
  vi.stubGlobal('fetch', fetched);
});

/** Opens a page with the finder at an address, with what was typed before it was hydrated. */
async function open(address = '/', typed = '') {
  history.replaceState(null, '', address);
  const element = renderIsland('Finder', Finder, { first: 'document', call: 'tel:+12085550100' });
  field('document').value = typed;
  await hydrateIsland(element, Finder);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await settle();
}

function field(name: string): HTMLInputElement {
  const found = find(`input[name=${name}]`);
  if (found instanceof HTMLInputElement) return found;
  throw new Error(`There is no field ${name}.`);
}

/** Types a text, as React hears of it: past the setter by which React remembers values. */
async function type(name: string, text: string) {
  field(name).focus();
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field(name), text);
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

async function press(name: string, key: string) {
  field(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await settle();
}

async function submit(): Promise<boolean> {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(event);
  await settle();
  return event.defaultPrevented;
}

const answer = () => find('[aria-label=Answer]').textContent;

it('asks which one is meant by words that are no name, and answers what is picked', async () => {
  await open();
  await type('document', 'titel');
  await type('place', 'Kunna');
  await submit();
  expect(answer()).toContain('Which one do you mean?');
  expect(answer()).not.toContain('Yes');
  expect(field('document').value).toBe('titel');
  const choices = () => [...document.querySelectorAll<HTMLElement>('[aria-label=Answer] button')];
  expect(choices().map(({ textContent }) => textContent)).toEqual(['Vehicle titles', 'Kuna, ID']);
  choices().at(-1)?.click();
  await settle();
  expect(answer()).toContain('We come to Kuna');
  expect(answer()).not.toContain('Yes');
  choices()[0]?.click();
  await settle();
  expect(answer()).toContain('Yes. We handle vehicle titles');
});

it('tells of options and of the chosen one only while they are shown', async () => {
  await open();
  const told = () =>
    ['aria-expanded', 'aria-activedescendant'].map((name) => field('document').getAttribute(name));
  expect(told()).toEqual(['false', '']);
  await type('document', 'pink');
  expect(told()).toEqual(['true', '']);
  await press('document', 'ArrowDown');
  expect(told()).toEqual(['true', find('[role=option]').id]);
  await type('document', 'pizza');
  expect(told()).toEqual(['false', '']);
});

it('opens with the answer of its address, and back leaves it', async () => {
  await open('/?document=vehicle-titles&place=nowhere');
  expect(field('document').value).toBe('Vehicle titles');
  expect(answer()).toContain("We don't know that place.");
  await type('place', 'kuna');
  await submit();
  history.back();
  await vi.waitFor(() => expect(location.search).toBe('?document=vehicle-titles&place=nowhere'));
  await settle();
  expect(answer()).toContain("We don't know that place.");
});

it('answers what was typed and sent before it was hydrated', async () => {
  const element = renderIsland('Finder', Finder, { first: 'document', call: 'tel:+12085550100' });
  field('document').value = 'pink slip';
  await hydrateIsland(element, Finder);
  // The press is repeated at once.
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(answer()).toContain('vehicle titles'));
  expect(field('document').value).toBe('Vehicle titles');
});

it('answers what was asked before its lists were here', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fetched.mockImplementation(async () => {
    await arrival;
    return Response.json(finderSample);
  });
  await open('/', 'pink slip');
  expect(await submit()).toBe(true);
  expect(answer()).toBe('');
  arrive();
  await vi.waitFor(() => expect(answer()).toContain('vehicle titles'));
});

it('leaves the form to the browser where its lists cannot be had', async () => {
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  fetched.mockImplementation(async () => new Response('', { status: 503 }));
  await open();
  await type('document', 'pink slip');
  expect(find('form').getAttribute('action')).toBe('/services#documents');
  await submit();
  expect(submitted).toHaveBeenCalledOnce();
});

it.each([
  ['in a city', { latitude: 43.49, longitude: -116.42 }, 'We come to Kuna'],
  ['near one', { latitude: 43.3, longitude: -116.42 }, 'Your location is about 13 miles from Kuna'],
  ['far away', { latitude: 47, longitude: -116.42 }, 'Your location is a long drive'],
])('asks the browser for the location only when pressed: %s', async (_, coords, says) => {
  const getCurrentPosition = vi.fn((found: (position: unknown) => void) => found({ coords }));
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  await open();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  [...document.querySelectorAll('button')].at(-1)?.click();
  await settle();
  expect(answer()).toContain(says);
});

it('says what to do where the browser does not tell the location', async () => {
  const getCurrentPosition = vi.fn((_: unknown, refuse: () => void) => refuse());
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  await open();
  [...document.querySelectorAll('button')].at(-1)?.click();
  await settle();
  expect(answer()).toContain('Type your city or ZIP code.');
});
