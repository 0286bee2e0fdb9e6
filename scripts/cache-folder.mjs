import { join } from 'node:path';

/** Where commands keep what the next one can take over; safe to delete at any time. */
export const CACHE_FOLDER = join('node_modules', '.cache', 'mobile-notary-site');
