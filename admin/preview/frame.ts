import { BASE } from '../../islands/base.ts';

/** Marks what has changed last. */
const CHANGED = 'data-changed';

/** Added to each page: what has changed is outlined, and what needs the page's script is as without it. */
const STYLE = `[${CHANGED}] { outline: 3px solid #b3541e; outline-offset: 3px; }`;

/** A frame that shows a page, and from then on exchanges only what changes. */
export class PageFrame {
  readonly #frame: HTMLIFrameElement;
  /** The page as it was rendered last, whose elements are in the same order as those of the frame. */
  #shown: Document | undefined;
  #path = '';
  readonly #follow: (path: string) => void;

  /** @param follow opens the page at a path of this site */
  constructor(frame: HTMLIFrameElement, follow: (path: string) => void) {
    this.#frame = frame;
    this.#follow = follow;
  }

  /** Shows a page. On the same page, scrolls to what has changed and outlines it. */
  show(path: string, html: string): void {
    const next = new DOMParser().parseFromString(html, 'text/html');
    hideDated(next);
    showAllSlides(next);

    const live = this.#frame.contentDocument;
    if (path !== this.#path || this.#shown === undefined || live === null) {
      this.#path = path;
      this.#shown = next;
      this.#frame.onload = () => this.#prepare();
      this.#frame.srcdoc = `<!doctype html>${next.documentElement.outerHTML}`;
      return;
    }

    const changed = exchange(
      this.#shown.documentElement,
      next.documentElement,
      live.documentElement,
    );
    this.#shown = next;
    for (const element of live.querySelectorAll(`[${CHANGED}]`)) element.removeAttribute(CHANGED);
    for (const element of changed) element.setAttribute(CHANGED, '');
    const first = changed.find((element) => element.closest('body') !== null);
    first?.scrollIntoView({ block: 'center' });
  }

  #prepare(): void {
    const { contentDocument: page } = this.#frame;
    if (page === null) return;
    page.head.append(Object.assign(page.createElement('style'), { textContent: STYLE }));
    page.addEventListener('click', (event) => this.#press(event, page));
    page.addEventListener('submit', (event) => event.preventDefault());
  }

  /** Opens links to pages of this site here, with the draft, and others in a tab of their own. */
  #press(event: MouseEvent, page: Document): void {
    // Elements of another frame aren't instances of this one's classes.
    const target = event.target as Element | null;
    const link = target?.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;

    event.preventDefault();
    const url = new URL(
      link.getAttribute('href') ?? '',
      new URL(BASE + this.#path, location.origin),
    );
    if (url.origin !== location.origin) {
      if (/^https?:$/.test(url.protocol)) open(url.href, '_blank', 'noopener');
    } else if (url.hash !== '' && url.pathname.replace(BASE, '') === this.#path) {
      page.getElementById(url.hash.slice(1))?.scrollIntoView();
    } else {
      this.#follow(url.pathname.replace(BASE, '') || '/');
    }
  }
}

/**
 * Exchanges in a live element what two renderings of it differ in, and returns the new elements. All else
 * stays: what was opened, scrolled to or selected.
 * @param live was made of the first rendering
 */
export function exchange(before: Element, after: Element, live: Element): Element[] {
  if (before.isEqualNode(after)) return [];

  const isSameElement = before.cloneNode(false).isEqualNode(after.cloneNode(false));
  if (!isSameElement || !hasSameTexts(before, after)) {
    const fresh = live.ownerDocument.importNode(after, true);
    live.replaceWith(fresh);
    return [fresh];
  }
  return exchangeChildren([...before.children], [...after.children], live);
}

/** Whether what isn't an element is the same, and at the same places between the elements. */
function hasSameTexts(before: Element, after: Element): boolean {
  const olds = [...before.childNodes];
  const news = [...after.childNodes];
  if ([...olds, ...news].every(isElement)) return true;

  const isSame = (old: Node, next: Node | undefined) =>
    next !== undefined && (isElement(old) ? isElement(next) : old.isEqualNode(next));
  return olds.length === news.length && olds.every((old, index) => isSame(old, news[index]));
}

/** Exchanges the children of a live element that are between those that stay at its ends. */
function exchangeChildren(
  olds: readonly Element[],
  news: readonly Element[],
  live: Element,
): Element[] {
  const shortest = Math.min(olds.length, news.length);
  const isSame = (old: Element | undefined, next: Element | undefined) =>
    old !== undefined && next !== undefined && old.isEqualNode(next);
  let start = 0;
  while (start < shortest && isSame(olds[start], news[start])) start += 1;
  let end = 0;
  while (end < shortest - start && isSame(olds.at(-1 - end), news.at(-1 - end))) end += 1;

  const changedOlds = olds.slice(start, olds.length - end);
  const changedNews = news.slice(start, news.length - end);
  const lives = [...live.children].slice(start, olds.length - end);

  if (changedOlds.length === changedNews.length) {
    return changedNews.flatMap((next, index) => {
      const [old, shown] = [changedOlds[index], lives[index]];
      return old && shown ? exchange(old, next, shown) : [];
    });
  }

  const following = live.children[olds.length - end] ?? null;
  for (const shown of lives) shown.remove();
  // Where something is only gone, what it was in has changed.
  if (changedNews.length === 0) return [live];

  return changedNews.map((next) => {
    const fresh = live.ownerDocument.importNode(next, true);
    live.insertBefore(fresh, following);
    return fresh;
  });
}

function isElement(node: Node): boolean {
  return node.nodeType === Node.ELEMENT_NODE;
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

/** Shows what a carousel shows one after the other, since nothing turns it here. */
function showAllSlides(page: Document): void {
  for (const carousel of page.querySelectorAll('.carousel')) {
    carousel.setAttribute('data-failed', '');
  }
}
