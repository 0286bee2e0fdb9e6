import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './IslandRoot.tsx';

/** Wakes up one element of the page; resolves once it answers to clicks and keys. */
type Wake = (element: HTMLElement) => Promise<void>;

/** How to wake up a server-rendered component, with the props that stand in the page. */
export function hydrator<Props extends object>(Component: ComponentType<Props>): Wake {
  return (element) => {
    const { id = '' } = element.dataset;
    const props: Props = JSON.parse(element.dataset.props ?? '{}');
    return new Promise((onAwake) => {
      hydrateRoot(
        element,
        createElement(IslandRoot, { onAwake }, createElement(Component, props)),
        { identifierPrefix: id },
      );
    });
  };
}

/** Wakes up the island that an element names. Rejects when it is none of these. */
export function wakeOneOf(islands: Record<string, Wake>): Wake {
  return async (element) => {
    const name = element.dataset.island ?? '';
    const wake = islands[name];
    if (wake === undefined) throw new Error(`There is no island "${name}" in this bundle.`);
    await wake(element);
  };
}
