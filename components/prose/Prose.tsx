import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../model/site.ts';
import { PictureElement } from '../picture/Picture.tsx';
import { SiteProvider, useAddress, useSite } from '../site/site.tsx';

/** A picture in a text that was made from Markdown, with the words for it in HTML. */
const TEXT_PICTURE = /<img src="(pictures\/[^"]*)" alt="([^"]*)">/g;

/** Text that came from Markdown; the build made its HTML and let no raw HTML through. */
export function Prose({ html }: { html: string }) {
  const address = useAddress();
  const site = useSite();
  const pictured = html.replace(TEXT_PICTURE, (_, file: string, alt: string) =>
    textPicture(site, file, alt),
  );
  // In a text "<" is always escaped, so this finds links alone.
  const placed = pictured.replace(/(?<=<a href=")\/[^"]*/g, address);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from Markdown without raw HTML
  return <div className="prose" dangerouslySetInnerHTML={{ __html: placed }} />;
}

/** @param alt in HTML already */
function textPicture(site: Site, file: string, alt: string): string {
  const picture = (
    <SiteProvider value={site}>
      <PictureElement picture={{ file, alt: '' }} shape="text" />
    </SiteProvider>
  );
  return renderToStaticMarkup(picture).replace(' alt=""', () => ` alt="${alt}"`);
}
