import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './IslandRoot.tsx';

/** Wakes a server-rendered island up; resolves once it answers to clicks and keys. */
export function hydrate<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
): Promise<void> {
  const { id = '' } = element.dataset;
  const props: Props = JSON.parse(element.dataset.props ?? '{}');
  return new Promise((onAwake) => {
    hydrateRoot(element, createElement(IslandRoot, { onAwake }, createElement(Component, props)), {
      identifierPrefix: id,
    });
  });
}
