import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { Document } from './Document.tsx';

/** Renders a page to its whole document. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { Page, data, urlPathname, globalContext } = pageContext;
  const html = renderToStaticMarkup(
    <Document site={globalContext.site} path={urlPathname} data={data}>
      <Page {...data} />
    </Document>,
  );
  return escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`;
}
