import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LANGUAGE } from './base.ts';

/**
 * Hydrates a server-rendered element with the props in its data attribute. Calls `settle` once the island
 * is interactive, and with an error if it crashes, then or later; it is plain HTML from then on.
 *
 * React can hydrate only the markup that it wrote. If the browser has translated the page, React renders
 * the element again, with the visitor's text and focus, and the browser translates it again.
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  settle: (error?: unknown) => void,
): void {
  const { island, props: text = '{}' } = element.dataset;
  const props: Props = JSON.parse(text);

  // Hosts add hidden fields to forms. React keeps them, but whitespace around them is a mismatch, for
  // which it would replace the whole form.
  for (const node of [...(element.querySelector('form')?.childNodes ?? [])]) {
    if (node instanceof Text) node.remove();
  }

  const nodes = [...element.childNodes];
  const onUncaughtError = (error: unknown) => {
    // React has emptied the element. The old nodes still have the visitor's text.
    element.replaceChildren(...nodes);
    delete element.dataset.island;
    settle(error);
  };
  // A mismatch on a translated page isn't a bug.
  const onRecoverableError = (error: unknown) => {
    if (document.documentElement.lang === LANGUAGE) reportError(error);
  };

  hydrateRoot(
    element,
    <Hydrated restore={keepPlace(element)} settle={settle}>
      <Component {...props} />
    </Hydrated>,
    { identifierPrefix: island, onUncaughtError, onRecoverableError },
  );
}

interface HydratedProps {
  /** Restores the text and focus from before hydration. */
  restore: () => void;
  settle: () => void;
  children: ReactNode;
}

/** Wraps an island. It renders only once, so its effects need no dependencies. */
function Hydrated({ restore, settle, children }: HydratedProps) {
  // A layout effect, because effects of the island read the fields.
  useLayoutEffect(restore);
  // A microtask, so that an early press is repeated after the state changes of effects.
  useEffect(() => queueMicrotask(settle));
  return children;
}

/** Fields and buttons, without the hidden fields that a host may add. */
const CONTROLS = 'input:not([type=hidden]), select, textarea, button';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Remembers the text and focus in an element.
 * @returns a function that restores them in the controls that React rendered instead
 */
function keepPlace(element: HTMLElement): () => void {
  const controls = element.querySelectorAll<Control>(CONTROLS);
  const hidden = element.querySelectorAll<HTMLInputElement>('input[type=hidden]');
  const focused = [...controls].findIndex((control) => control.matches(':focus'));

  return () => {
    // React kept the markup.
    if (controls[0]?.isConnected) return;
    const rendered = element.querySelectorAll<Control>(CONTROLS);

    for (const [index, { value }] of controls.entries()) {
      const next = rendered[index];
      if (!next || value === '') continue;
      next.value = value;
      next.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // The host added these, and accepts no message without them.
    const form = element.querySelector('form');
    for (const field of hidden) {
      if (form?.elements.namedItem(field.name) === null) form.append(field);
    }
    rendered[focused]?.focus({ preventScroll: true });
  };
}
