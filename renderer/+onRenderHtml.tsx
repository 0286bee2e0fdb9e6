// biome-ignore-all lint/security/noDangerouslySetInnerHtml: our own style and scripts, and JSON without "<"

import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { Layout } from '../components/layout/Layout.tsx';
import { SiteContext } from '../components/site/site.tsx';
import { LANGUAGE } from '../islands/base.ts';
import { colorsIn } from '../model/pictures.ts';
import { siteNodes } from '../model/structured-data.ts';
import TOKENS from '../styles/tokens.css?raw';
import { INLINE_SCRIPT, PREFETCH_RULES, pagePolicy } from './policy.ts';
import { pageStyle, SHARED_STYLE } from './styles.ts';

/** The colors of the browser's own bars, in light and dark mode. */
const [light, dark] = ['paper', 'paper-dark'].map(colorsIn(TOKENS));

/** React escapes all text; what is inserted raw contains no text from others. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { Page, data, pageId, urlPathname, globalContext } = pageContext;
  const { site } = globalContext;
  const { base } = site.settings;
  const { head, graph } = data;

  const ownStyle = pageStyle(pageId ?? '');
  const styles = ownStyle ? [SHARED_STYLE, ownStyle] : [SHARED_STYLE];

  const linked = { '@context': 'https://schema.org', '@graph': [...siteNodes(site), ...graph] };
  // "<" is escaped, so text can't close the script element.
  const linkedData = JSON.stringify(linked).replaceAll('<', '\\u003c');

  const html = renderToStaticMarkup(
    <html lang={LANGUAGE} data-zone={site.business.hours.timeZone}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* In development, Vite adds its own scripts. */}
        {!import.meta.env.DEV && (
          <meta httpEquiv="Content-Security-Policy" content={pagePolicy(site, styles)} />
        )}
        <title>{head.title}</title>
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {Object.entries(head.names).map(
          ([name, content]) => content && <meta key={name} {...{ name, content }} />,
        )}
        {Object.entries(head.properties).map(
          ([property, content]) => content && <meta key={property} {...{ property, content }} />,
        )}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={`${base}/favicon.ico`} />
        <link rel="apple-touch-icon" href={`${base}/apple-touch-icon.png`} />
        {/* Blocks rendering until the header is complete, which would otherwise shift. */}
        <link rel="expect" href="#letterhead" blocking="render" />
        {styles.map((style) => (
          <style key={style} dangerouslySetInnerHTML={{ __html: style }} />
        ))}
        <script dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: PREFETCH_RULES }} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: linkedData }} />
      </head>
      <body>
        <SiteContext value={site}>
          <Layout path={urlPathname}>
            <Page {...data} />
          </Layout>
        </SiteContext>
      </body>
    </html>,
  );
  return {
    documentHtml: dangerouslySkipEscape(`<!doctype html>${html}`),
    // Preloading the heading font would delay the first paint (docs/decisions.md).
    injectFilter: (assets: { inject: unknown; assetType: unknown }[]) => {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
    },
  };
}
