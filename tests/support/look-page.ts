/*
 * What a visitor would notice on the open page. `look.ts` hands these functions to the page as text, so
 * they may use each other and the browser, and nothing else. Contrast is axe-core's (tests/site/axe.ts).
 */

/** The text of a page: its root size, such as "200%", and the spacing of WCAG 1.4.12. */
export interface Letters {
  size: string;
  isSpaced?: boolean;
}

/** The business's own number (E.164), and every email address that the site's owner has typed. */
export interface Own {
  number: string;
  mailboxes: readonly string[];
}

/** What the functions need to know about the page. */
export interface View {
  /** Whether the window is as high as the page. If it isn't, what is cut off at its edges is ignored. */
  isWhole: boolean;
  letters: Letters;
  /** Without them, links aren't checked. */
  own: Own | undefined;
}

type Cover = Element | 'clipped' | undefined;

/** A line of text. */
interface Line {
  element: Element;
  node: Text;
  box: DOMRect;
  cover: Cover;
}

/** The faults of the page as it is now, a line for each. */
export function faultsOfPage({ isWhole, letters, own }: View): string[] {
  const isMeant = (box: DOMRect) => isWhole || isInWindow(box);
  const lines = textLines(isMeant);
  const isOfUsualSize = letters.size === '100%' && letters.isSpaced !== true;
  // The widest window in which the parts of a page are below each other.
  const isPhone = isOfUsualSize && innerWidth <= 412;

  const faults = [
    ...lines.flatMap(({ element, box, cover }) => faultsOfBox(element, box, cover)),
    ...lines.flatMap(({ element }) => faultsOfInk(element)),
    ...collisions(lines),
    ...brokenWords(lines, letters.size === '200%'),
    ...faultsOfHeadings(lines),
    ...[...document.images]
      .filter((image) => isSeen(image) && isMeant(image.getBoundingClientRect()))
      .flatMap(faultsOfPicture),
    ...seenControls()
      .filter((control) => isMeant(control.getBoundingClientRect()))
      .flatMap((control) => faultsOfControl(control, isPhone ? lines : undefined)),
    ...seenOf('iframe').flatMap(faultsOfFrame),
    ...seenOf(':popover-open').flatMap(faultsOfPopover),
    ...faultsOfBands(),
    ...(own === undefined ? [] : faultsOfContacts(own)),
    ...faultsOfMarks(),
    ...faultsOfFocus(),
    ...(isWhole && isPhone ? faultsOfOrder() : []),
  ];
  const excess = document.documentElement.scrollWidth - innerWidth;
  if (excess > 0) faults.push(`the page is ${excess} pixels too wide`);

  return [...new Set(faults)];
}

/**
 * Lays out what is far below, too, which is normally laid out only near the window, and lets hit tests
 * find what lets presses through.
 */
