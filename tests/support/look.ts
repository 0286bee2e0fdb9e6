import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import * as inPage from './look-page.ts';

export interface Window {
  /** Unit: pixels. */
  width: number;
  /** Default: as a visitor without settings has it. */
  letters?: inPage.Letters;
}

const PHONE: Window = { width: 375 };
const DESKTOP: Window = { width: 1280 };

/** For what differs by more than the window. */
export const ONE_WINDOW: readonly Window[] = [PHONE];

/** For what all pages of a kind have. */
export const TWO_WINDOWS: readonly Window[] = [DESKTOP, PHONE];

/** The window that shows most faults. */
const NARROWEST: Window = { width: 320, letters: { size: '200%', isSpaced: true } };

/** For what a script writes. */
export const DATED_WINDOWS: readonly Window[] = [...TWO_WINDOWS, NARROWEST];

/** For the longest page of a kind. */
export const FEW_WINDOWS: readonly Window[] = [...TWO_WINDOWS, { width: 900 }, NARROWEST];

/**
 * Beside FEW_WINDOWS, one in each interval between the layout's breakpoints, and large text on a tablet.
 */
export const MORE_WINDOWS: readonly Window[] = [
  ...[1920, 1100, 800, 600, 412, 320].map((width) => ({ width })),
  { width: 768, letters: { size: '200%' } },
];

/** The functions for the page, as text, and a call of one of them. */
const FUNCTIONS = Object.values(inPage).map(String).join('\n');
const callOf = (name: keyof typeof inPage, ...args: readonly unknown[]) =>
  `(() => { ${FUNCTIONS}\nreturn ${name}(...${JSON.stringify(args)}); })()`;

/** How long pictures may take, and how often to ask. Unit: milliseconds. */
const LOADING = { timeout: 30_000, interval: 20 };

/** As high as most pages, so that the window seldom has to grow. Unit: pixels. */
const HIGH = 4000;

const NORMAL: inPage.Letters = { size: '100%' };

/** What a visitor would notice in the window of the open page: a line for each fault. */
export async function look(page: Page, own?: inPage.Own): Promise<string[]> {
  await page.evaluate(callOf('layOutWhole', NORMAL));
  return faultsOf(page, { isWhole: false, letters: NORMAL, own });
}

/** Looks at the whole page in windows, one after the other, because CSS alone adapts to them. */
export async function lookIn(
  page: Page,
  windows: readonly Window[],
  own?: inPage.Own,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, letters = NORMAL } of windows) {
    await page.setViewportSize({ width, height: HIGH });
    await page.evaluate(callOf('layOutWhole', letters));
    await fitWindow(page);
    faults.push(...(await faultsOf(page, { isWhole: true, letters, own })));
  }
  await page.setViewportSize({ width: windows.at(-1)?.width ?? 0, height: 800 });
  return faults;
}

async function faultsOf(page: Page, view: inPage.View): Promise<string[]> {
  const faults = await page.evaluate<string[]>(callOf('faultsOfPage', view));
  await page.evaluate(callOf('layOutAsBefore'));
  const { size, isSpaced } = view.letters;
  const letters = `${size === '100%' ? '' : `, ${size}`}${isSpaced ? ', spaced' : ''}`;
  return faults.map((fault) => `${fault}, at ${page.viewportSize()?.width}${letters}`);
}

/** Makes the window as high as the page, whose pictures load, and make it higher, once they are in it. */
async function fitWindow(page: Page): Promise<void> {
  await vi.waitUntil(async () => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const { pageHeight, loading } = await page.evaluate(sizeOfPage);
    const isHigher = pageHeight > height;
    if (isHigher) await page.setViewportSize({ width, height: pageHeight });
    return !isHigher && loading === 0;
  }, LOADING);
}

/** The height of the page, and how many pictures in the window are still loading. Runs in the page. */
async function sizeOfPage() {
  // Pictures for another width begin to load with the next frame, of which a page without scripts isn't
  // told. A stopped clock stops animation frames, but not observers.
  const nextFrame = () =>
    new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
  const hasScript = matchMedia('(scripting: enabled)').matches;
  if (hasScript) await nextFrame().then(nextFrame);

  const loading = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return !image.complete && image.checkVisibility() && bottom > 0 && top < innerHeight;
  });
  return { pageHeight: document.documentElement.scrollHeight, loading: loading.length };
}

/** The focused element, and the faults of how it's shown. */
export function lookAtFocus(page: Page): Promise<inPage.Stop> {
  return page.evaluate<inPage.Stop>(callOf('stopAtFocus'));
}
