// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  field,
  findElement,
  openIsland,
  press,
  settle,
  type,
} from '../../tests/support/island.tsx';
import { AttractionSearch } from './AttractionSearch.tsx';

beforeEach(() => {
  // A pending announcement must not outlive the page.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The list of the page, which is outside of the island. */
const list = document.createElement('div');
list.innerHTML = `
  <ul class="city-index">
    <li><a href="#ontario">Ontario</a></li>
    <li><a href="#boise">Boise</a></li>
  </ul>
  <section class="city-group" id="ontario" data-city="Ontario">
    <div class="place-cell"><h3>Saturday Market</h3> Warm bread, OR</div>
    <div class="place-cell"><h3>Rail Museum</h3></div>
  </section>
  <section class="city-group" id="boise" data-city="Boise">
    <div class="place-cell"><h3>Zoo Boise</h3></div>
  </section>`;

/** Opens the page at an address, with text typed before hydration. */
async function open(address = '/places', typed = '') {
  history.replaceState(null, '', address);
  await openIsland('AttractionSearch', AttractionSearch, { count: 3 }, () => {
    document.body.append(list);
    box().value = typed;
  });
  await settle();
}

const box = () => field('input');
const shown = () =>
  [...list.querySelectorAll('.place-cell:not([hidden]) h3')].map((name) => name.textContent);
const groups = () =>
  [...list.querySelectorAll('.city-group:not([hidden])')].map((group) => group.id);
const links = () => [...list.querySelectorAll('li:not([hidden])')].map((link) => link.textContent);

it('leaves spaces in the box, and hides groups with nothing to show and the links to them', async () => {
  await open();
  await type('input', '   ');
  expect(shown()).toHaveLength(3);
  expect(findElement('[role=status]').textContent).toBe('3 places');
  await type('input', ' zoo ');
  expect(shown()).toEqual(['Zoo Boise']);
  expect(box().value).toBe(' zoo ');
  expect([groups(), links()]).toEqual([['boise'], ['Boise']]);
  await press('Clear');
  expect(shown()).toHaveLength(3);
  expect([groups(), links()]).toEqual([
    ['ontario', 'boise'],
    ['Ontario', 'Boise'],
  ]);
});

it('finds a place by a part of its name or of its city, as written', async () => {
  await open();
  await type('input', 'L MUS');
  expect(shown()).toEqual(['Rail Museum']);
  await type('input', 'ntari');
  expect(shown()).toEqual(['Saturday Market', 'Rail Museum']);
  await type('input', 'museum ontario');
  expect(shown()).toEqual([]);
});

it('keeps text typed before hydration, unless the address has a query', async () => {
  await open('/places', 'zoo');
  expect([box().value, location.search, shown()]).toEqual(['zoo', '?q=zoo', ['Zoo Boise']]);
  await open('/places?q=museum', 'zoo');
  expect([box().value, shown()]).toEqual(['museum', ['Rail Museum']]);
});
