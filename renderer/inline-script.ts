// The one script that stands in every page and runs before any other. The build minifies it
// (vite.config.ts), and the policy of all pages names its hash (policy.ts).
{
  /** The button of an island that was pressed before the island could answer. */
  let pressed: HTMLElement | undefined;

  /** Keeps a press on an island's button: so early, the browser would submit its form. */
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const early = '[data-island]:not([data-hydrated], [data-failed]) button';
      const button = target?.closest<HTMLElement>(early);
      if (!button) return;

      event.preventDefault();
      pressed = button;
    },
    true,
  );

  /** Repeats the press once the island answers, or has failed: then it does what it does without script. */
  const repeatPress = () => {
    if (!pressed?.closest('[data-hydrated], [data-failed]')) return;

    const button = pressed;
    pressed = undefined;
    button.click();
  };
  addEventListener('settled', repeatPress);

  /** Whether the entry script has begun to listen. */
  let hasStarted = false;

  /** Marks what stays dead without the entry script: style shows what stands there in its place. */
  const markDead = () => {
    for (const part of document.querySelectorAll('[data-island], .carousel')) {
      part.toggleAttribute('data-failed', !hasStarted);
    }
  };
  addEventListener('islands', () => {
    // It may come after all: some hosts put scripts off until the page has been loaded.
    hasStarted = true;
    markDead();
  });
  addEventListener('load', () => {
    if (hasStarted) return;
    markDead();
    repeatPress();
  });

  /**
   * Hides what is dated and not of today, by the date of the business: a build may be old. `data-from`
   * and `data-until` are its first and its last day.
   */
  const hideDated = () => {
    const dated = document.querySelectorAll<HTMLElement>('[data-until]');
    if (dated.length === 0) return;

    const { zone: timeZone } = document.documentElement.dataset;
    // Swedish writes dates as 2027-01-01.
    const today = new Date().toLocaleDateString('sv-SE', { timeZone });
    for (const element of dated) {
      const { from = today, until = today } = element.dataset;
      const isHidden = today < from || today > until;
      if (element.hidden !== isHidden) element.hidden = isHidden;
    }
  };

  // As the browser reads it, before it is painted; then again while the page stays open.
  const reading = new MutationObserver(hideDated);
  reading.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    reading.disconnect();
    hideDated();
    setInterval(hideDated, 30_000);
  });

  // 404.html has other screens for some paths, and style waits for them (pages/_error/not-found.css).
  document.documentElement.dataset.path = location.pathname;
}
