/**
 * Takes the button off a map once the real one has been asked for: it would lie on the map's own
 * controls. The frame is nothing to stop at while it is empty; from then on keys reach the map in it. It
 * takes the focus at once, and again with the map, so that the next Tab goes on inside.
 * A map may come later than this script: Page Not Found becomes the page of a city.
 */
export function startMaps(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('.map-open > a') : null;
    const frame = link?.closest('.map-box')?.querySelector('iframe');
    if (!link || !frame) return;

    frame.tabIndex = 0;
    frame.focus();
    const enter = () => {
      const isElsewhere =
        document.activeElement !== frame && document.activeElement !== document.body;
      if (!isElsewhere) frame.contentWindow?.focus();
    };
    frame.addEventListener('load', enter, { once: true });
    link.parentElement?.setAttribute('hidden', '');
  });
}
