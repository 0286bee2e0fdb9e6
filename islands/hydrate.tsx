import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LANGUAGE } from './base.ts';

/**
 * Hydrates an element that the server rendered, with the props that stand in it. Calls back once it
 * answers to clicks and keys, and with an error when it crashes, then or later: what crashed is plain
 * HTML from then on.
 *
 * React finds its way only in the markup that it wrote. Where the browser has translated the page, the
 * element is rendered anew, and the visitor's place in it is kept; the browser translates it again.
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

  const options = { identifierPrefix: island, onUncaughtError };
  const component = <Component {...props} />;

  if (isTranslated(element)) {
    const restore = keepPlace(element);
    element.replaceChildren();
    const root = createRoot(element, options);
    // At once, so that nothing is typed meanwhile.
    flushSync(() => root.render(<Hydrated {...{ restore, settle }}>{component}</Hydrated>));
  } else {
    hydrateRoot(element, <Hydrated settle={settle}>{component}</Hydrated>, options);
  }
}

interface HydratedProps {
  /** Puts back what the visitor has done before. */
  restore?: () => void;
  settle: () => void;
  children: ReactNode;
}

/** An island, which calls back once it is there. */
function Hydrated({ restore, settle, children }: HydratedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before effects read from the fields
  useLayoutEffect(() => restore?.(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => settle(), []);
  return children;
}

/**
 * Whether a browser has translated the page that an element stands in: it then changes the language of
 * the page, and Chrome's translator puts each text into elements of its own.
 */
function isTranslated(element: HTMLElement): boolean {
  return document.documentElement.lang !== LANGUAGE || element.querySelector('font') !== null;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What can be typed into or pressed; a host may put hidden fields between them. */
const CONTROLS = ':is(input:not([type=hidden]), select, textarea, button, a)';

/**
 * Notes what was typed into the controls of an element, and which one has the focus.
 * @returns what puts this into the controls that React has rendered in their place
 */
function keepPlace(element: HTMLElement): () => void {
  const controls = [...element.querySelectorAll<HTMLElement>(CONTROLS)];
  const hidden = element.querySelectorAll<HTMLInputElement>('input[type=hidden]');
  const focused = controls.findIndex((control) => control.matches(':focus'));

  return () => {
    const rendered = [...element.querySelectorAll<HTMLElement>(CONTROLS)];

    for (const [index, control] of controls.entries()) {
      const next = rendered[index];
      if (!isField(control) || !isField(next) || control.value === '') continue;
      next.value = control.value;
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

const isField = (control: HTMLElement | undefined): control is Field =>
  control !== undefined && 'value' in control && control.localName !== 'button';
