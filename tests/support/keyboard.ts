import type { Page } from 'playwright-core';

/** The windows for keyboard tests: a phone and a desktop. */
export const WINDOWS = [
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
] as const;

/** The phones for keyboard tests with larger text. */
export const PHONES = [
  { width: 375, height: 667 },
  { width: 360, height: 640 },
] as const;

/** Sets the text size, such as "150%". */
export function enlarge(page: Page, letters: string): Promise<void> {
  return page.locator('html').evaluate((root, size) => {
    root.style.fontSize = size;
  }, letters);
}

/** A desktop zoomed to 400% and to 200% (WCAG 2.2, 1.4.10). */
export const ENLARGED_WINDOWS = [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
] as const;

/**
 * The least contrast of a focus ring with its background; stricter than WCAG 2.2, 1.4.11, which
 * requires 3.
 */
const LEAST_CONTRAST = 4.5;

/** A focused element, and the faults of how it's shown. */
export interface Stop {
  /** The element with its text, for messages; empty without focus. */
  name: string;
  isInMain: boolean;
  faults: string[];
}

interface Walk {
  key?: 'Tab' | 'Shift+Tab';
  /** Whether to walk through the main part only, because the rest is on every page. */
  isOfMain?: boolean;
}

interface Walked {
  stops: number;
  /** A line for each fault, including a walk without stops. */
  faults: string[];
}

/** Presses a key until the focus leaves the page, or its main part, and checks each stop. */
export async function walkByTab(
  page: Page,
  { key = 'Tab', isOfMain = false }: Walk = {},
): Promise<Walked> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const label = `${width}x${height}, ${key}`;
  const faults: string[] = [];

  if (isOfMain) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }

  // At most two rounds, in case of a focus trap.
  const most =
    2 * (await page.locator('a, button, input, select, textarea, summary, iframe').count());
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press(key);
    const stop = await lookAtFocus(page);

    const isOut = stop.name === '' || (isOfMain && !stop.isInMain);
    if (isOut && stops === 0) faults.push(`${label}: nothing has the focus`);
    if (isOut) return { stops, faults };

    faults.push(...stop.faults.map((fault) => `${label}, ${stop.name}: ${fault}`));
  }
  faults.push(`${label}: the focus never leaves the page`);
  return { stops: most, faults };
}

export function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(lookAtStop, { leastContrast: LEAST_CONTRAST });
}

/**
 * Checks the focused element in the page: it's in the window, at least its start if it's taller than
 * the space between header and call bar; nothing covers it; and its ring contrasts with the background
 * and isn't clipped.
 */
function lookAtStop({ leastContrast }: { leastContrast: number }): Stop {
  /** Parses a color such as "rgb(36, 86, 106)" or "rgba(0, 0, 0, 0)"; alpha is from 0 to 1. */
  const partsOf = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return { red, green, blue, alpha };
  };
  const luminance = (color: string) => {
    const { red, green, blue } = partsOf(color);
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  /** The nearest opaque background. */
  const groundOf = (element: Element | null): string => {
    for (let at = element; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (partsOf(backgroundColor).alpha === 1) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  /** The edge of a sticky part, otherwise of the window. */
  const edgeOf = (part: string, side: 'top' | 'bottom', otherwise: number) => {
    const element = document.querySelector(part);
    if (element === null || !element.checkVisibility({ visibilityProperty: true }))
      return otherwise;
    return getComputedStyle(element).position === 'sticky'
      ? element.getBoundingClientRect()[side]
      : otherwise;
  };

  const element = document.activeElement;
  if (element === null || element === document.body || element === document.documentElement) {
    return { name: '', isInMain: false, faults: [] };
  }

  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  const name = `${element.tagName.toLowerCase()} "${words}"`;
  const isInMain = element.closest('main') !== null;
  const faults: string[] = [];

  const isInBand = element.closest('.site-header, .call-bar, .skip-link') !== null;
  const top = isInBand ? 0 : Math.max(0, edgeOf('.site-header', 'bottom', 0));
  const bottom = isInBand
    ? innerHeight
    : Math.min(innerHeight, edgeOf('.call-bar', 'top', innerHeight));
  const box = element.getBoundingClientRect();
  const isTall = box.height > bottom - top;
  if (box.width < 1 || box.height < 1) faults.push('has no size');
  if (box.top < top - 1) faults.push(`begins ${Math.round(top - box.top)} pixels too high`);
  if (!isTall && box.bottom > bottom + 1) {
    faults.push(`ends ${Math.round(box.bottom - bottom)} pixels too low`);
  }
  if (isTall && box.top > top + (bottom - top) / 2) faults.push('begins in the lower half');
  if (box.left < -1 || box.right > innerWidth + 1) faults.push('lies beside the window');

  // Checks the first line, because a link in a text may wrap and leave a gap.
  const [line = box] = element.getClientRects();
  const [first, last] = [Math.max(line.top, top), Math.min(line.bottom, bottom)];
  const points = [
    [0.5, 0.5],
    [0.1, 0.5],
    [0.9, 0.5],
    [0.5, 0.2],
    [0.5, 0.8],
  ] as const;
  const covers = points.flatMap(([across, down]) => {
    const x = line.left + line.width * across;
    const inFront = document.elementFromPoint(x, first + (last - first) * down);
    const isSeen = inFront !== null && (element.contains(inFront) || inFront.contains(element));
    return isSeen ? [] : [inFront?.className || inFront?.tagName || 'the edge'];
  });
  faults.push(...new Set(covers.map((cover) => `lies under ${cover}`)));

  const rings = [getComputedStyle(element), getComputedStyle(element, '::after')];
  const ring = rings.find(
    ({ outlineStyle, outlineWidth }) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  if (ring === undefined) return { name, isInMain, faults: [...faults, 'has no ring'] };

  const offset = Number.parseFloat(ring.outlineOffset);
  const isInside = offset < 0;
  const ratio = contrast(ring.outlineColor, groundOf(isInside ? element : element.parentElement));
  if (ratio < leastContrast) faults.push(`has a ring of ${ratio.toFixed(1)} : 1`);

  /** Scrolling and clipping ancestors cut off what extends past them. */
  const isCutBy = (around: Element) => {
    const { left, right } = around.getBoundingClientRect();
    const reach = offset + Number.parseFloat(ring.outlineWidth) - 1;
    return box.left - reach < left || box.right + reach > right;
  };
  for (let at = element.parentElement; at !== null && !isInside; at = at.parentElement) {
    const isOpen = at === document.body || getComputedStyle(at).overflowX === 'visible';
    if (!isOpen && isCutBy(at)) faults.push(`has a ring that ${at.className} cuts off`);
  }
  return { name, isInMain, faults };
}
