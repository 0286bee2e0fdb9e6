import { startCarousel } from '../islands/carousel.ts';
import { ISLANDS, startIslands } from '../islands/islands.ts';
import { startMaps } from '../islands/maps.ts';
import { startCalls, startDisclosures, startOpenNow, startTargets } from '../islands/plain.ts';
import { startScrolling } from '../islands/scroll.ts';

startScrolling();
startDisclosures();
startCalls();
startOpenNow();
startTargets();
startMaps();
startCarousel();
startIslands(ISLANDS);

// In development, edits to style sheets show at once.
if (import.meta.env.DEV) await import('../styles/index.css');
