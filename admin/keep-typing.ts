/** The editor keeps what was typed half a second after the last key; twice that is safe. */
const UNTIL_KEPT = 1000;

/** Has the browser ask before it leaves the page while what was typed is not kept yet. */
export function askBeforeLoss(): void {
  let timer = 0;
  addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        timer = 0;
      }, UNTIL_KEPT);
    },
    { capture: true },
  );
  addEventListener('beforeunload', (event) => {
    if (timer !== 0) event.preventDefault();
  });
}
