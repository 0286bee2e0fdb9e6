/** Text that came from Markdown; the build made its HTML and let no raw HTML through. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
