import type { ComponentType } from 'react';
import { inTab, QUERY } from './base.ts';

/** Every island: how the browser imports its component. */
export const ISLANDS = {
  AttractionSearch: async () =>
    (await import('./attraction-search/AttractionSearch.tsx')).AttractionSearch,
  ContactForm: async () => (await import('./contact-form/ContactForm.tsx')).ContactForm,
  NotFound: async () => (await import('./not-found/NotFound.tsx')).NotFound,
  Search: async () => (await import('./search/Search.tsx')).loadSearch(),
};

export type IslandName = keyof typeof ISLANDS;

/** Hydrates every island on the page when its moment comes. */
export function startIslands(
  loaders: Readonly<Record<string, () => Promise<ComponentType<never>>>>,
): void {
  const hydrateIsland = async (island: HTMLElement) => {
    island.toggleAttribute('data-started', true);

    const settle = (error?: unknown) => {
      if (error !== undefined) console.warn(error);
      island.toggleAttribute('data-hydrated', error === undefined);
      island.toggleAttribute('data-failed', error !== undefined);
      // A press that came too early waits for this (renderer/inline-script.ts).
      dispatchEvent(new Event('settled'));
    };

    try {
      const load = loaders[island.dataset.island ?? ''];
      const [Component, { hydrate }] = await Promise.all([load?.(), import('./hydrate.tsx')]);
      if (Component) hydrate(island, Component, settle);
    } catch (error) {
      settle(error);
      // The next interaction tries again.
      island.toggleAttribute('data-started', false);
    }
  };

  const interact = ({ target }: Event) => {
    const element = target instanceof Element ? target : undefined;
    const island = element?.closest<HTMLElement>('[data-island]:not([data-started])');
    if (island) hydrateIsland(island);
  };
  for (const type of ['pointerover', 'focusin', 'keydown', 'click']) {
    addEventListener(type, interact, true);
  }

  const isAsked = new URLSearchParams(location.search).has(QUERY);
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name = '', when } = island.dataset;
    if (when === 'load' || isAsked || inTab((tab) => name in tab)) hydrateIsland(island);
  }
  // Says that the islands listen (renderer/inline-script.ts).
  dispatchEvent(new Event('islands'));
}
