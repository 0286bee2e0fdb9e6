import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageContextServer } from 'vike/types';
import { SiteProvider } from '../components/site/site.tsx';
import { Graph } from './Graph.tsx';
import { HeadTags } from './HeadTags.tsx';
import { pageShell } from './page-shell.tsx';

/** Renders a page to the text of its whole document: its head and its content, in the shell. */
export function renderDocument(pageContext: PageContextServer): string {
  const { Page, data, urlPathname, globalContext } = pageContext;
  const { site } = globalContext;
  const render = (node: ReactNode) =>
    renderToStaticMarkup(
      <SiteProvider value={site}>
        <StaticRouter location={urlPathname}>{node}</StaticRouter>
      </SiteProvider>,
    );
  const shell = pageShell(globalContext, urlPathname, render);
  return [
    shell.start,
    render(<HeadTags head={data.head} />),
    shell.head,
    render(<Graph site={site} nodes={data.graph} />),
    shell.top,
    render(<Page {...data} />),
    shell.bottom,
  ].join('');
}
