import { startCarousel } from '../islands/carousel.ts';
import { ISLANDS, startIslands } from '../islands/islands.ts';
import { startMaps } from '../islands/maps.ts';
import {
  startCalls,
  startDisclosures,
  startOpenNow,
  startShowAll,
  startTargets,
} from '../islands/plain.ts';
import { startScrolling } from '../islands/scroll.ts';

const STARTS = [
  startScrolling,
  startDisclosures,
  startCalls,
  startOpenNow,
  startTargets,
  startShowAll,
  startMaps,
  startCarousel,
  () => startIslands(ISLANDS),
];

for (const start of STARTS) {
  try {
    start();
  } catch (error) {
    // One that an old browser can't run stops no other.
    reportError(error);
  }
}

// In development, edits to style sheets show at once.
if (import.meta.env.DEV) await import('../styles/index.css');
