import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { Layout } from '../components/layout/Layout.tsx';
import { SiteProvider, useAddress } from '../components/site/site.tsx';
import { siteNodes } from '../model/business-node.ts';
import type { PageData } from '../model/page-data.ts';
import type { Site } from '../model/site.ts';
import styles from '../styles/index.css?inline';
import { HeadTags } from './HeadTags.tsx';

interface Props {
  site: Site;
  /** The address that the page is rendered for. */
  path: string;
  data: PageData;
  children: ReactNode;
}

/** Without script: no buttons that need one, and every testimonial. */
const NO_SCRIPT_STYLE =
  '.script-only{display:none}.slides{display:block}.slide{visibility:visible}';

/** The whole HTML document of a page, its style sheet inside. */
export function Document({ site, path, data, children }: Props) {
  return (
    <SiteProvider value={site}>
      <html lang="en-US">
        <head>
          <HeadTags head={data.head} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
          <style dangerouslySetInnerHTML={{ __html: styles }} />
          <noscript>
            <style>{NO_SCRIPT_STYLE}</style>
          </noscript>
          <Prefetch />
          <Graph nodes={[...siteNodes(site), ...data.graph]} />
        </head>
        <body>
          <StaticRouter location={path}>
            <Layout>{children}</Layout>
          </StaticRouter>
        </body>
      </html>
    </SiteProvider>
  );
}

/** Lets the browser fetch the next page as soon as a link is reached for (Speculation Rules API). */
function Prefetch() {
  const rules = {
    prefetch: [{ where: { href_matches: useAddress()('/*') }, eagerness: 'moderate' }],
  };
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed JSON
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}

/** Structured data as JSON-LD; "<" is escaped so that no text can end the element. */
function Graph({ nodes }: { nodes: readonly object[] }) {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose "<" is escaped
      dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }}
    />
  );
}