export function layOutWhole({ size, isSpaced = false }: Letters): void {
  const sheet = new CSSStyleSheet();
  const spacing = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`;
  sheet.replaceSync(`
    * { content-visibility: visible !important; pointer-events: auto !important }
    html { scroll-behavior: auto !important; font-size: ${size} !important }
    /* Not Found is as high as its window, whatever that is. */
    main { min-height: 0 !important }
    ${isSpaced ? spacing : ''}`);
  document.adoptedStyleSheets.push(sheet);
}

export function layOutAsBefore(): void {
  document.adoptedStyleSheets.pop();
}

// Elements

/** An element in words: its tag, and its text or what else tells it apart. */
export function nameOf(element: Element): string {
  const text = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ');
  const other = element.getAttribute('src') ?? element.getAttribute('name') ?? '';
  return `${element.localName} "${(text.trim() || other).slice(0, 60)}"`;
}

export function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !isHeardOnly(element);
}

export function seenOf<Part extends HTMLElement = HTMLIFrameElement>(selector: string): Part[] {
  return [...document.querySelectorAll<Part>(selector)].filter(isSeen);
}

/** Whether it's only for screen readers. */
export function isHeardOnly(element: Element | null): boolean {
  if (element === null) return false;
  return getComputedStyle(element).clipPath === 'inset(50%)' || isHeardOnly(element.parentElement);
}

/** The nearest element that isn't part of a line. */
export function blockOf(element: Element | null): Element | null {
  const isInline = element !== null && getComputedStyle(element).display === 'inline';
  return isInline ? blockOf(element.parentElement) : element;
}

export function isInWindow({ top, bottom }: DOMRect): boolean {
  return top >= 0 && bottom <= innerHeight;
}

/** Whether it stays in the window while the page scrolls. */
export function sticks(element: Element | null): boolean {
  if (element === null) return false;
  const { position } = getComputedStyle(element);
  return position === 'sticky' || position === 'fixed' || sticks(element.parentElement);
}

export function overlap(box: DOMRect, other: DOMRect): { across: number; down: number } {
  return {
    across: Math.min(box.right, other.right) - Math.max(box.left, other.left),
    down: Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top),
  };
}

/** The alpha of a computed color, from 0 to 1: "rgb(36, 86, 106)", "rgba(0, 0, 0, 0)" or "none". */
export function alphaOf(color: string): number {
  return color === 'none' ? 0 : Number(color.match(/[\d.]+/g)?.[3] ?? 1);
}

// What covers what

/** Whether an element, or one of its pseudo-elements, has no background. */
export function isClear(element: Element, part?: '::before' | '::after'): boolean {
  const { backgroundColor, backgroundImage, content } = getComputedStyle(element, part);
  const isNone = part !== undefined && content === 'none';
  return isNone || (alphaOf(backgroundColor) === 0 && backgroundImage === 'none');
}

/** Whether what is behind an element, or behind its pseudo-elements, is seen through it. */
export function letsThrough(other: Element, element: Element): boolean {
  const hasClearParts = isClear(other, '::before') && isClear(other, '::after');
  // Ancestors are behind the element.
  if (other.contains(element)) return hasClearParts;
  if (other instanceof HTMLIFrameElement) return !isOpen(other);
  if (other.matches('img, video, canvas, input, select, textarea')) return false;
  // An svg element has a background like other boxes; its shapes have fills.
  const isShape = other instanceof SVGElement && !(other instanceof SVGSVGElement);
  return isShape ? alphaOf(getComputedStyle(other).fill) === 0 : isClear(other) && hasClearParts;
}

/** What is painted over a point of an element: nothing, an element, or all (the point is clipped). */
export function coverAt(element: Element, x: number, y: number): Cover {
  if (element.contains(document.elementFromPoint(x, y))) return undefined;
  for (const other of document.elementsFromPoint(x, y)) {
    if (element.contains(other)) return undefined;
    if (!letsThrough(other, element)) return other;
  }
  return 'clipped';
}

/** The middle of a box, and points near its sides. */
export function pointsOf({ left, top, width, height }: DOMRect): [x: number, y: number][] {
  const inset = Math.min(2, width / 4);
  const middle = top + height / 2;
  return [left + width / 2, left + inset, left + width - inset].map((x) => [x, middle]);
}

/** What is painted over a box of an element. */
export function coverOf(element: Element, box: DOMRect): Cover {
  const covers = pointsOf(box).map(([x, y]) => coverAt(element, x, y));
  return covers.find((cover) => cover !== undefined);
}

/** Whether something may cover an element: a sticky part, a popover, the focus, or a map over its drawing. */
export function isPassing(element: Element, cover: Element): boolean {
  const isScrolledUnder =
    sticks(cover) && !sticks(element) && element.closest('[popover]') === null;
  const isReplaced = cover instanceof HTMLIFrameElement && element.closest('.map-box') !== null;
  const isOnTop = cover.closest(':popover-open, :focus-visible') !== null;
  return isScrolledUnder || isReplaced || isOnTop;
}

/** The nearest element around a span from left to right that doesn't show all of it. */
export function cutterOf(around: Element | null, left: number, right: number): Element | undefined {
  if (around === null || around === document.body) return undefined;
  const { overflowX, display } = getComputedStyle(around);
  const edge = around.getBoundingClientRect();
  const isCutting = overflowX !== 'visible' && display !== 'inline';
  // A point on the right edge is outside.
  const isOver = left < edge.left || right >= edge.right;
  return isCutting && isOver ? around : cutterOf(around.parentElement, left, right);
}

/** Why a box of an element isn't seen as a whole. */
export function faultsOfBox(element: Element, box: DOMRect, cover: Cover): string[] {
  const name = nameOf(element);
  if (!element.checkVisibility({ opacityProperty: true })) return [`${name} is transparent`];
  if (box.width <= 1 || box.height <= 1) return [`${name} is without a size`];

  // Letters may hang over an edge. Unit: pixels.
  const tolerance = 2;
  const cutter = cutterOf(element, box.left + tolerance, box.right - tolerance);
  if (cutter !== undefined) {
    const { overflowX, textOverflow } = getComputedStyle(cutter);
    // A wide table can be scrolled, and an ellipsis says that there is more.
    const isMeant = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
    return isMeant ? [] : [`${name} is cut off at its side`];
  }

  if (cover === undefined) return [];
  if (cover === 'clipped') return [`${name} is clipped`];
  return isPassing(element, cover) ? [] : [`${name} is covered by ${nameOf(cover)}`];
}

// Text

/** Every line of text that is meant to be seen. */
export function textLines(isMeant: (box: DOMRect) => boolean): Line[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const element = node.parentElement;
    if (!(node instanceof Text) || element === null || node.data.trim() === '') continue;
    // Options of a closed select are painted by the browser. Turned names on maps, and words on a curve,
    // have boxes that aren't their own; maps have a rule for theirs (tests/site/map-names.ts).
    if (element.closest('script, style, noscript, option, textarea, svg')) continue;
    if (!isSeen(element)) continue;

    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    // Spaces at a line break have boxes, too.
    const meant = boxes.filter(({ width }) => boxes.length === 1 || width > 1).filter(isMeant);
    if (boxes.length === 0) meant.push(new DOMRect());
    for (const box of meant) lines.push({ element, node, box, cover: coverOf(element, box) });
  }
  return lines;
}

/** Over pictures and gradients, axe-core can't tell. */
export function faultsOfInk(element: Element): string[] {
  const { color, webkitTextFillColor } = getComputedStyle(element);
  const isInvisible = alphaOf(webkitTextFillColor || color) === 0;
  return isInvisible ? [`${nameOf(element)} is of no color`] : [];
}

/** Texts that are painted over each other, and lines of one text that are. */
export function collisions(lines: readonly Line[]): string[] {
  const inks = lines
    .filter(({ cover }) => cover === undefined)
    .map(({ element, box: { x, y, width, height } }) => {
      // Letters fill the middle of their line.
      return { element, ink: new DOMRect(x + 1, y + height * 0.2, width - 2, height * 0.6) };
    })
    .toSorted((a, b) => a.ink.top - b.ink.top);

  return inks.flatMap(({ element, ink }, index) => {
    const below = inks.slice(index + 1);
    const end = below.findIndex((other) => other.ink.top > ink.bottom);
    return below.slice(0, end === -1 ? undefined : end).flatMap((other) => {
      const { across, down } = overlap(ink, other.ink);
      // A line that ends in an ellipsis has a box for the whole text, too.
      const isSameLine = element === other.element && ink.top === other.ink.top;
      const isOver = across > 2 && down > 1 && !isSameLine;
      return isOver ? [`${nameOf(element)} is written over ${nameOf(other.element)}`] : [];
    });
  });
}

/** Words that go on in the next line. */
export function brokenWords(lines: readonly Line[], mayHyphenate: boolean): string[] {
  // Words are split at spaces and after hyphens. Email addresses and URLs may break anywhere.
  const word = /[^\s\u00ad‐–—/-]+[‐–—/-]*/g;
  const address = /@|\w\.\w|\[at\]/;
  // Only texts of several lines.
  const texts = lines.filter(({ node }, index) => lines[index + 1]?.node === node);

  return [...new Map(texts.map(({ node, element }) => [node, element]))].flatMap(
    ([node, element]) => {
      if (element.closest('[aria-hidden=true], svg, code')) return [];
      // Without a dictionary, the browser breaks such words without a hyphen.
      if (mayHyphenate && getComputedStyle(element).hyphens === 'auto') return [];

      return [...node.data.matchAll(word)].flatMap(({ 0: text, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = pieces;
        const isBroken = pieces.some(({ top }) => first && top > first.top + first.height / 2);
        return isBroken && !address.test(text) ? [`"${text}" is broken`] : [];
      });
    },
  );
}

/** Headings that are smaller than the text below them, up to the next heading of their level. */
export function faultsOfHeadings(lines: readonly Line[]): string[] {
  const faults: string[] = [];
  const headings: { level: number; size: number; name: string }[] = [];
  for (const { element, node } of lines) {
    if (element.closest('main') === null || element.closest('[aria-hidden=true], svg')) continue;

    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const heading = element.closest('h1, h2, h3, h4');
    const level = Number(heading?.localName.slice(1));
    if (heading !== null) while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();

    const above = headings.at(-1);
    const isSign = !/\p{L}/u.test(node.data);
    if (!isSign && above && size > above.size + 0.5) {
      faults.push(`${above.name} (${above.size}) is smaller than ${nameOf(element)} (${size})`);
    }
    if (heading !== null) headings.push({ level, size, name: nameOf(heading) });
  }
  return faults;
}

// Pictures and maps

/** A picture has loaded, has its ratio and is seen, if not as a whole: text may stand on it. */
export function faultsOfPicture(image: HTMLImageElement): string[] {
  const name = nameOf(image);
  if (!image.checkVisibility({ opacityProperty: true })) return [`${name} is transparent`];
  const { naturalWidth, naturalHeight } = image;
  if (!image.complete || naturalWidth === 0) return [`${name} has not loaded`];

  const box = image.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1) return [`${name} is without a size`];
  const squeeze = box.width / box.height / (naturalWidth / naturalHeight);
  const isFilled = getComputedStyle(image).objectFit === 'fill';
  if (isFilled && Math.abs(Math.log(squeeze)) > 0.04) return [`${name} is squeezed`];

  const isThere = pointsOf(box).some(([x, y]) => {
    const cover = coverAt(image, x, y);
    return cover === undefined || (cover !== 'clipped' && isPassing(image, cover));
  });
  return isThere ? [] : [`${name} is covered or outside the window`];
}

/** Whether a frame shows a page of another site. */
export function isOpen(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument === null;
}

/** An open map fills its place, is high enough to be used, and nothing stands on it. */
export function faultsOfFrame(frame: HTMLIFrameElement): string[] {
  const { title, parentElement } = frame;
  const box = frame.getBoundingClientRect();
  if (!isOpen(frame)) {
    const link = document.querySelector(`main a[target="${frame.name}"]`);
    const inner = link?.getBoundingClientRect() ?? box;
    // Large letters may reach over its edge.
    const { across, down } = overlap(inner, box);
    const isOnIt = across > inner.width / 2 && down > inner.height / 2;
    return isOnIt || link === null ? [] : [`${nameOf(link)} is beside its map`];
  }

  const faults: string[] = [];
  const place = parentElement?.getBoundingClientRect() ?? box;
  const isFilled = box.width >= place.width - 4 && box.height >= place.height - 4;
  if (!isFilled) faults.push(`${title} doesn't fill its place`);
  // As on the contact page of the narrowest phone.
  if (box.height < 200) faults.push(`${title} is only ${Math.round(box.height)} pixels high`);

  const others = [...(parentElement?.querySelectorAll(':scope > *, :scope dt') ?? [])];
  const onTop = others.filter(
    (other) => other !== frame && isSeen(other) && standsOn(other, frame),
  );
  return [...faults, ...onTop.map((other) => `${nameOf(other)} stands on ${title}`)];
}

