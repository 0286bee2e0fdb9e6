import type { Page } from 'playwright-core';

/** The windows in which every stop of the keyboard is looked at: a phone, and desks enlarged to 400 % and 200 %. */
export const WINDOWS = [
  { width: 320, height: 256 },
  { width: 375, height: 667 },
  { width: 640, height: 400 },
  { width: 1280, height: 720 },
] as const;

/** The contrast of a focus ring with what it is drawn on (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** What has the focus, and what is wrong with how it is seen. */
export interface Stop {
  /** The element with its words, for messages; empty where nothing has the focus. */
  name: string;
  faults: string[];
}

/**
 * Presses Tab until the focus has left the page, and looks at each stop.
 * @returns a line for each fault
 */
export async function walkByTab(page: Page): Promise<string[]> {
  const lines: string[] = [];
  const { width = 0, height = 0 } = page.viewportSize() ?? {};

  // Twice around at most: a page that keeps the focus in a trap would never end.
  const most =
    2 * (await page.locator('a, button, input, select, textarea, summary, iframe').count());
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtStop, { leastContrast: LEAST_CONTRAST });
    if (stop.name === '') return lines;

    lines.push(...stop.faults.map((fault) => `${width}x${height} ${stop.name}: ${fault}`));
  }
  return [...lines, `${width}x${height}: the focus never leaves the page`];
}

/** Looks at the option of a list that is highlighted, which has the focus of the field. */
export function lookAtOption(page: Page): Promise<Stop> {
  return page.evaluate(lookAtStop, {
    leastContrast: LEAST_CONTRAST,
    selector: '[role=option][aria-selected=true]',
  });
}

interface Look {
  leastContrast: number;
  /** What to look at in the place of the focus. */
  selector?: string;
}

/**
 * Looks, in a page, at what has the focus: it lies in the window, wholly or, where it is taller than the
 * room between header and call bar, from its beginning; nothing lies over it; it has a ring that can be told
 * from its ground.
 */
function lookAtStop({ leastContrast, selector }: Look): Stop {
  /** A color such as "rgb(36, 86, 106)" or "rgba(0, 0, 0, 0)" by its parts, the last one from 0 to 1. */
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
  /** The nearest ground that lets nothing through. */
  const groundOf = (element: Element | null): string => {
    for (let at = element; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (partsOf(backgroundColor).alpha === 1) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  /** The edge of what sticks over a page, or the edge of the window where nothing does. */
  const edgeOf = (part: string, side: 'top' | 'bottom', otherwise: number) => {
    const element = document.querySelector(part);
    if (element === null || !element.checkVisibility({ visibilityProperty: true }))
      return otherwise;
    return getComputedStyle(element).position === 'sticky'
      ? element.getBoundingClientRect()[side]
      : otherwise;
  };

  const element =
    selector === undefined ? document.activeElement : document.querySelector(selector);
  if (element === null || element === document.body || element === document.documentElement) {
    return { name: '', faults: [] };
  }

  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  const name = `${element.tagName.toLowerCase()} "${words}"`;
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

  // Its first line: a link in a text may break into two, with a hole between them.
  const [line = box] = element.getClientRects();
  const across = line.left + line.width / 2;
  const down = (Math.max(line.top, top) + Math.min(line.bottom, bottom)) / 2;
  const inFront = document.elementFromPoint(across, down);
  const isSeen = inFront !== null && (element.contains(inFront) || inFront.contains(element));
  if (!isSeen) faults.push(`lies under ${inFront?.className || inFront?.tagName || 'the edge'}`);

  const rings = [getComputedStyle(element), getComputedStyle(element, '::after')];
  const ring = rings.find(
    ({ outlineStyle, outlineWidth }) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  if (ring === undefined) return { name, faults: [...faults, 'has no ring'] };

  const isInside = Number.parseFloat(ring.outlineOffset) < 0;
  const ratio = contrast(ring.outlineColor, groundOf(isInside ? element : element.parentElement));
  if (ratio < leastContrast) faults.push(`has a ring of ${ratio.toFixed(1)} : 1`);
  return { name, faults };
}
