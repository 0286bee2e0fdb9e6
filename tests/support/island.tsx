import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from '../../components/island/Island.tsx';
import { LANGUAGE } from '../../islands/base.ts';
import { hydrate } from '../../islands/hydrate.tsx';
import type { IslandName } from '../../islands/islands.ts';

/**
 * Puts an island into the page as the server renders it, lets what happens before its script comes
 * happen, and hydrates it as the browser does. Rejects when it crashes. React is left to itself:
 * inside its `act` it would keep errors for the test.
 */
export function openIsland<Props extends object>(
  name: IslandName,
  component: ComponentType<Props>,
  props: Props,
  before = () => {},
): Promise<void> {
  document.documentElement.lang = LANGUAGE;
  document.body.innerHTML = renderToStaticMarkup(
    <Island name={name} component={component} props={props} when="load" />,
  );
  before();
  return new Promise((resolve, reject) => {
    hydrate(findElement('[data-island]'), component, (error) =>
      error === undefined ? resolve() : reject(error),
    );
  });
}

/** More turns of the event loop than React takes for an update, even when each of its tasks is slow. */
const TURNS = 50;

/**
 * Waits until React has done what is due. React schedules its work by `setImmediate`, so that tests
 * may hold `setTimeout` and `Date`; `act` would keep errors from the island's own handling.
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** The first element that a selector finds. Throws when there is none. */
export function findElement(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

/** The field of a form that a selector finds. */
export function field(selector: string): HTMLElement & { value: string } {
  const found = findElement(selector);
  if (
    found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement
  ) {
    return found;
  }
  throw new Error(`${selector} is no field.`);
}

/** Types a text, as React hears of it: past the setter by which React remembers values. */
export async function type(selector: string, text: string): Promise<void> {
  const input = field(selector);
  input.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

/** Presses the button whose label begins so. */
export async function press(label: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((one) =>
    (one.ariaLabel ?? one.textContent).startsWith(label),
  );
  if (button === undefined) throw new Error(`There is no button ${label}.`);
  button.click();
  await settle();
}