/** Whether an element is in front of another at some of its points. */
export function standsOn(element: Element, other: Element): boolean {
  return [...element.getClientRects()].flatMap(pointsOf).some(([x, y]) => {
    const stack = document.elementsFromPoint(x, y);
    const [front, behind] = [stack.indexOf(element), stack.indexOf(other)];
    return front >= 0 && front < behind;
  });
}

// Controls

export function seenControls(): HTMLElement[] {
  const all = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  return seenOf<HTMLElement>(all).filter((each) => !each.closest('svg, [aria-hidden=true]'));
}

/**
 * A control is seen, its text fits, and it can be pressed.
 * @param lines all text, if it must be large enough for a thumb
 */
export function faultsOfControl(control: HTMLElement, lines?: readonly Line[]): string[] {
  const name = nameOf(control);
  // The first line, because a link in a text may wrap.
  const [box = new DOMRect()] = control.getClientRects();
  const cover = coverOf(control, box);
  const faults = faultsOfBox(control, box, cover);
  if (control.matches('button') && control.scrollWidth > control.clientWidth + 1) {
    faults.push(`${name} is cut`);
  }
  if (control instanceof HTMLSelectElement) faults.push(...faultsOfChoice(control));
  if (faults.length > 0 || cover !== undefined) return faults;

  if (reachOf(control, box, 'x', 1) === 0) return [`${name} can't be pressed`];
  return lines === undefined ? [] : faultsOfTarget(control, box, lines);
}

