import type { GlobalContextServer } from 'vike/types';
import { createSite } from '../model/site.ts';
import { readContent } from './read-content.ts';

/** Builds the content index once, before any page is rendered. */
export function onCreateGlobalContext(globalContext: GlobalContextServer): void {
  globalContext.site = createSite(readContent());
}
