import type { GlobalContextServer } from 'vike/types';
import { createSite } from '../model/site.ts';

/**
 * In development vike makes its context anew after an edit of the code, so the server keeps the
 * content (scripts/dev/content-reload.ts); a build hands its content over.
 */
export function onCreateGlobalContext(globalContext: GlobalContextServer): void {
  const content = globalThis.developmentContent;
  if (content !== undefined) globalContext.site = createSite(content);
}
