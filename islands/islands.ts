import type { ComponentType } from 'react';
import { inTab } from './base.ts';

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
  /** Islands that are hydrated, or about to be. */
  const started = new WeakSet<Element>();

  const load = ({ dataset: { island = '' } }: HTMLElement) =>
    Promise.all([loaders[island]?.(), import('./hydrate.tsx')]);

  const hydrateIsland = async (island: HTMLElement) => {
    if (started.has(island)) return;
    started.add(island);

    const settle = (error?: unknown) => {
      if (error !== undefined) console.warn(error);
      island.toggleAttribute('data-hydrated', error === undefined);
      island.toggleAttribute('data-failed', error !== undefined);
      // A press that came too early waits for this (renderer/inline-script.ts).
      dispatchEvent(new Event('settled'));
    };

    try {
      const [Component, { hydrate }] = await load(island);
      if (Component) hydrate(island, Component, settle);
    } catch (error) {
      settle(error);
      // The next interaction tries again.
      started.delete(island);
    }
  };

  const interact = ({ target }: Event) => {
    const element = target instanceof Element ? target : undefined;
    const island = element?.closest<HTMLElement>('[data-island]:not([data-hydrated])');
    if (island) hydrateIsland(island);
  };
  for (const type of ['pointerover', 'focusin', 'keydown', 'click']) {
    addEventListener(type, interact, true);
  }

  const asked = [...new URLSearchParams(location.search).keys()];
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name = '', when } = island.dataset;
    const isAsked = asked.some((key) => island.querySelector(`[name="${CSS.escape(key)}"]`));
    if (when === 'load' || isAsked || inTab((tab) => name in tab)) hydrateIsland(island);
    // Once the page is painted; what cannot be fetched now is tried again.
    if (when === 'prefetch') setTimeout(() => load(island).catch(() => {}), 200);
  }
  // Says that the islands listen (renderer/inline-script.ts).
  dispatchEvent(new Event('islands'));
}
