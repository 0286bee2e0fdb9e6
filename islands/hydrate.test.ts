// @vitest-environment jsdom
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { field, findElement } from '../tests/support/island.tsx';
import { hydrate } from './hydrate.tsx';

/** When the island of these tests crashes. */
type Moment = 'while it renders' | 'at a press';

/** A field and a button. In the browser it crashes at a moment; the server renders it whole. */
function Fragile({ moment }: { moment: Moment }) {
  const [presses, setPresses] = useState(0);
  if (hydrating && moment === 'while it renders') throw new Error('crash');
  if (presses > 0 && moment === 'at a press') throw new Error('crash');
  return createElement(
    'form',
    null,
    createElement('input', { name: 'name' }),
    createElement('button', { type: 'button', onClick: () => setPresses(presses + 1) }, 'Press'),
  );
}

let hydrating = false;

it.each<[Moment, object[][]]>([
  ['while it renders', [[new Error('crash')]]],
  ['at a press', [[], [new Error('crash')]]],
])('leaves the HTML as it was, and reports it, when it crashes %s', async (moment, reports) => {
  hydrating = false;
  const text = renderToString(createElement(Fragile, { moment }));
  document.body.innerHTML = `<div data-island="Fragile">${text}</div>`;
  hydrating = true;
  const element = findElement('[data-island]');
  const html = element.innerHTML;
  element.dataset.props = JSON.stringify({ moment });
  const input = field('input');
  input.value = 'Ann';
  const settle = vi.fn();
  hydrate(element, Fragile, settle);
  await vi.waitFor(() => expect(settle).toHaveBeenCalled());
  findElement('button').click();
  await vi.waitFor(() => expect(settle.mock.calls).toEqual(reports));
  expect(element.innerHTML).toBe(html);
  expect([field('input') === input, input.value]).toEqual([true, 'Ann']);
  expect(element.matches('[data-island]')).toBe(false);
});
