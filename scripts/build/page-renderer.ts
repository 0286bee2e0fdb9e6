import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** Renders the page at a path to its HTML. */
export type RenderPage = (path: string) => Promise<string>;

/** A path without a page, for which vike renders the page of missing pages. */
export const NOT_FOUND = '/404';

/**
 * Opens the bundle in `work` for rendering. vike finds and renders the first page of each kind;
 * the others go through the same hooks without vike's bookkeeping around each, which costs more
 * than the page and grows with their number (docs/decisions/0021-pages-by-kind.md).
 * @param generated the folder with the typed JSON
 * @param finish what is still to be done to a page as vike makes it; it may touch vike's tags only
 */
export async function openPageRenderer(
  work: string,
  generated: string,
  finish: (html: string) => string,
): Promise<RenderPage> {
  process.env.GENERATED_DIR = generated;
  // Before React is loaded, which has another version for development.
  process.env.NODE_ENV = 'production';
  await import(pathToFileURL(resolve(join(work, 'server', 'entry.mjs'))).href);
  await proveIndexed();
  const kinds = new Map<string, RenderPage>();
  return async (path) => {
    const kind = kindOf(path);
    const render = kinds.get(kind) ?? (await rendererLike(path, finish));
    kinds.set(kind, render);
    return render(path);
  };
}

/** Sees that our hook has made the content index: vike neither waits for it nor ends when it fails. */
async function proveIndexed(): Promise<void> {
  // The hook waits for no file, so it has run when what is due now has.
  await setImmediate();
  // Only now, because it must be the instance that the bundle has set up.
  const { getGlobalContext } = await import('vike/server');
  if (!('site' in (await getGlobalContext()))) {
    throw new Error('The content index could not be made; the reason stands above.');
  }
}

/** "/areas/boise" is of the kind "/areas/*"; a path of one step is a kind of its own. */
function kindOf(path: string): string {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent === '' ? path : `${parent}/*`;
}

/** Has vike render a page, and takes over for all of its kind. Throws when they would differ. */
async function rendererLike(path: string, finish: (html: string) => string): Promise<RenderPage> {
  const { pageContext, html, renderDocument, served } = await renderByVike(path);
  const finished = finish(served);
  const tags = addedTags(html, finished);
  // A copy, because vike's own works some values out anew at each use; it leaves this one out.
  const shared = { ...pageContext, globalContext: pageContext.globalContext };
  const [[param, own] = ['', '']] = Object.entries(shared.routeParams);
  const render: RenderPage = async (other) => {
    const routeParams = param === '' ? {} : { [param]: other.slice(path.length - own.length) };
    const context = { ...shared, urlOriginal: other, urlPathname: other, routeParams };
    const data = await shared.config.data?.(context);
    if (!isPageData(data)) throw new Error(`The page ${other} has no data.`);
    return insertTags(renderDocument({ ...context, data }), tags);
  };
  if ((await render(path)) !== finished) {
    throw new Error(
      `The page ${path} is not what vike makes of it (scripts/build/page-renderer.ts).`,
    );
  }
  return render;
}

/** A page's document as it left our hook, and as vike would serve it. */
async function renderByVike(path: string): Promise<Vike.RenderedDocument & { served: string }> {
  const { renderPage, getGlobalContext } = await import('vike/server');
  const context = await getGlobalContext();
  const base = context.isClientSide ? '/' : context.baseServer;
  const documents: Vike.RenderedDocument[] = [];
  const { httpResponse, errorWhileRendering } = await renderPage({
    urlOriginal: base.replace(/\/$/, '') + path,
    onDocument: (document: Vike.RenderedDocument) => documents.push(document),
  });
  if (errorWhileRendering) throw errorWhileRendering;
  const document = documents[0];
  if (document === undefined || httpResponse.statusCode !== (path === NOT_FOUND ? 404 : 200)) {
    throw new Error(`The page ${path} was answered with ${httpResponse.statusCode}.`);
  }
  return { ...document, served: httpResponse.body };
}

/** A document in three, between which vike adds its tags: at the start of the head, at the end of the body. */
function parts(document: string): [string, string, string] {
  const head = document.indexOf('<head>') + '<head>'.length;
  const end = document.lastIndexOf('</body>');
  return [document.slice(0, head), document.slice(head, end), document.slice(end)];
}

/** What vike added to a document. */
function addedTags(document: string, served: string): { first: string; last: string } {
  const [before, middle, after] = parts(document);
  const start = served.indexOf(middle, before.length);
  const end = served.length - after.length;
  return {
    first: served.slice(before.length, start),
    last: served.slice(start + middle.length, end),
  };
}

function insertTags(document: string, { first, last }: { first: string; last: string }): string {
  const [before, middle, after] = parts(document);
  return before + first + middle + last + after;
}

function isPageData(data: unknown): data is Vike.PageContextServer['data'] {
  return typeof data === 'object' && data !== null && 'head' in data && 'graph' in data;
}
