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
  /**
   * The button to press once its island is hydrated, by its place among the buttons of the island: another
   * one may then stand there (hydrate.tsx).
   */
  let pressed: { island: HTMLElement; index: number } | undefined;

  const load = ({ dataset: { island = '' } }: HTMLElement) =>
    Promise.all([loaders[island]?.(), import('./hydrate.tsx')]);

  const hydrateIsland = async (island: HTMLElement) => {
    if (started.has(island)) return;
    started.add(island);

    const settle = (error?: unknown) => {
      if (error !== undefined) console.warn(error);
      island.toggleAttribute('data-hydrated', error === undefined);
      island.toggleAttribute('data-failed', error !== undefined);

      if (pressed?.island !== island) return;
      const { index } = pressed;
      pressed = undefined;
      island.querySelectorAll('button')[index]?.click();
    };

    try {
      const [Component, { hydrate }] = await load(island);
      if (Component) hydrate(island, Component, settle);
    } catch (error) {
      // The next interaction tries again.
      started.delete(island);
      settle(error);
    }
  };

  // A press on a button that is not hydrated is repeated once it is; otherwise a visitor on a slow
  // network would have to press twice to send a message. Where hydrating failed, it does what it does
  // without script.
  const interact = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const island = target?.closest<HTMLElement>('[data-island]:not([data-hydrated])');
    if (!island) return;

    const button = event.type === 'click' && target?.closest('button');
    if (button) {
      if ('failed' in island.dataset && !started.has(island)) return;
      event.preventDefault();
      const index = [...island.querySelectorAll('button')].indexOf(button);
      pressed = { island, index };
    }
    hydrateIsland(island);
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
  // Lets go of a press that came before this script (renderer/inline-script.ts).
  dispatchEvent(new Event('islands'));
}
