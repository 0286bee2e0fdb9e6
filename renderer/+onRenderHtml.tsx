// biome-ignore-all lint/security/noDangerouslySetInnerHtml: our own style and scripts, and JSON without "<"

import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { Layout } from '../components/layout/Layout.tsx';
import { SiteProvider } from '../components/site/site.tsx';
import { siteNodes } from '../model/structured-data.ts';
import { Head } from './Head.tsx';
import { INLINE_SCRIPT, prefetchRules, STYLE } from './policy.ts';

/** The document of a page. React escapes every text; what is inserted as it is has no text of others. */
export function onRenderHtml({ Page, data, urlPathname, globalContext }: PageContextServer) {
  const { site, policy } = globalContext;
  const graph = { '@context': 'https://schema.org', '@graph': [...siteNodes(site), ...data.graph] };
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <StaticRouter location={urlPathname}>
        <html lang="en-US">
          <head>
            {/* In development Vite brings scripts of its own. */}
            {!import.meta.env.DEV && <meta httpEquiv="Content-Security-Policy" content={policy} />}
            <Head head={data.head} />
            {/* Nothing is painted while a part of the header is missing, which would move it. */}
            <link rel="expect" href="#main" blocking="render" />
            <style dangerouslySetInnerHTML={{ __html: STYLE }} />
            <script dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />
            <script
              type="speculationrules"
              dangerouslySetInnerHTML={{ __html: prefetchRules(site) }}
            />
            {/* "<" is escaped, so that no text can end the element. */}
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
            />
          </head>
          <body>
            <Layout>
              <Page {...data} />
            </Layout>
          </body>
        </html>
      </StaticRouter>
    </SiteProvider>,
  );
  return {
    documentHtml: dangerouslySkipEscape(`<!doctype html>${html}`),
    // Preloaded, the heading face would come before the page itself is painted (docs/decisions.md).
    injectFilter: (assets: { inject: unknown; assetType: unknown }[]) => {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
    },
  };
}
