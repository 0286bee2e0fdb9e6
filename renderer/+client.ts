import { ISLANDS } from '../islands/islands.ts';
import { startDisclosures } from '../islands/plain/disclosures.ts';
import { startOpenNow } from '../islands/plain/open-now.ts';
import { startScrolling } from '../islands/plain/scrolling.ts';
import { startIslands } from '../islands/start-islands.ts';

startDisclosures();
startScrolling();
startOpenNow();
startIslands(ISLANDS);

// In development an edit of a style sheet shows at once.
if (import.meta.env.DEV) await import('../styles/index.css');
