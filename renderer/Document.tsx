import { Layout } from '../components/layout/Layout.tsx';
import { useAddress } from '../components/site/site.tsx';

/** Without script: no buttons that need one, what stands in their place, and every testimonial. */
const NO_SCRIPT_STYLE =
  '.script-only{display:none}.fallback,.slides{display:block}.slide{visibility:visible}';

interface Props {
  /** The style sheet of the page's kind. */
  style: string;
  loader: string | undefined;
}

/** The document that every page is put into (render-document.tsx), its style sheet inside. */
export function Document({ style, loader }: Props) {
  return (
    <html lang="en-US">
      <head>
        {/* Nothing is painted while a part of the header is missing, which would move it. */}
        <link rel="expect" href="#main" blocking="render" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <noscript>
          <style>{NO_SCRIPT_STYLE}</style>
        </noscript>
        <Prefetch />
      </head>
      <body>
        <Layout />
        <Loader text={loader} />
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

/** The script that hydrates the islands: inside the page, or from its file in development. */
function Loader({ text }: { text: string | undefined }) {
  if (text === undefined) return <script type="module" src="/islands/start.ts" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script type="module" dangerouslySetInnerHTML={{ __html: text }} />;
}
