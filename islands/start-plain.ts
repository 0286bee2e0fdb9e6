import { startDisclosures } from './plain/disclosures.ts';
import { startScrolling } from './plain/scrolling.ts';

/** All the script of a page without islands. */
startDisclosures();
startScrolling();
