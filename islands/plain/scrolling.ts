import { closest } from './closest.ts';

/**
 * Every load starts at the top, a reload included. Back and forward return to the
 * place of a jump within the page: from the first such jump until the page is left, the browser may
 * restore it.
 */
export function startScrolling(): void {
  const restore = (mode: ScrollRestoration) => {
    history.scrollRestoration = mode;
  };
  restore('manual');
  addEventListener('pagehide', () => restore('manual'));
  addEventListener('click', ({ target }) => {
    if (closest(target, 'a[href^="#"]')) restore('auto');
  });
}
