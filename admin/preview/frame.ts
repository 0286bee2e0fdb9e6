import { Idiomorph } from 'idiomorph';
import { BASE } from '../../islands/base.ts';
import { writeOpenNow } from '../../islands/plain.ts';

/** Marks what has changed last. */
const CHANGED = 'data-changed';

const STYLE = `[${CHANGED}] { outline: 3px solid #b3541e; outline-offset: 3px; }`;

/** A frame that shows a page, and from then on exchanges only what changes. */
export class PageFrame {
  readonly #frame: HTMLIFrameElement;
  readonly #follow: (path: string) => void;
  /** The path of the page in the frame; undefined while that loads. */
  #path: string | undefined;
  /** The HTML of each element of the page as it was rendered last. */
  #rendered: ReadonlySet<string> = new Set();

  /** @param follow opens the page at a path of this site */
  constructor(frame: HTMLIFrameElement, follow: (path: string) => void) {
    this.#frame = frame;
    this.#follow = follow;
  }

  /** Shows a page. On the same page, scrolls to what has changed and outlines it. */
  show(path: string, html: string): void {
    const page = new DOMParser().parseFromString(html, 'text/html');
    prepare(page, path);
    const before = this.#rendered;
    this.#rendered = new Set([...page.querySelectorAll('*')].map(({ outerHTML }) => outerHTML));

    const shown = this.#frame.contentDocument;
    if (path === this.#path && shown !== null) {
      for (const element of changedIn(page.body, before)) element.setAttribute(CHANGED, '');
      exchange(shown.documentElement, page.documentElement);
      shown.querySelector(`[${CHANGED}]`)?.scrollIntoView({ block: 'center' });
    } else {
      this.#load(path, page);
    }
  }

  #load(path: string, page: Document): void {
    this.#path = undefined;
    this.#frame.onload = () => {
      this.#path = path;
      const shown = this.#frame.contentDocument;
      shown?.addEventListener('click', (event) => this.#press(event));
      shown?.addEventListener('submit', (event) => event.preventDefault());
    };
    this.#frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
  }

  /** Opens links to pages of this site here, with the draft, and others in a tab of their own. */
  #press(event: MouseEvent): void {
    // Elements of another frame aren't instances of this one's classes.
    const target = event.target as Element | null;
    const link = target?.closest('a[href]');
    if (!link) return;

    event.preventDefault();
    const url = new URL(link.getAttribute('href') ?? '', link.baseURI);
    const path = url.pathname.replace(BASE, '') || '/';
    if (url.origin !== location.origin) {
      if (/^https?:$/.test(url.protocol)) open(url.href, '_blank', 'noopener');
    } else if (url.hash !== '' && path === this.#path) {
      link.ownerDocument.getElementById(url.hash.slice(1))?.scrollIntoView();
    } else {
      this.#follow(path);
    }
  }
}

/**
 * Makes an element what it is in a new rendering. All else stays: what was opened, scrolled to or
 * selected.
 */
export function exchange(shown: Element, rendered: Element | string): void {
  Idiomorph.morph(shown, rendered, {
    callbacks: { beforeAttributeUpdated: (name, _, how) => name !== 'open' || how === 'update' },
  });
}

/**
 * The elements in which a rendering differs from the one before: the innermost, or the outermost of what
 * is new as a whole.
 * @param before the HTML of each element of the rendering before
 */
function changedIn(element: Element, before: ReadonlySet<string>): Element[] {
  if (before.has(element.outerHTML)) return [];

  const children = [...element.children];
  const changed = children.flatMap((child) => changedIn(child, before));
  const isNew = children.every((child) => changed.includes(child));
  return isNew || changed.length === 0 ? [element] : changed;
}

/** Makes a page what it is without its scripts, which don't run here, and where its links lead. */
function prepare(page: Document, path: string): void {
  const base = page.createElement('base');
  base.href = new URL(BASE + path, location.origin).href;
  page.head.prepend(base);
  page.head.append(Object.assign(page.createElement('style'), { textContent: STYLE }));

  hideDated(page);
  writeOpenNow(page);
  // All that a carousel shows one after the other, since nothing turns it here.
  for (const carousel of page.querySelectorAll('.carousel')) {
    carousel.setAttribute('data-failed', '');
  }
}

/**
 * Hides what isn't for today, as the script of a published page does. That is inlined, so it can't share
 * this (renderer/inline-script.ts).
 */
function hideDated(page: Document): void {
  const { zone: timeZone } = page.documentElement.dataset;
  // The Swedish format is ISO 8601.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone });

  for (const element of page.querySelectorAll<HTMLElement>('[data-until]')) {
    const { from = today, until = today } = element.dataset;
    element.hidden = today < from || today > until;
  }
}
