/**
 * Checks a page in its initial state for text that isn't painted and for other layout faults. Runs in
 * the page, which it scrolls.
 * Each text, control and picture must be horizontally inside the window, opaque, not clipped and not
 * covered. Boxes follow the order of the markup if the page has one column, and a map's button is on
 * its map.
 */
export function lookAt(hasOneColumn: boolean): string[] {
  const faults: string[] = [];
  /** How far a text may extend past a clipping edge. Unit: pixels. */
  const tolerance = 2;

  const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

  /** Whether an element is visually hidden, for screen readers only. */
  const isHeardOnly = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isHeardOnly(element.parentElement));

  // Content far below is normally laid out only near the viewport; and elements that let presses
  // through would be missing from hit tests.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { content-visibility: visible !important; pointer-events: auto !important; scroll-behavior: auto !important }',
  );
  document.adoptedStyleSheets.push(sheet);

  const words = (element: Element) => {
    const name = element.getAttribute('src') ?? element.getAttribute('name') ?? '';
    const text = squeeze(element.textContent).slice(0, 60);
    return `${element.localName} "${text || name}"`;
  };

  const isRendered = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isSeeThrough = (color: string) => color === 'none' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);

  /** Whether an element, or one of its pseudo-elements, has no background. */
  const isClear = (element: Element, part?: '::before' | '::after') => {
    const { backgroundColor, backgroundImage, content } = getComputedStyle(element, part);
    const isNone = part !== undefined && content === 'none';
    return isNone || (isSeeThrough(backgroundColor) && backgroundImage === 'none');
  };

  /** Whether its pseudo-elements are transparent, such as a link's enlarged target. */
  const hasClearParts = (element: Element) =>
    isClear(element, '::before') && isClear(element, '::after');

  /** Whether an element is see-through. */
  const letsThrough = (element: Element) => {
    if (element instanceof HTMLIFrameElement) return element.getAttribute('srcdoc') === '';
    if (element.matches('img, video, canvas, input, select, textarea')) return false;
    // An svg element has a background like other boxes; its shapes have fills.
    const isShape = element instanceof SVGElement && !(element instanceof SVGSVGElement);
    if (isShape) return isSeeThrough(getComputedStyle(element).fill);
    return isClear(element) && hasClearParts(element);
  };

  /** What covers a point of an element; undefined if it's visible. */
  const coverAt = (element: Element, x: number, y: number): string | undefined => {
    for (const other of document.elementsFromPoint(x, y)) {
      if (element.contains(other)) return undefined;
      // Ancestors are behind the element, except their pseudo-elements.
      const isClearHere = other.contains(element) ? hasClearParts(other) : letsThrough(other);
      if (!isClearHere) return `covered by ${words(other)}`;
    }
    return 'clipped';
  };

  /** Whether a box is clipped horizontally. Scrollable ancestors don't count. */
  const isCutOff = (element: Element, { left, right }: DOMRect) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { overflowX, display } = getComputedStyle(at);
      if (display === 'inline' || overflowX === 'visible') continue;
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const edge = at.getBoundingClientRect();
      if (left < edge.left - tolerance || right > edge.right + tolerance) return true;
    }
    return left < -tolerance || right > innerWidth + tolerance;
  };

  /** The nearest horizontally scrollable ancestor, such as around a wide table. */
  const sidewaysScroller = (element: Element | null): Element | null => {
    if (element === null || element === document.body) return null;
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    return scrolls ? element : sidewaysScroller(element.parentElement);
  };

  /** Scrolls a box to the middle of the window, away from sticky elements. */
  const bringIntoView = (element: Element, rectOf: () => DOMRect | undefined) => {
    const rect = rectOf();
    if (rect === undefined) return undefined;
    sidewaysScroller(element)?.scrollBy(rect.left + rect.width / 2 - innerWidth / 2, 0);

    const middle = rect.top + rect.height / 2;
    const isInMiddle = middle > innerHeight / 4 && middle < (innerHeight * 3) / 4;
    if (!isInMiddle) scrollBy(0, middle - innerHeight / 2);
    return rectOf();
  };

  /** Why a box isn't painted; undefined if it is. */
  const faultOf = (element: Element, rectOf: () => DOMRect | undefined): string | undefined => {
    if (!element.checkVisibility({ opacityProperty: true })) return 'transparent';
    const rect = bringIntoView(element, rectOf);
    if (rect === undefined || rect.width <= 1 || rect.height <= 1) return 'without a size';
    if (isCutOff(element, rect)) return 'cut off at its side';
    return coverAt(element, rect.left + rect.width / 2, rect.top + rect.height / 2);
  };

  /** Why a picture isn't painted. It may extend beyond the window and have text on it. */
  const faultOfPicture = (element: Element): string | undefined => {
    if (!element.checkVisibility({ opacityProperty: true })) return 'transparent';
    const rect = bringIntoView(element, () => element.getBoundingClientRect());
    if (rect === undefined || rect.width <= 1 || rect.height <= 1) return 'without a size';
    const isThere = [0.1, 0.3, 0.5, 0.7, 0.9].some((across) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((down) => {
        const x = rect.left + rect.width * across;
        const y = rect.top + rect.height * down;
        return coverAt(element, x, y) === undefined;
      }),
    );
    return isThere ? undefined : 'covered or outside the window';
  };

  const complain = (element: Element, fault: string | undefined) => {
    if (fault !== undefined) faults.push(`${words(element)} is ${fault}`);
  };

  for (const element of document.body.querySelectorAll('*')) {
    // Options of a closed select are painted by the browser, and templates aren't part of the page.
    if (element.matches('script, style, noscript, option, svg *:not(text)')) continue;
    if (!isRendered(element)) continue;

    if (isHeardOnly(element)) {
      // Elements in the tab order appear when focused (WCAG 2.2, 2.4.7).
      if (element instanceof HTMLElement && element.matches('a[href], button, input')) {
        element.focus({ preventScroll: true });
        if (isHeardOnly(element)) complain(element, 'not seen with the focus');
        element.blur();
      }
      continue;
    }

    if (element.matches('img')) complain(element, faultOfPicture(element));
    if (element.matches('input:not([type=hidden]), select, textarea, button')) {
      complain(
        element,
        faultOf(element, () => element.getBoundingClientRect()),
      );
    }

    for (const node of element.childNodes) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { length } = range.getClientRects();
      const { color, webkitTextFillColor } = getComputedStyle(element);
      const isInk = !isSeeThrough(webkitTextFillColor || color);
      // The first and the last line.
      for (const line of new Set([0, length - 1])) {
        const fault = faultOf(element, () => range.getClientRects()[line]);
        complain(element, isInk ? fault : 'of no color');
      }
    }
  }

  for (const link of document.querySelectorAll('main a[target]')) {
    const frame = document.querySelector(`iframe[name="${link.getAttribute('target')}"]`);
    const [inner, outer] = [link.getBoundingClientRect(), frame?.getBoundingClientRect()];
    const isOnIt =
      outer !== undefined &&
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom;
    if (!isOnIt) complain(link, 'beside its map');
  }

  if (document.documentElement.scrollWidth > innerWidth) {
    faults.push(`the page is ${document.documentElement.scrollWidth - innerWidth} pixels too wide`);
  }

  /** The box of an element, or of its contents if it has none itself. */
  const boxOf = (element: Element): DOMRect | undefined => {
    const { display, position } = getComputedStyle(element);
    if (display === 'none' || position === 'absolute' || position === 'fixed') return undefined;
    if (display !== 'contents') return element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };

  /** Whether a box is above another one rather than beside it. */
  const isAbove = (box: DOMRect, other: DOMRect) =>
    box.bottom <= other.top && box.left < other.right && box.right > other.left;

  if (hasOneColumn) {
    for (const parent of document.querySelectorAll('main, main *:not(svg, svg *)')) {
      let before: { element: Element; rect: DOMRect } | undefined;
      for (const element of parent.children) {
        const rect = boxOf(element);
        if (rect === undefined || rect.height <= 1) continue;
        if (before !== undefined && isAbove(rect, before.rect)) {
          complain(element, `above ${words(before.element)}`);
        }
        before = { element, rect };
      }
    }
  }

  document.adoptedStyleSheets.pop();
  scrollTo(0, 0);
  return [...new Set(faults)];
}