/**
 * A target has at least the height of WCAG 2.2, 2.5.5, and the width of 2.5.8, because links are only as
 * wide as their text. Links in sentences may be as high as their line.
 */
export function faultsOfTarget(
  control: HTMLElement,
  box: DOMRect,
  lines: readonly Line[],
): string[] {
  const least = { width: 24, height: 44 };
  if (box.width >= least.width && box.height >= least.height) return [];
  // Part of it may be below a sticky part.
  const { top, bottom } = freeSpace(control);
  const middle = box.top + box.height / 2;
  const isFree = middle - least.height >= top && middle + least.height <= bottom;
  if (!isFree || isInSentence(control, lines)) return [];

  const width = reachOf(control, box, 'x', least.width);
  const height = reachOf(control, box, 'y', least.height);
  const isLarge = width >= least.width && height >= least.height;
  return isLarge ? [] : [`${nameOf(control)} is a target of ${width}x${height}`];
}

/** How far a target extends from its middle, across or down, up to what is needed. Unit: pixels. */
export function reachOf(target: Element, box: DOMRect, along: 'x' | 'y', needed: number): number {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hits = (step: number) => {
    const [across, down] = along === 'x' ? [x + step, y] : [x, y + step];
    return target.contains(document.elementFromPoint(across, down));
  };
  if (!hits(0)) return 0;

  // By halves, because a hit test takes long on a long page.
  const reachTowards = (direction: 1 | -1) => {
    let [reached, missed] = [0, needed];
    while (missed - reached > 1) {
      const middle = Math.floor((reached + missed) / 2);
      if (hits(direction * middle)) reached = middle;
      else missed = middle;
    }
    return reached;
  };
  return Math.min(needed, reachTowards(-1) + 1 + reachTowards(1));
}

