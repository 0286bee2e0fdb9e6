/** Text that came from Markdown; the build made its HTML and let no raw HTML through. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from Markdown without raw HTML
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
