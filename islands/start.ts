import './start-plain.ts';
import { startOpenNow } from './load-bundle.ts';
import { startIslands } from './loader.ts';
import { whenIdle } from './plain/when-idle.ts';

/** All the script that a page with islands, or with the hours of now, runs by itself. */
startIslands();
if (document.querySelector('[data-open-now]')) whenIdle(startOpenNow);
