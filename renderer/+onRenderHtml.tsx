import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { Document } from './Document.tsx';
import { INLINE_SCRIPT, PREFETCH_RULES, pagePolicy } from './policy.ts';
import { stylesOf } from './styles.ts';

export function onRenderHtml(pageContext: PageContextServer) {
  const { Page, data, pageId, urlPathname, globalContext } = pageContext;
  const { site } = globalContext;

  const styles = stylesOf(pageId ?? '');
  const policy = import.meta.env.DEV ? undefined : pagePolicy(site, styles);
  const scripts = { policy, inline: INLINE_SCRIPT, prefetchRules: PREFETCH_RULES };

  const document = { site, path: urlPathname, Page, data, styles, scripts };
  const html = renderToStaticMarkup(<Document {...document} />);
  return {
    documentHtml: dangerouslySkipEscape(`<!doctype html>${html}`),
    // Preloading the heading font would delay the first paint.
    injectFilter: (assets: { inject: unknown; assetType: unknown }[]) => {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
    },
  };
}
