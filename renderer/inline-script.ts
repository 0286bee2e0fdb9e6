// The script that is inlined in every page and runs before any other. The build minifies it
// (vite.config.ts), and the pages' policy has its hash (policy.ts).
{
  /** Whether the entry script is running. */
  let hasStarted = false;

  /** The button that was pressed before what it belongs to was started. */
  let pressed: HTMLElement | undefined;

  /** Remembers an early press, which would otherwise submit a form or do nothing. */
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const island = '[data-island]:not([data-hydrated], [data-failed]) button';
      const early = hasStarted ? island : `${island}, .carousel button, [data-show-all]`;
      const button = target?.closest<HTMLElement>(early);
      if (!button) return;

      event.preventDefault();
      pressed = button;
      button.closest('[data-island]')?.toggleAttribute('data-pressed', true);
    },
    true,
  );

  /** Repeats the press once its part is started, or has failed and works without scripts. */
  const repeatPress = () => {
    const started = hasStarted ? '[data-hydrated], .carousel, [data-show-all]' : '[data-hydrated]';
    if (!pressed?.closest(`${started}, [data-failed]`)) return;

    const button = pressed;
    pressed = undefined;
    button.click();
  };
  addEventListener('settled', repeatPress);

  /** Marks islands and carousels whose script never loaded; CSS shows their fallbacks. */
  const markDead = () => {
    for (const part of document.querySelectorAll('[data-island], .carousel')) {
      part.toggleAttribute('data-failed', !hasStarted);
    }
  };
  addEventListener('islands', () => {
    // It may still come: some hosts defer scripts until the page has loaded.
    hasStarted = true;
    markDead();
    repeatPress();
  });
  addEventListener('load', () => {
    if (hasStarted) return;
    markDead();
    repeatPress();
  });

  /**
   * Hides elements whose dates don't include today in the business's time zone, because a build may be
   * old. `data-from` and `data-until` are the first and last day.
   */
  const hideDated = () => {
    const dated = document.querySelectorAll<HTMLElement>('[data-until]');
    if (dated.length === 0) return;

    const { zone: timeZone } = document.documentElement.dataset;
    // The Swedish format is ISO 8601.
    const today = new Date().toLocaleDateString('sv-SE', { timeZone });
    for (const element of dated) {
      const { from = today, until = today } = element.dataset;
      const isHidden = today < from || today > until;
      if (element.hidden !== isHidden) element.hidden = isHidden;
    }
  };

  // While the page is parsed, before it's painted; then regularly while it stays open.
  const reading = new MutationObserver(hideDated);
  reading.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    reading.disconnect();
    hideDated();
    setInterval(hideDated, 30_000);
    // An island may have brought another screen.
    addEventListener('settled', hideDated);
  });

  // 404.html has other screens for some paths, which CSS hides until they are in place
  // (pages/_error/not-found.css).
  document.documentElement.dataset.path = location.pathname;
}
