import type { Page } from 'playwright-core';

/** The text of a page: its root size, and whether it has extra spacing. */
interface Letters {
  /** The root size, which all others depend on: "150%". */
  size: string;
  /** Whether to apply the spacing of WCAG 1.4.12. */
  isSpaced?: boolean;
}

interface LetterWindows extends Letters {
  /** Unit: pixels. */
  widths: readonly number[];
}

/** The text sizes to check (WCAG 1.4.4), each with window widths. */
export const ALL_LETTERS: readonly LetterWindows[] = [
  // Both sides of every layout breakpoint, and a wide screen.
  { size: '100%', widths: [320, 375, 480, 767, 768, 1023, 1024, 1280, 1920] },
  { size: '100%', isSpaced: true, widths: [320, 375, 480, 768, 1280] },
  { size: '130%', widths: [320, 375, 480, 768, 1280] },
  { size: '150%', widths: [320, 375, 480, 768, 1280] },
  { size: '200%', widths: [320, 375, 480, 768, 1024, 1280] },
];

/** Those that show most faults. */
export const LARGEST_LETTERS: readonly LetterWindows[] = [
  { size: '200%', widths: [320, 375, 768] },
  { size: '200%', isSpaced: true, widths: [320] },
];

/** The spacing of WCAG 1.4.12. */
const DISTANCES = `
  .spaced-letters, .spaced-letters * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  .spaced-letters p {
    margin-bottom: 2em !important;
  }`;

interface LetterFaults {
  /** The window's width. Unit: pixels. */
  width: number;
  letters: string;
  faults: string[];
}

/**
 * The faults of the open page at each width and text size: broken or cut words, content past the right
 * edge, controls that overlap, and headings smaller than their text.
 */
export async function letterFaults(
  page: Page,
  windows: readonly LetterWindows[],
): Promise<LetterFaults[]> {
  await page.evaluate((distances) => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(distances);
    document.adoptedStyleSheets.push(spacing);

    // Groups far below keep their old layout until they come near the viewport.
    for (const group of document.querySelectorAll<HTMLElement>('main section')) {
      group.style.contentVisibility = 'visible';
    }
  }, DISTANCES);

  const found: LetterFaults[] = [];
  for (const { size, isSpaced = false, widths } of windows) {
    await page.locator('html').evaluate(
      (root, letters) => {
        root.style.fontSize = letters.size;
        root.classList.toggle('spaced-letters', letters.isSpaced);
      },
      { size, isSpaced },
    );

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.evaluate(lookAtLetters, size === '200%');
      const letters = isSpaced ? 'spaced' : size;
      if (faults.length > 0) found.push({ width, letters, faults });
    }
  }

  return found;
}

/**
 * Checks the text of the open page. Runs in the browser, so it can't use anything from outside.
 * @param mayHyphenate whether words that are wider than their line may be hyphenated. Browsers without
 * a hyphenation dictionary, such as headless ones, break them without a hyphen under "hyphens: auto",
 * so this checks for that style.
 */
function lookAtLetters(mayHyphenate: boolean): string[] {
  const faults = new Set<string>();
  const nameOf = (element: Element) => {
    const text = (element.textContent || element.getAttribute('aria-label') || '').trim();
    return `${element.localName} "${text.slice(0, 40)}"`;
  };

  /** Whether an element is visible: not for screen readers only, and not waiting. */
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden, .skip-link, [aria-hidden=true]') === null;

  // Horizontal overflow, and what an ancestor clips.
  const windowWidth = document.documentElement.clientWidth;
  const pageWidth = document.documentElement.scrollWidth;
  if (pageWidth > windowWidth) faults.add(`the page is ${pageWidth} wide`);

  // Words are split at spaces and after hyphens. Email addresses and URLs may break anywhere.
  const WORD = /[^\s\u00ad‐–—/-]+[‐–—/-]*/g;
  const ADDRESS = /@|\w\.\w|\[at\]/;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const headings: { level: number; size: number; name: string }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
    if (element.closest('script, style, option, noscript, textarea')) continue;

    const style = getComputedStyle(element);
    const text = node.textContent;
    const isAddress = (word: string) => ADDRESS.test(word) || element.closest('code') !== null;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first, ...more] = pieces;
      if (first === undefined) continue;

      const isBroken = more.some(({ top }) => Math.abs(top - first.top) > first.height / 2);
      const isHyphenated = mayHyphenate && style.hyphens === 'auto';
      if (isBroken && !isHyphenated && !isAddress(word)) faults.add(`"${word}" is broken`);

      // The widest piece must end inside the window, unless it's scrollable.
      const end = Math.max(...pieces.map(({ right }) => right));
      const isCut = end > windowWidth + 1 && element.closest('.table') === null;
      if (isCut) faults.add(`"${word}" ends at ${Math.round(end)}`);
    }

    // A heading is at least as large as the text below it, up to the next heading of its level.
    const heading = element.closest('h1, h2, h3, h4');
    const size = Number.parseFloat(style.fontSize);
    if (heading !== null) {
      const level = Number(heading.localName.slice(1));
      while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
    }
    const above = headings.at(-1);
    const isIn = element.closest('main') !== null;
    const isSign = !/\p{L}/u.test(text);
    if (isIn && !isSign && above && size > above.size + 0.5) {
      faults.add(
        `"${above.name}" (${above.size}) is smaller than "${text.trim().slice(0, 30)}" (${size})`,
      );
    }
    if (isIn && heading !== null) {
      const level = Number(heading.localName.slice(1));
      headings.push({ level, size, name: heading.textContent.trim().slice(0, 30) });
    }
  }

  // Controls, except sticky ones, and map labels, which a list repeats.
  const sticks = (element: Element | null): boolean => {
    if (element === null) return false;
    const { position } = getComputedStyle(element);
    return position === 'sticky' || position === 'fixed' || sticks(element.parentElement);
  };
  const controls = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
  ]
    .filter((element) => isSeen(element) && !sticks(element))
    .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })))
    .toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, { element, box }] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      if (other.box.top > box.bottom) break;
      if (other.element === element || element.contains(other.element)) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 2 && down > 2)
        faults.add(`${nameOf(element)} and ${nameOf(other.element)} overlap`);
    }
  }

  // The selected option, which must fit on one line, unless the select is custom-styled.
  for (const select of document.querySelectorAll('select')) {
    const style = getComputedStyle(select);
    if (!isSeen(select) || style.appearance === 'base-select') continue;

    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) continue;
    pen.font = style.font;
    const text = select.selectedOptions[0]?.text ?? '';
    const room =
      select.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    const width = Math.ceil(pen.measureText(text).width);
    if (width > room) faults.add(`"${text}" is ${width} wide, and has ${Math.floor(room)}`);
  }

  // Button text that may not wrap.
  for (const button of document.querySelectorAll('button')) {
    if (isSeen(button) && button.scrollWidth > button.clientWidth + 1)
      faults.add(`${nameOf(button)} is cut`);
  }

  return [...faults];
}
