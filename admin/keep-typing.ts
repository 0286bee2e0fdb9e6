/**
 * The editor's Save button, found by its key, where there is something to save: it goes with its form, and
 * is disabled once everything in the form was taken back (Sveltia CMS 0.221.1, toolbar.svelte).
 */
const UNSAVED = 'button[aria-keyshortcuts$="+S"]:enabled';

/**
 * Makes the browser ask before it leaves the page with something that isn't saved: in a folder on this
 * computer, the editor keeps no draft (Sveltia CMS 0.221.1).
 * @returns what waits for a check before a save, during which the button is disabled, too
 */
export function askBeforeLoss(): (check: Promise<void>) => Promise<void> {
  let isChecking = false;
  addEventListener('beforeunload', (event) => {
    if (isChecking || document.querySelector(UNSAVED) !== null) event.preventDefault();
  });

  return async (check) => {
    isChecking = true;
    await check.finally(() => {
      isChecking = false;
    });
  };
}
