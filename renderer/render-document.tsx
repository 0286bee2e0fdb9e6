import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageContextServer } from 'vike/types';
import { SiteProvider } from '../components/site/site.tsx';
import { frameOf } from './frame.tsx';
import { Graph } from './Graph.tsx';
import { HeadTags } from './HeadTags.tsx';

/** Renders a page to the text of its whole document: its head and its content, in the frame. */
export function renderDocument(pageContext: PageContextServer): string {
  const { Page, data, urlPathname, globalContext } = pageContext;
  const { site } = globalContext;
  const render = (node: ReactNode) =>
    renderToStaticMarkup(
      <SiteProvider value={site}>
        <StaticRouter location={urlPathname}>{node}</StaticRouter>
      </SiteProvider>,
    );
  const frame = frameOf(globalContext, urlPathname, render);
  return [
    frame.start,
    render(<HeadTags head={data.head} />),
    frame.head,
    render(<Graph site={site} nodes={data.graph} />),
    frame.top,
    render(<Page {...data} />),
    frame.bottom,
  ].join('');
}
