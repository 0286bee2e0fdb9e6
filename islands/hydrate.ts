import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './IslandRoot.tsx';

/**
 * Hydrates one element of the page. Resolves once it answers to clicks and keys; rejects when it
 * crashes before, and calls back when it crashes later. What crashed is plain HTML from then on.
 */
export type Wake = (element: HTMLElement, onCrash: (error: unknown) => void) => Promise<void>;

/** How to wake up a server-rendered component, with the props that stand in the page. */
export function hydrator<Props extends object>(Component: ComponentType<Props>): Wake {
  return (element, onCrash) => {
    const { id = '' } = element.dataset;
    const props: Props = JSON.parse(element.dataset.props ?? '{}');
    const nodes = [...element.childNodes];
    return new Promise((resolve, reject) => {
      let fail = reject;
      const onUncaughtError = (error: unknown) => {
        // React has emptied the element. Its nodes still hold what the visitor typed.
        element.replaceChildren(...nodes);
        delete element.dataset.island;
        delete element.dataset.awake;
        fail(error);
      };
      // An effect that crashes says so within the same task, and comes first.
      const onAwake = () =>
        queueMicrotask(() => {
          fail = onCrash;
          resolve();
        });
      hydrateRoot(
        element,
        createElement(IslandRoot, { onAwake }, createElement(Component, props)),
        { identifierPrefix: id, onUncaughtError },
      );
    });
  };
}

/** Wakes up the island that an element names. Rejects when it is none of these. */
export function wakeOneOf(islands: Record<string, Wake>): Wake {
  return async (element, onCrash) => {
    const name = element.dataset.island ?? '';
    const wake = islands[name];
    if (wake === undefined) throw new Error(`There is no island "${name}" in this bundle.`);
    await wake(element, onCrash);
  };
}
