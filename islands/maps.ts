/**
 * Hides the button of a map once it is pressed, because it would cover the map's own controls. The frame,
 * hidden from assistive technology while empty, becomes a tab stop. It takes the focus now, and again once
 * the map has loaded, so that the next Tab goes into the map.
 * Listens on the window, because Page Not Found adds a map when it becomes the page of a city.
 */
export function startMaps(): void {
  const hideEmpty = () => {
    for (const frame of document.querySelectorAll('.map-box > iframe[tabindex="-1"]')) {
      frame.ariaHidden = 'true';
    }
  };
  hideEmpty();
  addEventListener('settled', hideEmpty);

  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('.map-open > a') : null;
    const frame = link?.closest('.map-box')?.querySelector('iframe');
    if (!link || !frame) return;

    frame.ariaHidden = null;
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
