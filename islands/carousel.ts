/** How long each slide is shown. Unit: milliseconds. */
const SLIDE_FOR = 5000;

/**
 * Runs the page's carousel (WAI-ARIA Authoring Practices, "Carousel"). A slide that the visitor selects
 * is shown for the full time too. The carousel pauses on hover, on keyboard focus and while the tab is
 * hidden, and doesn't start by itself for visitors who prefer reduced motion (WCAG 2.2, 2.2.2).
 */
export function startCarousel(): void {
  const carousel = document.querySelector<HTMLElement>('.carousel');
  const list = carousel?.querySelector('.slides');
  const position = carousel?.querySelector('.carousel-position span');
  const [previous, ...dots] = carousel?.querySelectorAll('button') ?? [];
  const play = dots.pop();
  const next = dots.pop();
  if (!carousel || !list || !play || !previous || !next) return;

  const slides = [...list.children];
  let current = 0;
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer: number | undefined;

  /** Restarts or stops the timer of the current slide. */
  const wait = () => {
    // `:hover` stays on after a tap, and focus after a click; neither should pause the carousel.
    const isHovered = matchMedia('(hover: hover)').matches && carousel.matches(':hover');
    const isFocused = carousel.matches(':has(:focus-visible)');
    const isRunning = isPlaying && !isHovered && !isFocused && !document.hidden;

    list.ariaLive = isRunning ? 'off' : 'polite';
    // CSS shows one of two labels. Both are in the page, so that translators find them.
    carousel.toggleAttribute('data-paused', !isPlaying);

    window.clearTimeout(timer);
    if (isRunning) timer = window.setTimeout(() => show(current + 1), SLIDE_FOR);
  };

  /** Shows a slide by its index, which wraps around. */
  const show = (number: number) => {
    current = (number + slides.length) % slides.length;

    for (const [index, slide] of slides.entries()) {
      slide.classList.toggle('slide-current', index === current);
    }
    for (const [index, dot] of dots.entries()) {
      dot.ariaCurrent = index === current ? 'true' : null;
    }
    position?.replaceChildren(`${current + 1}`);
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
  // When the tab is shown again, the current slide gets its full time.
  document.addEventListener('visibilitychange', wait);

  wait();
}
