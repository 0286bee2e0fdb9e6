// @vitest-environment jsdom
import { createElement, type FormEvent, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { field, findElement, settle as settled, type } from '../tests/support/island.tsx';
import { translatePage } from '../tests/support/translate.ts';
import { LANGUAGE } from './base.ts';
import { hydrate } from './hydrate.tsx';

type CrashTime = 'while it renders' | 'at a press';

/** A field and a button, which crash in the browser but not on the server. */
function Fragile({ crashTime }: { crashTime: CrashTime }) {
  const [presses, setPresses] = useState(0);
  if (hydrating && crashTime === 'while it renders') throw new Error('crash');
  if (presses > 0 && crashTime === 'at a press') throw new Error('crash');
  return createElement(
    'form',
    null,
    createElement('input', { name: 'name' }),
    createElement('button', { type: 'button', onClick: () => setPresses(presses + 1) }, 'Press'),
  );
}

let hydrating = false;

beforeEach(() => {
  document.documentElement.lang = LANGUAGE;
});

it.each<[CrashTime, object[][]]>([
  ['while it renders', [[new Error('crash')]]],
  ['at a press', [[], [new Error('crash')]]],
])('keeps the HTML and reports the error when it crashes %s', async (crashTime, reports) => {
  hydrating = false;
  const text = renderToString(createElement(Fragile, { crashTime }));
  document.body.innerHTML = `<div data-island="Fragile">${text}</div>`;
  hydrating = true;
  const element = findElement('[data-island]');
  const html = element.innerHTML;
  element.dataset.props = JSON.stringify({ crashTime });
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

/** A field with a label, and a status that repeats its text. */
function Echo() {
  const [text, setText] = useState('nothing');
  return createElement(
    'form',
    null,
    createElement('label', { htmlFor: 'echo' }, 'Say'),
    createElement('input', {
      id: 'echo',
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => setText(currentTarget.value),
    }),
    createElement('p', { role: 'status' }, createElement('span', { key: text }, text)),
  );
}

it('keeps text and focus on a translated page, during hydration and afterward', async () => {
  const failed = vi.fn();
  addEventListener('error', failed);
  document.body.innerHTML = `<div data-island="Echo">${renderToString(createElement(Echo))}</div>`;
  const early = field('input');
  early.focus();
  early.value = 'Hello';
  translatePage({ Say: 'Decir' });

  const settle = vi.fn();
  hydrate(findElement('[data-island]'), Echo, settle);
  await vi.waitFor(() => expect(settle.mock.calls).toEqual([[]]));
  const input = field('input');
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe('Hello');
  await settled();
  expect(findElement('[role=status]').textContent).toBe('Hello');

  translatePage({ Say: 'Decir' });
  await type('input', 'Goodbye');
  expect(findElement('[role=status]').textContent).toBe('Goodbye');
  expect(document.activeElement).toBe(input);
  expect(settle).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
  removeEventListener('error', failed);
});
