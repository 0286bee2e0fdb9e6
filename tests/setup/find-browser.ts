import type { TestProject } from 'vitest/node';
import { type BrowserStart, findBrowser, GET_A_BROWSER } from '../support/launch-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined if this machine doesn't have one. */
    browser: BrowserStart | undefined;
  }
}

/** Finds a browser and prints which. Without one, ends the run if it needs one, as in CI. */
export default async function setup({ vitest }: TestProject) {
  // Runs for each project with browser tests; once is enough.
  if ('browser' in vitest.getProvidedContext()) return;

  const found = await findBrowser();
  vitest.provide('browser', found?.start);
  if (found) {
    console.log(`Browser tests run in ${found.label}.\n`);
  } else if (process.env.CI || process.env.CHROME_PATH) {
    console.error(
      `There is no browser, and this run must have one: CI or CHROME_PATH is set. ${GET_A_BROWSER}`,
    );
    // An error would be printed with a stack and the claim that there are no tests.
    process.exit(1);
  } else {
    console.log(`No browser found: tests that need one are skipped. ${GET_A_BROWSER}\n`);
  }
}
