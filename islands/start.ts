import { startOpenNow } from './load-bundle.ts';
import { startIslands } from './loader.ts';
import { startDisclosures } from './plain/disclosures.ts';
import { startScrolling } from './plain/scrolling.ts';
import { whenIdle } from './plain/when-idle.ts';

/** All the script that every page runs by itself. */
startDisclosures();
startScrolling();
startIslands();
if (document.querySelector('[data-open-now]')) whenIdle(startOpenNow);
