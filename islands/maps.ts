/**
 * Takes the button off a map once the real one has been asked for: it would lie on the map's own
 * controls. The frame was nothing to stop at while it was empty; now keys reach the map in it.
 */
export function startMaps(): void {
  for (const box of document.querySelectorAll('.map-box')) {
    const [frame, link] = [box.querySelector('iframe'), box.querySelector('a')];
    if (frame === null || link === null) continue;

    frame.tabIndex = -1;

    link.addEventListener('click', () => {
      frame.tabIndex = 0;
      frame.focus();
      link.parentElement?.setAttribute('hidden', '');
    });
  }
}
