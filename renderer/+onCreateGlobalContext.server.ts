import type { GlobalContextServer } from 'vike/types';
import { createSite } from '../model/site.ts';
import { readContent } from './read-content.ts';

/** Builds the content index once, before any page is rendered. */
export async function onCreateGlobalContext(globalContext: GlobalContextServer): Promise<void> {
  globalContext.site = createSite(await readContent());
}
