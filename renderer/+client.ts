import { startCarousel } from '../islands/carousel.ts';
import { ISLANDS, startIslands } from '../islands/islands.ts';
import { startDisclosures, startOpenNow } from '../islands/plain.ts';

startDisclosures();
// Every load starts at the top, a reload included.
history.scrollRestoration = 'manual';
startOpenNow();
startCarousel();
startIslands(ISLANDS);

// In development an edit of a style sheet shows at once.
if (import.meta.env.DEV) await import('../styles/index.css');
