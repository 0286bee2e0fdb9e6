import { closest } from './plain/closest.ts';
import { loadBundle } from './registry.ts';

/** Islands that are hydrated, or about to be. */
const waking = new WeakSet<Element>();
/** The button to press once its island is hydrated. */
const pressed = new WeakMap<Element, HTMLElement | null>();
/** Whether a press is being repeated. */
let repeating = false;

/** Hydrates every island on the page when its moment comes; loads nothing before. */
export function startIslands(): void {
  for (const type of ['pointerover', 'focusin', 'keydown']) addEventListener(type, reach, true);
  addEventListener('click', press, true);
  const viewer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) reach(entry);
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { when, parameter = '', saved } = island.dataset;
    const asked = new URLSearchParams(location.search).has(parameter);
    if (when === 'visible') viewer.observe(island);
    try {
      if (when === 'load' || asked || (saved && saved in sessionStorage)) hydrate(island);
    } catch {
      // The browser forbids its storage, so it keeps nothing.
    }
  }
}

const islandOf = (target: EventTarget | null) => closest(target, '[data-island]');

const reach = ({ target }: Pick<Event, 'target'>) => hydrate(islandOf(target));

/**
 * Keeps a press on an island that is not hydrated's button, and repeats it once the island is hydrated. When that
 * fails the press is repeated too, and does what it does without script.
 */
function press(event: Event) {
  const button = closest(event.target, 'button');
  const island = islandOf(button);
  if (repeating || island === null || 'hydrated' in island.dataset) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.set(island, button);
  hydrate(island);
}

async function hydrate(island: HTMLElement | null) {
  if (island === null || waking.has(island)) return;
  waking.add(island);
  const fail = (error: unknown) => {
    console.warn(error);
    island.dataset.failed = '';
    showFallback(island);
  };
  try {
    const bundle = await loadBundle(island.dataset.island ?? '');
    await bundle.hydrate(island, fail);
    island.dataset.hydrated = '';
    delete island.dataset.failed;
  } catch (error) {
    waking.delete(island);
    fail(error);
  }
  repeating = true;
  pressed.get(island)?.click();
  repeating = false;
  pressed.delete(island);
}

/** Shows what the page keeps for browsers without script; the next interaction tries again. */
function showFallback(island: Element) {
  const fallback = island.nextElementSibling;
  if (fallback?.localName === 'noscript') fallback.outerHTML = fallback.textContent ?? '';
}
