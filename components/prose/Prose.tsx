import { useAddress } from '../site/site.tsx';

/** Text that came from Markdown; the build made its HTML and let no raw HTML through. */
export function Prose({ html }: { html: string }) {
  const address = useAddress();
  // In a text "<" is always escaped, so this finds links alone.
  const placed = html.replace(/(?<=<a href=")\/[^"]*/g, address);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from Markdown without raw HTML
  return <div className="prose" dangerouslySetInnerHTML={{ __html: placed }} />;
}
