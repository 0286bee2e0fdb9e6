import { siteNodes } from '../model/business-node.ts';
import type { Site } from '../model/site.ts';

interface Props {
  site: Site;
  /** The page's own nodes. */
  nodes: readonly object[];
}

/** Structured data as JSON-LD; "<" is escaped so that no text can end the element. */
export function Graph({ site, nodes }: Props) {
  const graph = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [...siteNodes(site), ...nodes],
  });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose "<" is escaped
      dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }}
    />
  );
}
