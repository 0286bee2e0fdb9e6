/**
 * Starts every page load at the top, including reloads, while Back and Forward between the anchors of a
 * page restore the scroll position.
 *
 * Browsers restore the position of history entries whose `scrollRestoration` is "auto" (HTML, "History
 * scroll restoration mode"). An entry gets it when a link to an anchor is clicked, and the entry of the
 * anchor inherits it; it loses it when the visitor leaves the page. Pages from the back/forward cache
 * keep their position either way.
 */
export function startScrolling(): void {
  history.scrollRestoration = 'manual';

  addEventListener('click', ({ target }) => {
    const isJump = target instanceof Element && target.closest('a[href^="#"]') !== null;
    if (isJump) history.scrollRestoration = 'auto';
  });

  addEventListener('pagehide', () => {
    history.scrollRestoration = 'manual';
  });
}
