import type { ComponentType } from 'react';
import { inTab, QUERY } from './base.ts';

/** How the browser imports the component of each island. */
export const ISLANDS = {
  AttractionSearch: async () =>
    (await import('./attraction-search/AttractionSearch.tsx')).AttractionSearch,
  ContactForm: async () => (await import('./contact-form/ContactForm.tsx')).ContactForm,
  NotFound: async () => (await import('./not-found/NotFound.tsx')).NotFound,
  Search: async () => (await import('./search/Search.tsx')).loadSearch(),
};

export type IslandName = keyof typeof ISLANDS;

/**
 * Hydrates islands on load if they need it, have saved text or a query, or were pressed or focused before
 * this script ran; others at the first interaction.
 */
export function startIslands(
  loaders: Readonly<Record<string, () => Promise<ComponentType<never>>>>,
): void {
  const hydrateIsland = async (island: HTMLElement) => {
    island.toggleAttribute('data-started', true);

    const settle = (error?: unknown) => {
      if (error !== undefined) console.warn(error);
      island.toggleAttribute('data-hydrated', error === undefined);
      island.toggleAttribute('data-failed', error !== undefined);
      // Repeats a press that came too early (renderer/inline-script.ts).
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
  const hydrateDue = () => {
    const waiting = document.querySelectorAll<HTMLElement>('[data-island]:not([data-started])');
    for (const island of waiting) {
      const { island: name = '', when } = island.dataset;
      const isInUse = island.matches(':focus-within, [data-pressed]');
      const isDue = when === 'load' || isAsked || isInUse || inTab((tab) => name in tab);
      if (isDue) hydrateIsland(island);
    }
  };
  hydrateDue();
  // An island may have brought others, as Page Not Found does.
  addEventListener('settled', hydrateDue);
  // Signals that the listeners are in place (renderer/inline-script.ts).
  dispatchEvent(new Event('islands'));
}
