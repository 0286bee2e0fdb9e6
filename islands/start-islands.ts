import type { ComponentType } from 'react';
import { closest } from './plain/closest.ts';

declare global {
  interface Navigator {
    /** Chromium has it (WICG, "Network Information"). */
    connection?: { saveData: boolean };
  }
}

/** Imports the component of an island. */
type Load = () => Promise<ComponentType<never>>;

/** How long a page is left to be painted before scripts are prefetched. Unit: milliseconds. */
const PAINT = 200;

/** Hydrates every island on the page when its moment comes. */
export function startIslands(loaders: Readonly<Record<string, Load>>): void {
  /** Islands that are hydrated, or about to be. */
  const started = new WeakSet<Element>();
  /** The button to press once its island is hydrated. */
  const pressed = new WeakMap<Element, HTMLElement>();

  const load = async ({ dataset: { island = '' } }: HTMLElement) => {
    const loader = loaders[island];
    if (loader === undefined) throw new Error(`There is no island "${island}".`);
    return Promise.all([loader(), import('./hydrate.ts')]);
  };

  const hydrateIsland = async (island: HTMLElement) => {
    if (started.has(island)) return;
    started.add(island);
    const fail = (error: unknown) => {
      console.warn(error);
      island.dataset.failed = '';
    };
    try {
      const [Component, { hydrate }] = await load(island);
      await hydrate(island, Component, fail);
      island.dataset.hydrated = '';
      delete island.dataset.failed;
    } catch (error) {
      // The next interaction tries again.
      started.delete(island);
      fail(error);
    }
    pressed.get(island)?.click();
    pressed.delete(island);
  };

  const hydrateAt = ({ target }: Pick<Event, 'target'>) => {
    const island = closest(target, '[data-island]');
    if (island) hydrateIsland(island);
  };

  // A press on a button that is not hydrated is repeated once it is: else, who sends a message on a slow
  // network would have to press twice. Where hydrating failed, it does what it does without script.
  const press = (event: Event) => {
    const button = closest(event.target, 'button');
    const island = closest(button, '[data-island]:not([data-hydrated])');
    if (button === null || island === null) return;
    if ('failed' in island.dataset && !started.has(island)) return;
    event.preventDefault();
    pressed.set(island, button);
    hydrateIsland(island);
  };

  for (const type of ['pointerover', 'focusin', 'keydown']) addEventListener(type, hydrateAt, true);
  addEventListener('click', press, true);
  const viewer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) hydrateAt(entry);
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { when, prefetch, given } = island.dataset;
    if (when === 'load' || isGiven(given)) hydrateIsland(island);
    if (when === 'visible') viewer.observe(island);
    if (prefetch && !navigator.connection?.saveData) {
      // What cannot be loaded now is tried again on interaction.
      setTimeout(() => load(island).catch(() => {}), PAINT);
    }
  }
  // Lets go of a press that came before this script (renderer/policy.ts).
  dispatchEvent(new Event('islands'));
}

/** Whether one of these names is a search parameter, or kept in the tab. */
function isGiven(names = ''): boolean {
  const parameters = new URLSearchParams(location.search);
  try {
    return names.split(' ').some((name) => parameters.has(name) || name in sessionStorage);
  } catch {
    // The browser forbids its storage, so it keeps nothing.
    return false;
  }
}
