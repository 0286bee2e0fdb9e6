// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  field,
  find,
  hydrateIsland,
  press,
  renderIsland,
  settle,
  type,
} from '../../tests/support/island.tsx';
import { AttractionSearch } from './AttractionSearch.tsx';

/** The list of the page, the same for all tests: the search reads it once. */
const list = document.createElement('div');
list.innerHTML = `
  <ul class="pills"><li><a href="#in-ontario">Ontario</a></li><li><a href="#in-boise">Boise</a></li></ul>
  <section>
    <h2 id="in-ontario">Ontario</h2>
    <p data-attraction="Saturday Market" data-city="Ontario">Warm bread</p>
    <p data-attraction="Rail Museum" data-city="Ontario"></p>
  </section>
  <section>
    <h2 id="in-boise">Boise</h2>
    <p data-attraction="Zoo Boise" data-city="Boise"></p>
  </section>`;
const COUNT = 3;

/** Opens the page at an address, with what was typed before the script of the search came. */
async function open(address = '/places', typed = '') {
  history.replaceState(null, '', address);
  const element = renderIsland('AttractionSearch', AttractionSearch, { count: COUNT });
  document.body.append(list);
  box().value = typed;
  await hydrateIsland(element, AttractionSearch);
  await settle();
}

const box = () => field('input');
const status = () => find('[role=status]').textContent;
const shown = () =>
  [...list.querySelectorAll<HTMLElement>('[data-attraction]:not([hidden])')].map(
    ({ dataset }) => dataset.attraction,
  );
const ALL = ['Saturday Market', 'Rail Museum', 'Zoo Boise'];

describe('typing', () => {
  it('ignores the spaces around a query, and leaves them in the box', async () => {
    await open();
    await type('input', '   ');
    expect(shown()).toEqual(ALL);
    expect(status()).toBe('3 places');
    await type('input', ' zoo ');
    expect(shown()).toEqual(['Zoo Boise']);
    expect(box().value).toBe(' zoo ');
  });

  it('leaves no link to a section without a result', async () => {
    await open();
    await type('input', 'zoo');
    const links = list.querySelectorAll('li:not([hidden])');
    expect([...links].map(({ textContent }) => textContent)).toEqual(['Boise']);
  });

  it('is one step of the history, however many letters', async () => {
    await open();
    const before = history.length;
    for (const text of ['z', 'zo', 'zoo']) await type('input', text);
    expect(history.length).toBe(before + 1);
    history.back();
    await vi.waitFor(() => expect(location.search).toBe(''));
    await settle();
    expect(shown()).toEqual(ALL);
    expect(box().value).toBe('');
  });
});

it('takes what was typed before it was hydrated, but not over the query of the address', async () => {
  await open('/places', 'zoo');
  expect(box().value).toBe('zoo');
  expect(shown()).toEqual(['Zoo Boise']);
  expect(location.search).toBe('?q=zoo');
  await open('/places?q=museum', 'zoo');
  expect(box().value).toBe('museum');
  expect(shown()).toEqual(['Rail Museum']);
});

it('is no step of the history to clear an empty box', async () => {
  await open();
  const before = history.length;
  await press('Clear');
  expect(history.length).toBe(before);
});
