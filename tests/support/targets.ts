import type { Page } from 'playwright-core';

/**
 * The least height of a target (WCAG 2.2, 2.5.5) and its least width (2.5.8), since links are only as
 * wide as their text. Unit: pixels.
 */
const LEAST = { height: 44, width: 24 };

/**
 * Targets that are too small, a line for each. Links in sentences may be as high as their line, as the
 * standard allows.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(findSmallTargets, LEAST);
}

function findSmallTargets(least: typeof LEAST): string[] {
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  const blockOf = (node: Node): Element | null => {
    let at = node.parentElement;
    while (at !== null && isInline(at)) at = at.parentElement;
    return at;
  };

  /** Whether a link has other text beside it in the same block. */
  const isInSentence = (link: Element) => {
    const block = blockOf(link);
    if (block === null || !isInline(link)) return false;

    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isWord = /\w/.test(node.textContent ?? '') && blockOf(node) === block;
      if (isWord && node.parentElement?.closest('a, button, .visually-hidden') === null)
        return true;
    }
    return false;
  };

  /** How far a target extends from a point, vertically or horizontally. */
  const reach = (target: Element, x: number, y: number, along: 'x' | 'y') => {
    const hits = (step: number) => {
      const [across, down] = along === 'x' ? [x + step, y] : [x, y + step];
      const hit = document.elementFromPoint(across, down);
      return hit !== null && target.contains(hit);
    };
    let [before, after] = [0, 0];
    while (before < least.height && hits(-before - 1)) before++;
    while (after < least.height && hits(after + 1)) after++;
    return before + after + 1;
  };

  const lines: string[] = [];
  const pressable = 'main, header, footer, nav';
  const all = document.querySelectorAll(
    `:is(${pressable}) :is(a[href], button, input, select, textarea, summary)`,
  );
  for (const target of all) {
    const isSeen = target.checkVisibility({ visibilityProperty: true });
    const isOrnament = target.closest('[aria-hidden=true], .visually-hidden') !== null;
    if (!isSeen || isOrnament || isInSentence(target)) continue;

    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = target.getClientRects();
    if (box === undefined) continue;

    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const [width, height] = [reach(target, x, y, 'x'), reach(target, x, y, 'y')];
    if (width >= least.width && height >= least.height) continue;
    lines.push(
      `${target.tagName.toLowerCase()} "${target.textContent.trim()}": ${width}x${height}`,
    );
  }
  return lines;
}
