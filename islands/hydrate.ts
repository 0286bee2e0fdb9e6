import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './IslandRoot.tsx';

/**
 * Hydrates an element that the server rendered, with the props that stand in it. Resolves once it
 * answers to clicks and keys; rejects when it crashes before, and calls back when it crashes later.
 * What crashed is plain HTML from then on.
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  onCrash: (error: unknown) => void,
): Promise<void> {
  const { island, props: text = '{}' } = element.dataset;
  const props: Props = JSON.parse(text);
  // Hosts put hidden fields into forms. React keeps them, but takes the blanks beside them for
  // another page, and would replace the whole form.
  for (const node of [...(element.querySelector('form')?.childNodes ?? [])]) {
    if (node instanceof Text) node.remove();
  }
  const nodes = [...element.childNodes];
  return new Promise((resolve, reject) => {
    let fail = reject;
    const onUncaughtError = (error: unknown) => {
      // React has emptied the element. Its nodes still hold what the visitor typed.
      element.replaceChildren(...nodes);
      delete element.dataset.island;
      delete element.dataset.hydrated;
      fail(error);
    };
    // An effect that crashes says so within the same task, and comes first.
    const onHydrated = () =>
      queueMicrotask(() => {
        fail = onCrash;
        resolve();
      });
    hydrateRoot(
      element,
      createElement(IslandRoot, { onHydrated }, createElement(Component, props)),
      { identifierPrefix: island, onUncaughtError },
    );
  });
}
