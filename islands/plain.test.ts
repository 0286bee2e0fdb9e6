// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { startTargets } from './plain.ts';

it('opens and shows the target of the address, at first and later', () => {
  document.body.innerHTML = `
    <details><p id="a">A</p></details>
    <details><p id="b">B</p></details>`;
  const [first, second] = document.querySelectorAll('details');
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;

  history.replaceState(null, '', '#a');
  startTargets();
  expect([first?.open, second?.open]).toEqual([true, false]);

  history.replaceState(null, '', '#b');
  dispatchEvent(new Event('hashchange'));
  expect([first?.open, second?.open]).toEqual([true, true]);
  expect(shown).toHaveBeenCalledTimes(2);
});
