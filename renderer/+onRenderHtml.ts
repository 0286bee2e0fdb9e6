import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { renderDocument } from './render-document.tsx';

/** What vike serves for a page: its document, in which React has escaped every text. */
export function onRenderHtml(pageContext: PageContextServer) {
  pageContext.onRendered?.({ pageContext, renderDocument });
  return {
    documentHtml: dangerouslySkipEscape(renderDocument(pageContext)),
    // Nothing is preloaded: the heading face comes when it is used, and the rest is in the page.
    injectFilter: (assets: { inject: unknown; assetType: unknown }[]) => {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
    },
  };
}
