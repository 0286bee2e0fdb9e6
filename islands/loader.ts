import { REGISTRY } from './registry.ts';

/** Islands that answer to clicks and keys already. */
const awake = new WeakSet<Element>();
/** Islands on their way there. */
const waking = new WeakSet<Element>();
/** The button to press once its island is awake. */
const pressed = new WeakMap<Element, HTMLElement>();

/** Wakes every island on the page when its moment comes; loads nothing before. */
export function startIslands(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown']) {
    document.addEventListener(type, reach, { capture: true, passive: true });
  }
  document.addEventListener('click', press, true);
  const viewer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { when, parameter, saved } = island.dataset;
    if (when === 'visible') viewer.observe(island);
    if (when === 'now' || isAsked(parameter) || isSaved(saved)) wake(island);
  }
}

function isAsked(parameter: string | undefined): boolean {
  return parameter !== undefined && new URLSearchParams(location.search).has(parameter);
}

function isSaved(name: string | undefined): boolean {
  return name !== undefined && name in sessionStorage;
}

function islandOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-island]') : null;
}

function reach({ target }: Event) {
  const island = islandOf(target);
  if (island !== null) wake(island);
}

/** Keeps a press on a sleeping island's button, and repeats it once the island is awake. */
function press(event: Event) {
  const { target } = event;
  const island = islandOf(target);
  const button = target instanceof Element ? target.closest('button') : null;
  if (island === null || button === null || awake.has(island)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.set(island, button);
  wake(island);
}

function wake(island: Element) {
  if (!(island instanceof HTMLElement) || waking.has(island)) return;
  waking.add(island);
  load(island);
}

async function load(island: HTMLElement) {
  try {
    const name = island.dataset.island ?? '';
    const start = await REGISTRY[name]?.();
    if (start === undefined) throw new Error(`There is no island "${name}".`);
    await start(island);
    awake.add(island);
    island.dataset.awake = '';
    delete island.dataset.failed;
    pressed.get(island)?.click();
  } catch (error) {
    console.warn(error);
    waking.delete(island);
    island.dataset.failed = '';
    showFallback(island);
  }
  pressed.delete(island);
}

/** Shows what the page keeps for browsers without script; the next reach tries again. */
function showFallback(island: Element) {
  const fallback = island.nextElementSibling;
  if (fallback?.localName === 'noscript') fallback.outerHTML = fallback.textContent ?? '';
}
