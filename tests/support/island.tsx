import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from '../../components/island/Island.tsx';
import { LANGUAGE } from '../../islands/base.ts';
import { hydrate } from '../../islands/hydrate.tsx';
import type { IslandName } from '../../islands/islands.ts';

/**
 * Renders an island as the server does, lets events happen before its script loads, and hydrates it as
 * the browser does. Rejects if it crashes. Doesn't use React's `act`, which would hold errors back.
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

/** More turns of the event loop than React needs for an update, even if each task is slow. */
const TURNS = 50;

/**
 * Waits for pending React work. React schedules it with `setImmediate`, so tests may fake `setTimeout`
 * and `Date`; `act` would hold back errors that the island handles itself.
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Throws if there is none. */
export function findElement(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

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

/** Types text so that React notices, which needs the native value setter. */
export async function type(selector: string, text: string): Promise<void> {
  const input = field(selector);
  input.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

export async function press(label: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((one) =>
    (one.ariaLabel ?? one.textContent).startsWith(label),
  );
  if (button === undefined) throw new Error(`There is no button ${label}.`);
  button.click();
  await settle();
}