/** Whether a link has other text beside it in the same block. */
export function isInSentence(link: Element, lines: readonly Line[]): boolean {
  const block = blockOf(link);
  if (block === null || block === link) return false;
  return lines.some(({ element, node }) => {
    const isWord = /\w/.test(node.data) && element.closest('a, button') === null;
    return isWord && block.contains(element) && blockOf(element) === block;
  });
}

/** The option that a select shows fits into one line. */
export function faultsOfChoice(select: HTMLSelectElement): string[] {
  const { appearance, font, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null || appearance === 'base-select') return [];
  pen.font = font;
  const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  const room = Math.floor(select.clientWidth - padding);
  const text = select.selectedOptions[0]?.text ?? '';
  const width = Math.ceil(pen.measureText(text).width);
  return width > room ? [`"${text}" is ${width} wide, and has ${room}`] : [];
}

/** A popover touches its button, or nearly. */
export function faultsOfPopover(popover: Element): string[] {
  const button = document.querySelector(`[popovertarget="${popover.id}"]`);
  if (button === null || !isSeen(button)) return [];
  const { across, down } = overlap(popover.getBoundingClientRect(), button.getBoundingClientRect());
  // The most space of a header below its button. Unit: pixels.
  const isBeside = across > 0 && Math.abs(down) <= 24;
  return isBeside ? [] : [`${nameOf(popover)} is away from its button`];
}

