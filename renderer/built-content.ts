import { readFileSync } from 'node:fs';
import type { Content } from '../model/content.ts';

/**
 * The typed content of a build, in the place of `#content`: it is read when pages are rendered, so that
 * the code is bundled without waiting for it, and the same whatever the content says.
 */
const content: Content = JSON.parse(readFileSync(BUILT_CONTENT_FILE, 'utf8'));

export default content;
