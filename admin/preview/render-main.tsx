import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SiteProvider } from '../../components/site/site.tsx';
import type { PageData } from '../../model/page-data.ts';
import type { Site } from '../../model/site.ts';

/** What a page's data is picked from, as vike hands it over. */
interface Context {
  globalContext: { site: Site };
  routeParams: Record<string, string>;
}

/** The pages by their folders, found as vike finds them: "/pages/areas/@city/+data.ts". */
const DATA = import.meta.glob<(context: Context) => PageData>('/pages/**/+data.ts', {
  import: 'data',
  eager: true,
});
const PAGES = import.meta.glob<ComponentType<PageData>>('/pages/**/+Page.server.tsx', {
  import: 'Page',
  eager: true,
});

/** Renders what stands between header and footer of a page of this site, as the build does. */
export function renderMain(site: Site, path: string): string {
  for (const [file, pick] of Object.entries(DATA)) {
    const folder = file.replace(/\/\+data\.ts$/, '');
    const Page = PAGES[`${folder}/+Page.server.tsx`];
    const routeParams = paramsOf(folder, path);
    if (routeParams === undefined || Page === undefined) continue;
    const data = pick({ globalContext: { site }, routeParams });
    return renderToStaticMarkup(
      <SiteProvider value={site}>
        <StaticRouter location={path}>
          <Page {...data} />
        </StaticRouter>
      </SiteProvider>,
    );
  }
  throw new Error(`No page has the address ${path}.`);
}

/** Whether two addresses are of one kind of page, which have the same style sheet. */
export function areAlike(one: string, other: string): boolean {
  return Object.keys(DATA).some((file) => {
    const folder = file.replace(/\/\+data\.ts$/, '');
    return paramsOf(folder, one) !== undefined && paramsOf(folder, other) !== undefined;
  });
}

/** What the variable parts of a page's folder stand for in an address; undefined for other pages. */
function paramsOf(folder: string, path: string): Record<string, string> | undefined {
  const route = folder.replace(/^\/pages/, '').replace(/^\/index$/, '/');
  const parts = route.split('/');
  const found = path.split('/');
  if (parts.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = found[index] ?? '';
    if (part.startsWith('@')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}