/** What lies over a page that scrolls is opaque: the header, the call bar, and popovers. */
export function faultsOfBands(): string[] {
  const bands = [...document.querySelectorAll('body > *, :popover-open')].filter(
    (part) => isSeen(part) && (part.matches(':popover-open') || sticks(part)),
  );
  return bands.flatMap((band) => {
    const { backgroundColor, opacity } = getComputedStyle(band);
    const isOpaque = alphaOf(backgroundColor) === 1 && opacity === '1';
    return isOpaque ? [] : [`${nameOf(band)} is see-through`];
  });
}

/** Every call, text and email goes to the business, and a number leads where it says. */
export function faultsOfContacts({ number, mailboxes }: Own): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    ':is(a[href^="tel:"], a[href^="sms:"], a[href^="mailto:"])',
  );
  return [...links].filter(isSeen).flatMap((link) => {
    const { protocol, pathname } = new URL(link.href);
    const isOwn = protocol === 'mailto:' ? mailboxes.includes(pathname) : pathname === number;
    if (!isOwn) return [`${nameOf(link)} leads to ${pathname}`];

    const digits = link.textContent.replace(/\D/g, '');
    const isAsSaid = digits.length < 7 || number.endsWith(digits.slice(-10));
    return isAsSaid ? [] : [`${nameOf(link)} says another number than ${number}`];
  });
}

/** The sign of a state is the one that belongs to it: what is open offers to close, and so on. */
export function faultsOfMarks(): string[] {
  const faults: string[] = [];
  const expect = (selector: string, markOf: (element: Element) => [mark: string, due: string]) => {
    for (const element of seenOf(selector)) {
      const [mark, due] = markOf(element);
      if (mark !== due) faults.push(`${nameOf(element)} shows ${mark} instead of ${due}`);
    }
  };
  const signOf = (element: Element) =>
    /"(.*?)"/.exec(getComputedStyle(element, '::before').content)?.[1]?.trim() ?? 'nothing';

  // The first icon opens, the second one closes.
  expect('button:has(> .icon + .icon)', (button) => {
    const [first, second] = [...button.querySelectorAll('.icon')].map(isSeen);
    const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
    const icons = [...(first ? ['menu'] : []), ...(second ? ['close'] : [])];
    return [icons.join(' and '), target?.matches(':popover-open') ? 'close' : 'menu'];
  });
  // The corner of a border points down right, before it is turned.
  expect('.fold > summary', (summary) => {
    const angle = Number.parseFloat(getComputedStyle(summary, '::after').rotate);
    const due = summary.closest('[open]') ? 'up' : 'down';
    return [{ 45: 'down', '-135': 'up', 225: 'up' }[angle] ?? `${angle} degrees`, due];
  });
  expect('.dot', (dot) => [
    isClear(dot, '::before') ? 'a ring' : 'a filled dot',
    dot.ariaCurrent ? 'a filled dot' : 'a ring',
  ]);
  expect('[data-mark=yes]', (hit) => [signOf(hit), '✓']);
  expect('[data-mark=no]', (hit) => [signOf(hit), '✕']);
  expect('[data-mark=place]', (hit) => [signOf(hit), '◎']);
  expect('[data-outcome=sent]', (outcome) => [signOf(outcome), '✓']);
  expect('[data-outcome=failed]', (outcome) => [signOf(outcome), '⚠']);
  return faults;
}

