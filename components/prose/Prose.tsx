import { renderToStaticMarkup } from 'react-dom/server';
import { unescapeHtml } from '../../model/text.ts';
import { PictureElement } from '../picture/Picture.tsx';
import { SiteProvider, useAddress, useSite } from '../site/site.tsx';

/** A picture in a text that was made from Markdown, with the words for it in HTML. */
const TEXT_PICTURE = /<img src="(pictures\/[^"]*)" alt="([^"]*)">/g;

/** Text that came from Markdown; the build made its HTML and let no raw HTML through. */
export function Prose({ html }: { html: string }) {
  const address = useAddress();
  const site = useSite();
  const pictured = html.replace(TEXT_PICTURE, (_, file: string, alt: string) =>
    renderToStaticMarkup(
      <SiteProvider value={site}>
        <PictureElement picture={{ file, alt: unescapeHtml(alt) }} shape="text" />
      </SiteProvider>,
    ),
  );
  // In a text "<" is always escaped, so this finds links alone.
  const placed = pictured.replace(/(?<=<a href=")\/[^"]*/g, address);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from Markdown without raw HTML
  return <div className="prose" dangerouslySetInnerHTML={{ __html: placed }} />;
}
