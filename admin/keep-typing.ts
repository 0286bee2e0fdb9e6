/**
 * Makes the browser ask before it leaves the page with something typed that isn't saved: in a folder on
 * this computer, the editor keeps no draft (Sveltia CMS 0.221.1).
 * @returns what to call once all is saved
 */
export function askBeforeLoss(): () => void {
  let isSaved = true;

  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-key-path]')) isSaved = false;
    },
    { capture: true },
  );
  addEventListener('beforeunload', (event) => {
    if (!isSaved) event.preventDefault();
  });

  return () => {
    isSaved = true;
  };
}
