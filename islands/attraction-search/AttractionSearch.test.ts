// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { field, find, openIsland, press, settle, type } from '../../tests/support/island.tsx';
import { AttractionSearch } from './AttractionSearch.tsx';

/** The list of the page, the same for all tests: the search reads it once. */
const list = document.createElement('div');
list.innerHTML = `
  <nav class="city-index"><ul>
    <li><a href="#ontario">Ontario, OR</a></li>
    <li><a href="#boise">Boise, ID</a></li>
  </ul></nav>
  <section id="ontario" class="city-group">
    <p data-attraction="Saturday Market" data-city="Ontario">Warm bread</p>
    <p data-attraction="Rail Museum" data-city="Ontario"></p>
  </section>
  <section id="boise" class="city-group">
    <p data-attraction="Zoo Boise" data-city="Boise"></p>
  </section>`;

/** Opens the page at an address, with what was typed before the script of the search came. */
async function open(address = '/places', typed = '') {
  history.replaceState(null, '', address);
  await openIsland('AttractionSearch', AttractionSearch, { count: 3 }, () => {
    document.body.append(list);
    box().value = typed;
  });
  await settle();
}

const box = () => field('input');

/** The attractions that are shown. */
const shown = () =>
  [...list.querySelectorAll<HTMLElement>('[data-attraction]:not([hidden])')].map(
    ({ dataset }) => dataset.attraction,
  );

/** The groups that are shown, and the links to groups. */
const shownGroups = () => [
  ...[...list.querySelectorAll('.city-group:not([hidden])')].map(({ id }) => id),
  ...[...list.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent),
];

const ALL = ['ontario', 'boise', 'Ontario, OR', 'Boise, ID'];

it('leaves spaces in the box, and shows only the groups in which something was found', async () => {
  await open();
  await type('input', '   ');
  expect(shown()).toHaveLength(3);
  expect(shownGroups()).toEqual(ALL);
  expect(find('[role=status]').textContent).toBe('3 places');

  await type('input', ' zoo ');
  expect(shown()).toEqual(['Zoo Boise']);
  expect(box().value).toBe(' zoo ');
  expect(shownGroups()).toEqual(['boise', 'Boise, ID']);

  await press('Clear');
  expect(shown()).toHaveLength(3);
  expect(shownGroups()).toEqual(ALL);
});

it('looks for a part of a name in whatever letters, and not in what cards say besides', async () => {
  await open();
  await type('input', 'OnTaRiO');
  expect(shown()).toEqual(['Saturday Market', 'Rail Museum']);
  await type('input', 'museum');
  expect(shown()).toEqual(['Rail Museum']);
  await type('input', 'bread');
  expect(shown()).toEqual([]);
  expect(find('[role=status]').textContent).toBe('No attractions found matching "bread"');
  await press('Show all attractions');
  expect(shown()).toHaveLength(3);
});

it('takes what was typed before it was hydrated, but not over the query of the address', async () => {
  await open('/places', 'zoo');
  expect([box().value, location.search, shown()]).toEqual(['zoo', '?q=zoo', ['Zoo Boise']]);
  await open('/places?q=museum', 'zoo');
  expect([box().value, shown()]).toEqual(['museum', ['Rail Museum']]);
});
