import { fetchBundle, loadBundle } from './load-bundle.ts';
import { closest } from './plain/closest.ts';
import { whenIdle } from './plain/when-idle.ts';

declare global {
  interface Navigator {
    /** Chromium has it (WICG, "Network Information"). */
    connection?: { saveData: boolean };
  }
}

/** Islands that are hydrated, or about to be. */
const started = new WeakSet<Element>();
/** The button to press once its island is hydrated. */
const pressed = new WeakMap<Element, HTMLElement | null>();

/** Hydrates every island on the page when its moment comes. */
export function startIslands(): void {
  for (const type of ['pointerover', 'focusin', 'keydown']) addEventListener(type, hydrateAt, true);
  addEventListener('click', press, true);
  const viewer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) hydrateAt(entry);
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { bundle = '', when, prefetch, given = '' } = island.dataset;
    const names = given.split(' ');
    const parameters = new URLSearchParams(location.search);
    if (when === 'visible') viewer.observe(island);
    try {
      if (when === 'load' || names.some((name) => parameters.has(name) || name in sessionStorage))
        hydrate(island);
    } catch {
      // The browser forbids its storage, so it keeps nothing.
    }
    if (prefetch && !navigator.connection?.saveData) {
      // What cannot be fetched now is tried again on interaction.
      whenIdle(() => fetchBundle(bundle).catch(() => {}));
    }
  }
}

function hydrateAt({ target }: Pick<Event, 'target'>) {
  const island = closest(target, '[data-island]');
  if (island) hydrate(island);
}

/**
 * Keeps a press on a button of an island that is not hydrated, to repeat it once it is: else, who
 * sends a message or turns to a slide on a slow network would have to press twice. Where hydrating
 * failed, a press does what it does without script.
 */
function press(event: Event) {
  const button = closest(event.target, 'button');
  const island = closest(button, '[data-island]:not([data-hydrated])');
  if (island === null || ('failed' in island.dataset && !started.has(island))) return;
  event.preventDefault();
  pressed.set(island, button);
  hydrate(island);
}

async function hydrate(island: HTMLElement) {
  if (started.has(island)) return;
  started.add(island);
  const fail = (error: unknown) => {
    console.warn(error);
    island.dataset.failed = '';
  };
  try {
    const bundle = await loadBundle(island.dataset.bundle ?? '');
    await bundle.hydrate(island, fail);
    island.dataset.hydrated = '';
    delete island.dataset.failed;
  } catch (error) {
    // The next interaction tries again.
    started.delete(island);
    fail(error);
  }
  pressed.get(island)?.click();
  pressed.delete(island);
}
