import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LANGUAGE } from './base.ts';

/**
 * Hydrates an element that the server rendered, with the props that stand in it. Calls back once it
 * answers to clicks and keys, and with an error when it crashes, then or later: what crashed is plain
 * HTML from then on.
 *
 * React finds its way only in the markup that it wrote. Where the browser has translated the page, React
 * renders the element anew, and the visitor's place in it is kept; the browser translates it again.
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  settle: (error?: unknown) => void,
): void {
  const { island, props: text = '{}' } = element.dataset;
  const props: Props = JSON.parse(text);

  // Hosts put hidden fields into forms. React keeps them, but takes the blanks beside them for
  // another page, and would replace the whole form.
  for (const node of [...(element.querySelector('form')?.childNodes ?? [])]) {
    if (node instanceof Text) node.remove();
  }

  const nodes = [...element.childNodes];
  const onUncaughtError = (error: unknown) => {
    // React has emptied the element. Its nodes still hold what the visitor typed.
    element.replaceChildren(...nodes);
    delete element.dataset.island;
    settle(error);
  };
  // Translated markup is nobody's mistake.
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
  /** Puts back what the visitor has done before. */
  restore: () => void;
  settle: () => void;
  children: ReactNode;
}

/** An island, which calls back once it is there: it renders once. */
function Hydrated({ restore, settle, children }: HydratedProps) {
  // Before effects read from the fields.
  useLayoutEffect(restore);
  // A press that has waited comes after all that effects have set.
  useEffect(() => queueMicrotask(settle));
  return children;
}

/** What can be typed into or pressed; a host may put hidden fields between them. */
const CONTROLS = 'input:not([type=hidden]), select, textarea, button';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Notes what an element holds.
 * @returns what puts the texts and the focus into the controls that React has rendered in their place
 */
function keepPlace(element: HTMLElement): () => void {
  const controls = element.querySelectorAll<Control>(CONTROLS);
  const hidden = element.querySelectorAll<HTMLInputElement>('input[type=hidden]');
  const focused = [...controls].findIndex((control) => control.matches(':focus'));

  return () => {
    // Nothing was rendered anew.
    if (controls[0]?.isConnected) return;
    const rendered = element.querySelectorAll<Control>(CONTROLS);

    for (const [index, { value }] of controls.entries()) {
      const next = rendered[index];
      if (!next || value === '') continue;
      next.value = value;
      next.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // A field that a host has put into the form, without which it takes no message.
    const form = element.querySelector('form');
    for (const field of hidden) {
      if (form?.elements.namedItem(field.name) === null) form.append(field);
    }
    rendered[focused]?.focus({ preventScroll: true });
  };
}
