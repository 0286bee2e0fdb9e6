import type { TestProject } from 'vitest/node';
import { type BrowserStart, findBrowser, GET_A_BROWSER } from '../support/launch-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser of this machine; undefined where there is none. */
    browser: BrowserStart | undefined;
  }
}

/** Finds a browser and says which. Without one the run ends where it must have one, as in CI. */
export default async function setup({ vitest }: TestProject) {
  // Each project with browser tests asks; one answer holds for all.
  if ('browser' in vitest.getProvidedContext()) return;

  const found = await findBrowser();
  vitest.provide('browser', found?.start);
  if (found) {
    console.log(`Browser tests run in ${found.label}.\n`);
  } else if (process.env.CI || process.env.CHROME_PATH) {
    console.error(
      `There is no browser, and this run must have one: CI or CHROME_PATH is set. ${GET_A_BROWSER}`,
    );
    // An error would be shown with its stack, and with the claim that there are no tests.
    process.exit(1);
  } else {
    console.log(`There is no browser: tests that need one are skipped. ${GET_A_BROWSER}\n`);
  }
}
