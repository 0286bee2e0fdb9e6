import { startIslands } from './loader.ts';
import { startMenu } from './plain/menu.ts';
import { startScrolling } from './plain/scrolling.ts';
import { startOpenNow } from './registry.ts';

/** All the script that every page runs by itself. */
startScrolling();
startMenu();
startIslands();
if (document.querySelector('[data-open-now]')) {
  // After the first paint, which tells the hours anyway and takes a while to reach the screen.
  requestAnimationFrame(() => setTimeout(startOpenNow, 200));
}
