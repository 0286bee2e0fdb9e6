import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from '../../components/island/Island.tsx';
import type { IslandDefinition } from '../../islands/define.ts';
import { hydrator } from '../../islands/hydrate.ts';

/** Puts an island into the document, as the server renders it. */
export function renderIsland<Props extends object>(
  definition: IslandDefinition<Props>,
  props: Props,
): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<Island of={definition} props={props} />);
  const element = document.body.querySelector<HTMLElement>('[data-island]');
  if (element === null) throw new Error('The island was not rendered.');
  return element;
}

/**
 * Hydrates an island as its bundle does, and rejects when it crashes. React is left to itself: inside
 * its `act` it would keep errors for the test.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  { Component }: IslandDefinition<Props>,
  onCrash: (error: unknown) => void = () => {},
): Promise<void> {
  return hydrator(Component)(element, onCrash);
}
