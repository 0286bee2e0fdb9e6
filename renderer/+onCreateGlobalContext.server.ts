import type { GlobalContextServer } from 'vike/types';
import { createSite } from '../model/site.ts';
import { readContent } from './read-content.ts';

/** In development the pages show the typed JSON; a build hands its content over. */
export function onCreateGlobalContext(globalContext: GlobalContextServer): void {
  if (import.meta.env.DEV) globalContext.site = createSite(readContent());
}
