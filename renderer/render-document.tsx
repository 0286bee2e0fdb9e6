import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContextServer } from 'vike/types';
import { Document } from './Document.tsx';

/** Renders a page to the text of its whole document. */
export function renderDocument(pageContext: PageContextServer): string {
  const { Page, data, urlPathname, globalContext } = pageContext;
  const html = renderToStaticMarkup(
    <Document site={globalContext.site} path={urlPathname} data={data}>
      <Page {...data} />
    </Document>,
  );
  return `<!doctype html>${html}`;
}
