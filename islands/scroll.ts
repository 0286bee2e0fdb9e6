/**
 * Has every load of a page start at its top, a reload included, while Back and Forward between the
 * anchors of a page return to the place that the reader left.
 *
 * A browser restores the place of a history entry whose `scrollRestoration` is "auto". An entry gets
 * that when a link leads from it to an anchor, whose own entry inherits it, and loses it when the page
 * is left (HTML, "History scroll restoration mode"). A page that the browser kept whole comes back as
 * it was left, whatever stands in its entry.
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
