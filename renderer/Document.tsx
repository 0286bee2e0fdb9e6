import { Layout } from '../components/layout/Layout.tsx';
import { useAddress } from '../components/site/site.tsx';

interface Props {
  /** The style sheet of the page's kind. */
  style: string;
  script: PageScript;
}

/** What a page runs: a text that stands inside it, or in development a file. */
export type PageScript = { text: string } | { file: string };

/** The document that every page is put into (render-document.tsx), its style sheet inside. */
export function Document({ style, script }: Props) {
  return (
    <html lang="en-US">
      <head>
        {/* Nothing is painted while a part of the header is missing, which would move it. */}
        <link rel="expect" href="#main" blocking="render" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <Prefetch />
      </head>
      <body>
        <Layout />
        <Script script={script} />
      </body>
    </html>
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

function Script({ script }: { script: PageScript }) {
  if ('file' in script) return <script type="module" src={script.file} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script type="module" dangerouslySetInnerHTML={{ __html: script.text }} />;
}
