import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an element that the server rendered, with the props that stand in it. Calls back once it
 * answers to clicks and keys, and with an error when it crashes, then or later: what crashed is plain
 * HTML from then on. A page that the browser translates is changed below React, which may crash it.
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

  function Hydrated() {
    useEffect(settle, []);
    return <Component {...props} />;
  }

  hydrateRoot(element, <Hydrated />, { identifierPrefix: island, onUncaughtError });
}
