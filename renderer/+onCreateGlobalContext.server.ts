import type { GlobalContextServer } from 'vike/types';
import content from '#content';
import { createSite } from '../model/site.ts';
import { pagePolicy } from './policy.ts';

/** Reads the typed content and builds its index, once for all pages. */
export function onCreateGlobalContext(globalContext: GlobalContextServer): void {
  globalContext.site = createSite(content);
  globalContext.policy = pagePolicy(content);
}
