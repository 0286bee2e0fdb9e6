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
  const changed: Element[] = [];

  const compare = (old: Element, next: Element, shown: Element | undefined): void => {
    if (shown === undefined || old.isEqualNode(next)) return;

    const [oldParts, nextParts] = [[...old.childNodes], [...next.childNodes]];
    const isSameFrame =
      old.cloneNode(false).isEqualNode(next.cloneNode(false)) &&
      oldParts.length === nextParts.length &&
      oldParts.every((part, index) => {
        const other = nextParts[index];
        return part.nodeName === other?.nodeName && (isElement(part) || part.isEqualNode(other));
      });
    if (!isSameFrame) {
      const fresh = live.ownerDocument.importNode(next, true);
      shown.replaceWith(fresh);
      changed.push(fresh);
      return;
    }

    const [olds, nexts, showns] = [[...old.children], [...next.children], [...shown.children]];
    for (const [index, child] of olds.entries()) {
      const other = nexts[index];
      if (other !== undefined) compare(child, other, showns[index]);
    }
  };
  compare(before, after, live);
  return changed;
}

function isElement(node: Node): boolean {
  return node.nodeType === Node.ELEMENT_NODE;
}

/** Hides what isn't for today, as the script of a published page does (renderer/inline-script.ts). */
function hideDated(page: Document): void {
  const { zone: timeZone } = page.documentElement.dataset;
  const today = new Date().toLocaleDateString('sv-SE', { timeZone });
  for (const element of page.querySelectorAll<HTMLElement>('[data-until]')) {
    const { from = today, until = today } = element.dataset;
    element.hidden = today < from || today > until;
  }
}
