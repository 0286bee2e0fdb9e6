import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageContextServer } from 'vike/types';
import { NOT_FOUND } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';

/*
 * vike renders the first page of each kind; the others of the kind run through the same two hooks,
 * +data and onRenderHtml's renderDocument, without vike's bookkeeping around each request, which
 * costs more than the page: this is what makes 25,000 pages affordable.
 */

/** Renders the page at a path to its HTML. */
export type RenderPage = (path: string) => Promise<string>;

/** Loads what the rendering needs besides the bundle: half of the time that the first page takes. */
export async function preloadRenderer(): Promise<void> {
  // Before React is loaded, which has another version for development.
  process.env.NODE_ENV = 'production';
  await Promise.all([import('vike/server'), import('react-dom/server')]);
}

/**
 * Opens a bundle for rendering the pages of a site.
 * @param server the folder of the bundle that renders pages
 * @param scripts what pages run, with islands and without
 */
export async function openPageRenderer(
  server: string,
  site: Site,
  scripts: Vike.GlobalContext['scripts'],
): Promise<RenderPage> {
  await preloadRenderer();
  await import(pathToFileURL(resolve(join(server, 'entry.mjs'))).href);
  const { getGlobalContext } = await import('vike/server');
  Object.assign(await getGlobalContext(), { site, scripts });
  const kinds = new Map<string, RenderPage>();
  return async (path) => {
    const kind = kindOf(path);
    const render = kinds.get(kind) ?? (await rendererOfKind(path, site.settings.base));
    kinds.set(kind, render);
    return render(path);
  };
}

/** "/areas/boise" is of the kind "/areas/*"; a path of one step is a kind of its own. */
function kindOf(path: string): string {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent === '' ? path : `${parent}/*`;
}

/** Has vike render a page, and takes over for all of its kind. Throws when the two would differ. */
async function rendererOfKind(path: string, base: string): Promise<RenderPage> {
  const { pageContext, renderDocument, html } = await renderByVike(path, base);
  // A copy, because vike's own works some values out again at each use; it leaves this one out.
  const shared = { ...pageContext, globalContext: pageContext.globalContext };
  const [[parameter, value] = ['', '']] = Object.entries(shared.routeParams);
  const render: RenderPage = async (other) => {
    const routeParams =
      parameter === '' ? {} : { [parameter]: other.slice(path.length - value.length) };
    const context = { ...shared, urlOriginal: other, urlPathname: other, routeParams };
    const data = await shared.config.data?.(context);
    if (!isPageData(data)) throw new Error(`The page ${other} has no data.`);
    return renderDocument({ ...context, data });
  };
  if ((await render(path)) !== html) {
    throw new Error(`The page ${path} is not what vike renders (scripts/build/page-renderer.ts).`);
  }
  return render;
}

/** A page as vike serves it, and what our hook got and used for it. */
async function renderByVike(path: string, base: string) {
  const { renderPage } = await import('vike/server');
  const rendered: Vike.RenderedPage[] = [];
  const { httpResponse, errorWhileRendering } = await renderPage({
    urlOriginal: base + path,
    onRendered: (page: Vike.RenderedPage) => rendered.push(page),
  });
  if (errorWhileRendering) throw errorWhileRendering;
  const [page] = rendered;
  if (page === undefined || httpResponse.statusCode !== (path === NOT_FOUND ? 404 : 200)) {
    throw new Error(`The page ${path} was answered with ${httpResponse.statusCode}.`);
  }
  return { ...page, html: httpResponse.body };
}

function isPageData(data: unknown): data is PageContextServer['data'] {
  return typeof data === 'object' && data !== null && 'head' in data && 'graph' in data;
}
