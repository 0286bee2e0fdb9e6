/**
 * Has every load of a page start at its top, a reload included, while Back and Forward between the
 * anchors of a page return to the place that the reader left.
 *
 * A browser restores the place of a history entry whose `scrollRestoration` is "auto". So an entry is
 * "manual" while its page is loading or has been left, and "auto" only in between (HTML, "History
 * scroll restoration mode"). A page that the browser kept whole comes back as it was left.
 */
export function startScrolling(): void {
  const restore = (mode: ScrollRestoration) => {
    history.scrollRestoration = mode;
  };

  restore('manual');
  addEventListener('pageshow', () => restore('auto'));
  addEventListener('pagehide', () => restore('manual'));
}
