/**
 * The editor saves a draft half a second after the last key; twice that is safe. Unit: milliseconds.
 */
const KEPT_AFTER = 1000;

/** Makes the browser ask before it leaves the page with unsaved typing. */
export function askBeforeLoss(): void {
  let isKept = true;
  let timer = 0;

  addEventListener(
    'input',
    () => {
      isKept = false;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        isKept = true;
      }, KEPT_AFTER);
    },
    { capture: true },
  );
  addEventListener('beforeunload', (event) => {
    if (!isKept) event.preventDefault();
  });
}
