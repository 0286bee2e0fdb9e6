// biome-ignore-all lint/security/noDangerouslySetInnerHtml: our own style and scripts, and JSON without "<"

import type { ComponentType } from 'react';
import { Layout } from '../components/layout/Layout.tsx';
import { SiteContext } from '../components/site/site.tsx';
import { LANGUAGE } from '../islands/base.ts';
import type { PageData } from '../model/head.ts';
import { colorsIn } from '../model/pictures.ts';
import type { Site } from '../model/site.ts';
import { siteNodes } from '../model/structured-data.ts';
import TOKENS from '../styles/tokens.css?raw';

/** The colors of the browser's own bars, in light and dark mode. */
const [light, dark] = ['paper', 'paper-dark'].map(colorsIn(TOKENS));

interface Props {
  site: Site;
  /** The path of the page, without the base path. */
  path: string;
  Page: ComponentType<PageData>;
  data: PageData;
  /** The inline styles of the page. */
  styles: readonly string[];
  /** What a published page runs; a preview runs nothing. */
  scripts?: {
    /** The Content-Security-Policy; in development, Vite adds its own scripts. */
    policy: string | undefined;
    inline: string;
    prefetchRules: string;
  };
}

/** A whole page. React escapes all text; what is inserted raw contains no text from others. */
export function Document({ site, path, Page, data, styles, scripts }: Props) {
  const { base } = site.settings;
  const { head, graph } = data;

  const linked = { '@context': 'https://schema.org', '@graph': [...siteNodes(site), ...graph] };
  // "<" is escaped, so text can't close the script element.
  const linkedData = JSON.stringify(linked).replaceAll('<', '\\u003c');

  return (
    <html lang={LANGUAGE} data-zone={site.business.hours.timeZone}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {scripts?.policy && <meta httpEquiv="Content-Security-Policy" content={scripts.policy} />}
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
        {scripts && (
          <>
            <script dangerouslySetInnerHTML={{ __html: scripts.inline }} />
            <script
              type="speculationrules"
              dangerouslySetInnerHTML={{ __html: scripts.prefetchRules }}
            />
          </>
        )}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: linkedData }} />
      </head>
      <body>
        <SiteContext value={site}>
          <Layout path={path}>
            <Page {...data} />
          </Layout>
        </SiteContext>
      </body>
    </html>
  );
}
