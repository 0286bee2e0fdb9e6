import { browserPath } from '../support/launch-browser.ts';

/** Unpacks the browser before two workers ask for it at once. */
export default async function setup() {
  await browserPath();
}
