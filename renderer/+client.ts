import { startIslands } from '../islands/loader.ts';
import { startMenu } from '../islands/plain/menu.ts';
import { startOpenNow } from '../islands/plain/open-now.ts';

/** All the script that a page runs by itself. */
// Every load starts at the top, a reload included (spec section 2).
history.scrollRestoration = 'manual';
startMenu();
startOpenNow();
startIslands();
