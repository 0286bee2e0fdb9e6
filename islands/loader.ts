import { loadBundle } from './registry.ts';

/** Islands that are awake, or on their way there. */
const waking = new WeakSet<Element>();
/** The button to press once its island is awake. */
const pressed = new WeakMap<Element, HTMLElement>();
/** Whether a press is being repeated. */
let repeating = false;

/** Wakes every island on the page when its moment comes; loads nothing before. */
export function startIslands(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown']) {
    addEventListener(type, reach, { capture: true, passive: true });
  }
  addEventListener('click', press, true);
  const viewer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { when, parameter = '', saved } = island.dataset;
    const asked = new URLSearchParams(location.search).has(parameter);
    if (when === 'visible') viewer.observe(island);
    if (when === 'now' || asked || (saved && isKept(saved))) wake(island);
  }
}

/** Whether the tab keeps something under a name; a browser that forbids its storage throws. */
function isKept(name: string): boolean {
  try {
    return name in sessionStorage;
  } catch {
    return false;
  }
}

function islandOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-island]') : null;
}

function reach({ target }: Event) {
  wake(islandOf(target));
}

/**
 * Keeps a press on a sleeping island's button, and repeats it once the island is awake. When that
 * fails the press is repeated too, and does what it does without script.
 */
function press(event: Event) {
  const { target } = event;
  const island = islandOf(target);
  const button = target instanceof Element ? target.closest('button') : null;
  if (repeating || !(island instanceof HTMLElement) || button === null) return;
  if ('awake' in island.dataset) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.set(island, button);
  wake(island);
}

async function wake(island: Element | null) {
  if (!(island instanceof HTMLElement) || waking.has(island)) return;
  waking.add(island);
  const fail = (error: unknown) => {
    console.warn(error);
    delete island.dataset.awake;
    island.dataset.failed = '';
    showFallback(island);
  };
  try {
    const bundle = await loadBundle(island.dataset.island ?? '');
    await bundle.wake(island, fail);
    island.dataset.awake = '';
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

/** Shows what the page keeps for browsers without script; the next reach tries again. */
function showFallback(island: Element) {
  const fallback = island.nextElementSibling;
  if (fallback?.localName === 'noscript') fallback.outerHTML = fallback.textContent ?? '';
}
