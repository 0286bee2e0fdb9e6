import type { Page } from 'playwright-core';
import { lookAtFocus } from './look.ts';

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
