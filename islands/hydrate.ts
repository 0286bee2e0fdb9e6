import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './IslandRoot.tsx';
import type { Bundle } from './load-bundle.ts';
import type { ComponentsIn } from './registry.ts';

/**
 * Hydrates one element of the page. Resolves once it answers to clicks and keys; rejects when it
 * crashes before, and calls back when it crashes later. What crashed is plain HTML from then on.
 */
export type Hydrate = (element: HTMLElement, onCrash: (error: unknown) => void) => Promise<void>;

/** How to hydrate a server-rendered component, with the props that stand in the page. */
export function hydrator<Props extends object>(Component: ComponentType<Props>): Hydrate {
  return (element, onCrash) => {
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
  };
}

/** Hydrates the island that an element names, one of a bundle. Rejects when it is none of these. */
export function hydrateOneOf<In extends Bundle>(components: ComponentsIn<In>): Hydrate {
  const byName = new Map<string, ComponentType<never>>(Object.entries(components));
  return async (element, onCrash) => {
    const { island = '' } = element.dataset;
    const Component = byName.get(island);
    if (Component === undefined) throw new Error(`There is no island "${island}" in this bundle.`);
    await hydrator(Component)(element, onCrash);
  };
}
