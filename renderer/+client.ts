import { ISLANDS, startIslands } from '../islands/islands.ts';
import { startDisclosures, startOpenNow, startScrolling } from '../islands/plain.ts';

startDisclosures();
startScrolling();
startOpenNow();
startIslands(ISLANDS);

// In development an edit of a style sheet shows at once.
if (import.meta.env.DEV) await import('../styles/index.css');
