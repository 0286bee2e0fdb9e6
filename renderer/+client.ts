import { startIslands } from '../islands/loader.ts';
import { startMenu } from '../islands/plain/menu.ts';

/** All the script that every page runs by itself. */
// Every load starts at the top, a reload included (spec section 2).
history.scrollRestoration = 'manual';
startMenu();
startIslands();
if (document.querySelector('[data-open-now]')) {
  // After the first paint, which tells the hours anyway and takes a while to reach the screen.
  requestAnimationFrame(() => setTimeout(() => import('../islands/plain/open-now.ts'), 200));
}
