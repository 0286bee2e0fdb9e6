/*
 * What stands around a page's content (header, footer, style) is half of its document, and the same
 * for all pages of a kind in a section: it is rendered once for them, which saves a third of 25,000
 * pages' time.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageContextServer } from 'vike/types';
import { SiteProvider } from '../components/site/site.tsx';
import type { Site } from '../model/site.ts';
import { Document, type PageScript } from './Document.tsx';
import { Graph } from './Graph.tsx';
import { HeadTags } from './HeadTags.tsx';
import { kindStyle } from './kind-style.ts';

/** A document without what is a page's own, cut where its head tags, structured data and content go. */
type PageShell = [start: string, head: string, top: string, bottom: string];

const shells = new WeakMap<Site, Map<string, PageShell>>();

/** Renders a page to the text of its whole document. */
export function renderDocument(pageContext: PageContextServer): string {
  const { Page, data, urlPathname, globalContext, pageId } = pageContext;
  const { site, scripts } = globalContext;
  const render = (node: ReactNode) =>
    renderToStaticMarkup(
      <SiteProvider value={site}>
        <StaticRouter location={urlPathname}>{node}</StaticRouter>
      </SiteProvider>,
    );
  if (pageId === null) throw new Error(`The page ${urlPathname} is of no kind.`);
  const content = render(<Page {...data} />);
  const isPlain = !/ data-(?:island|open-now)=/.test(content);
  // "/areas/boise" and "/areas" have the same current link in the navigation.
  const [, section = ''] = urlPathname.split('/');
  const ofSite = shells.get(site) ?? new Map<string, PageShell>();
  const key = `${section} ${pageId} ${isPlain}`;
  const style = kindStyle(pageId);
  const script = pageScript(scripts, isPlain);
  const shell = ofSite.get(key) ?? pageShell(render(<Document style={style} script={script} />));
  shells.set(site, ofSite.set(key, shell));
  const [start, head, top, bottom] = shell;
  return [
    `<!doctype html>${start}`,
    render(<HeadTags head={data.head} />),
    head,
    render(<Graph site={site} nodes={data.graph} />),
    top,
    content,
    bottom,
  ].join('');
}

/** The whole loader is for pages that have something to load. */
function pageScript(scripts: Vike.GlobalContext['scripts'], isPlain: boolean): PageScript {
  if (scripts === undefined) return { file: `/islands/start${isPlain ? '-plain' : ''}.ts` };
  return { text: isPlain ? scripts.plain : scripts.loader };
}

function pageShell(document: string): PageShell {
  const parts = /^(.*?<head>)(.*?)(<\/head>.*?)(<\/main>.*)$/s.exec(document);
  const [, start, head, top, bottom] = parts ?? [];
  if (start === undefined || head === undefined || top === undefined || bottom === undefined) {
    throw new Error('The document lacks a head or a main part.');
  }
  return [start, head, top, bottom];
}
