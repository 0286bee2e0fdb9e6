import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContextServer } from 'vike/types';
import type { Content } from '../../model/content.ts';
import type { PageData } from '../../model/head.ts';
import { createSite, type Site } from '../../model/site.ts';
import { type SitePage, sitePages } from '../../model/site-pages.ts';
import { Document } from '../../renderer/Document.tsx';
import { stylesOf } from '../../renderer/styles.ts';

type DataOf = (pageContext: PageContextServer) => PageData;

/** The pages by their folders in vike's form, such as "/pages/areas/@city". */
const PAGES = byFolder(
  import.meta.glob<ComponentType<PageData>>('../../pages/**/+Page.server.tsx', {
    import: 'Page',
    eager: true,
  }),
);

/** The data of pages; a folder without its own has that of the folder above. */
const DATA = byFolder(
  import.meta.glob<DataOf>('../../pages/**/+data.ts', { import: 'data', eager: true }),
);

function byFolder<Module>(modules: Record<string, Module>): ReadonlyMap<string, Module> {
  return new Map(
    Object.entries(modules).map(([file, module]) => [
      file.replace(/^(?:\.\.\/)+/, '/').replace(/\/[^/]+$/, ''),
      module,
    ]),
  );
}

/** A site whose pages can be rendered. */
export interface RenderedSite {
  /** In the order of the site. */
  pages: readonly SitePage[];
  /** Returns the HTML of a page; of an unknown path, that of Page Not Found. */
  render: (path: string) => string;
}

/** Renders pages of content as the build does, without their scripts. */
export function renderedSite(content: Content): RenderedSite {
  const site = createSite(content);
  const pages = sitePages(site);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const rendered = new Map<string, string>();
  const render = (path: string) => {
    const html = rendered.get(path) ?? renderPage(site, byPath, path);
    rendered.set(path, html);
    return html;
  };
  return { pages, render };
}

function renderPage(site: Site, byPath: ReadonlyMap<string, SitePage>, path: string): string {
  const folder = byPath.has(path) ? folderOf(path) : '/pages/_error';
  const Page = PAGES.get(folder);
  const dataOf = DATA.get(folder) ?? DATA.get('/pages');
  if (Page === undefined || dataOf === undefined) throw new Error(`No page renders ${path}.`);

  // Asserted: pages read no more than this of what vike hands them.
  const pageContext = {
    urlPathname: path,
    globalContext: { site, sitePages: byPath },
  } as unknown as PageContextServer;
  const styles = stylesOf(folder);
  const document = { site, path, Page, data: dataOf(pageContext), styles };
  return `<!doctype html>${renderToStaticMarkup(<Document {...document} />)}`;
}

/** The folder of the page at a path, as vike's filesystem routing has it: "@city" is any name. */
function folderOf(path: string): string {
  const names = path === '/' ? ['index'] : path.slice(1).split('/');
  const isAt = (folder: string) => {
    const parts = folder.split('/').slice(2);
    return (
      parts.length === names.length &&
      parts.every((part, index) => part.startsWith('@') || part === names[index])
    );
  };
  // A name comes before any name.
  const open = (folder: string) => folder.split('@').length;
  const [nearest = ''] = [...PAGES.keys()].filter(isAt).toSorted((a, b) => open(a) - open(b));
  return nearest;
}
