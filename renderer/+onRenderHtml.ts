import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { renderDocument } from './render-document.tsx';

/** What vike serves for a page: its document, in which React has escaped every text. */
export function onRenderHtml(pageContext: PageContextServer) {
  pageContext.onRendered?.({ pageContext, renderDocument });
  return dangerouslySkipEscape(renderDocument(pageContext));
}