/** Parts that are above what the markup has before them. */
export function faultsOfOrder(): string[] {
  const boxOf = (element: Element): DOMRect | undefined => {
    const { display, position } = getComputedStyle(element);
    if (display === 'none' || position === 'absolute' || position === 'fixed') return undefined;
    if (display !== 'contents') return element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };

  return [...document.querySelectorAll('main, main *:not(svg, svg *)')].flatMap((parent) => {
    const parts = [...parent.children].flatMap((element) => {
      const box = boxOf(element);
      return box === undefined || box.height <= 1 ? [] : [{ element, box }];
    });
    return parts.flatMap(({ element, box }, index) => {
      const before = parts[index - 1];
      if (before === undefined) return [];
      const isAbove = box.bottom <= before.box.top && overlap(box, before.box).across > 0;
      return isAbove ? [`${nameOf(element)} is above ${nameOf(before.element)}`] : [];
    });
  });
}

// The focus

/** A focused element, and the faults of how it's shown. */
export interface Stop {
  /** The element with its text, for messages; empty without focus. */
  name: string;
  isInMain: boolean;
  faults: string[];
}

export function stopAtFocus(): Stop {
  const element = document.activeElement;
  if (element === null || element === document.body || element === document.documentElement) {
    return { name: '', isInMain: false, faults: [] };
  }
  const isInMain = element.closest('main') !== null;
  const faults = [...faultsOfPlace(element), ...faultsOfRing(element)];
  return { name: nameOf(element), isInMain, faults };
}

/** What is wrong with how the focused element is shown, if its ring is meant to be seen. */
export function faultsOfFocus(): string[] {
  const focused = document.querySelector(':focus-visible');
  if (focused === null || !isInWindow(focused.getBoundingClientRect())) return [];
  const faults = isHeardOnly(focused) ? ['is not seen with the focus'] : faultsOfRing(focused);
  return faults.map((fault) => `${nameOf(focused)} ${fault}`);
}

/** The part of the window that sticky parts leave free. */
export function freeSpace(element: Element): { top: number; bottom: number } {
  const isInBand = element.closest('.site-header, .call-bar, .skip-link') !== null;
  const edgesOf = (part: string) => {
    const band = document.querySelector(part);
    if (isInBand || !band?.checkVisibility()) return undefined;
    const isSticky = getComputedStyle(band).position === 'sticky';
    return isSticky ? band.getBoundingClientRect() : undefined;
  };
  const top = Math.max(0, edgesOf('.site-header')?.bottom ?? 0);
  const bottom = Math.min(innerHeight, edgesOf('.call-bar')?.top ?? innerHeight);
  return { top, bottom };
}

/** It's in the free space, at least its start if it's taller, and nothing covers it. */
export function faultsOfPlace(element: Element): string[] {
  const { top, bottom } = freeSpace(element);
  const box = element.getBoundingClientRect();
  const isTall = box.height > bottom - top;
  const isInside = box.top >= top - 1 && box.left >= -1 && box.right <= innerWidth + 1;
  const isHighEnough = isTall ? box.top <= (top + bottom) / 2 : box.bottom <= bottom + 1;
  if (!isInside || !isHighEnough) {
    const span = [box.top, box.bottom, top, bottom].map(Math.round);
    return [`reaches from ${span[0]} to ${span[1]}, with room from ${span[2]} to ${span[3]}`];
  }

  // The first line, because a link in a text may wrap and leave a gap.
  const [line = box] = element.getClientRects();
  const height = Math.min(line.bottom, bottom) - line.top;
  const seen = new DOMRect(line.left, line.top, line.width, height);
  return faultsOfBox(element, seen, coverOf(element, seen));
}

/** A ring is opaque and isn't cut off. Its colors are pairs in tests/contrast.test.ts. */
export function faultsOfRing(element: Element): string[] {
  const ring = [getComputedStyle(element), getComputedStyle(element, '::after')].find(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      alphaOf(outlineColor) === 1,
  );
  if (ring === undefined) return ['has no ring'];

  const offset = Number.parseFloat(ring.outlineOffset);
  if (offset < 0) return [];
  const { left, right } = element.getBoundingClientRect();
  const reach = offset + Number.parseFloat(ring.outlineWidth) - 1;
  const cutter = cutterOf(element.parentElement, left - reach, right + reach);
  return cutter === undefined ? [] : [`has a ring that ${cutter.className} cuts off`];
}
