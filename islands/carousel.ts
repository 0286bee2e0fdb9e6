/** How long each slide stays. Unit: milliseconds. */
const SLIDE_FOR = 5000;

/**
 * Turns the slides of the page (WAI-ARIA Authoring Practices, "Carousel"). A slide that was chosen
 * stays for the whole time too. Slides wait while pointer or keyboard focus is inside and while the
 * tab is hidden, and do not start by themselves for visitors who prefer reduced motion (WCAG 2.2, 2.2.2).
 */
export function startCarousel(): void {
  const carousel = document.querySelector<HTMLElement>('.carousel');
  const list = carousel?.querySelector('.slides');
  const [previous, ...dots] = carousel?.querySelectorAll('button') ?? [];
  const play = dots.pop();
  const next = dots.pop();
  if (!carousel || !list || !play || !previous || !next) return;

  const slides = [...list.children];
  let current = 0;
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer: number | undefined;

  /** Starts the time of a slide anew, or stops it. */
  const wait = () => {
    // After a tap `:hover` stays, and after a click the focus.
    const isHovered = matchMedia('(hover: hover)').matches && carousel.matches(':hover');
    const isFocused = carousel.matches(':has(:focus-visible)');
    const isRunning = isPlaying && !isHovered && !isFocused && !document.hidden;

    list.ariaLive = isRunning ? 'off' : 'polite';
    // Style shows one of two labels, which a translator has found in the page.
    carousel.toggleAttribute('data-paused', !isPlaying);

    window.clearTimeout(timer);
    if (isRunning) timer = window.setTimeout(() => show(current + 1), SLIDE_FOR);
  };

  /** Shows a slide by its number; the one after the last is the first. */
  const show = (number: number) => {
    current = (number + slides.length) % slides.length;

    for (const [index, dot] of dots.entries()) {
      const isCurrent = index === current;
      dot.ariaCurrent = isCurrent ? 'true' : null;
      slides[index]?.classList.toggle('slide-current', isCurrent);
    }
    wait();
  };

  play.onclick = () => {
    isPlaying = !isPlaying;
    wait();
  };
  previous.onclick = () => show(current - 1);
  next.onclick = () => show(current + 1);
  for (const [index, dot] of dots.entries()) dot.onclick = () => show(index);

  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    carousel.addEventListener(type, wait);
  }
  // Nobody reads a slide in a hidden tab, so it stays for its whole time once the tab is shown again.
  document.addEventListener('visibilitychange', wait);

  wait();
}
