import { join } from 'node:path';

/** Where builds keep what the next one can reuse; safe to delete at any time. */
export const CACHE_FOLDER = join('node_modules', '.cache', 'mobile-notary-site');
