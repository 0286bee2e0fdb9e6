import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { lookup } from 'mrmime';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { createSite } from '../model/site.ts';
import { count, escapeHtml } from '../model/text.ts';
import { BuildError } from './command.ts';
import { readPublicFolder } from './content/index.ts';
import type { EditorFile } from './editor/cms-files.ts';
import { EDITOR_START, editorFiles, PREVIEW } from './editor/editor-files.ts';
import { previewFiles } from './editor/preview-files.ts';
import { type SiteFile, siteFiles } from './files/index.ts';
import { type LoadedContent, loadContent } from './load-content.ts';
import {
  assertInProject,
  readFolders,
  readSettings,
  type SiteFolders,
  siteFolder,
} from './settings.ts';

/** The folder of `content.json` in development; a build has its own beside its output. */
const DEV_FOLDER = 'generated';

/** Drawings and their style sheets aren't modules; they are read when something is drawn. */
const DRAWINGS = join('scripts', 'artwork');

/** One save in an editor is several events, and a Git checkout hundreds. Unit: milliseconds. */
const QUIET_FOR = 100;

interface LoadedSite extends LoadedContent {
  /** Made from the content. */
  files: readonly SiteFile[];
  /** The editor's files, which a public site may leave out. */
  editor: readonly EditorFile[];
  isEditorPublic: boolean;
}

/**
 * The editor of a site whose content was never right while this command runs: with it an owner can
 * repair that content, so nothing in it counts.
 */
function editorOfAnySite(): EditorFile[] {
  const settings = readSettings(process.env);
  const site = { business: { name: 'Site' }, cities: [], services: [], pictures: {}, settings };
  return editorFiles(site, []);
}

/** Throws a BuildError that lists what is wrong. */
async function loadSite(folders: SiteFolders): Promise<LoadedSite> {
  const loaded = await loadContent(folders);
  const whole = createSite(loaded.content);
  return {
    ...loaded,
    files: siteFiles(whole),
    editor: editorFiles(whole, readPublicFolder(folders.public).publicFiles),
    isEditorPublic: whole.business.editor?.enabled === true,
  };
}

/**
 * The Vite plugin that makes a site from its content: the check, the typed content as the file that
 * `#content` is, the non-page files, and reloads in development.
 */
export function site(): Plugin[] {
  const folders = readFolders(process.env);
  let contentFile = '';
  const writeContent = (json: string) => {
    mkdirSync(dirname(contentFile), { recursive: true });
    writeFileSync(contentFile, json);
  };

  /** The current content, which is also in its file, or the errors in it. */
  let loading: Promise<LoadedSite> | undefined;
  /** The editor of the last right content. */
  let editor: readonly EditorFile[] | undefined;
  const reload = async () => {
    const loaded = await loadSite(folders);
    editor = loaded.editor;
    writeContent(JSON.stringify(loaded.content, null, 2));
    return loaded;
  };
  const load = () => {
    loading ??= reload();
    return loading;
  };

  const plugin: Plugin = {
    name: 'site',
    enforce: 'pre',
    // The server build reuses the content that was checked for the client.
    sharedDuringBuild: true,

    config: (_, { command, isPreview }) => {
      if (command === 'build') {
        assertInProject(folders.out);
        // Ignores NODE_ENV from the shell, which could bundle React's development build.
        process.env.NODE_ENV = 'production';
      }
      contentFile = resolve(command === 'build' ? folders.out : DEV_FOLDER, 'content.json');
      // vike takes notice of a file that changes, but not of one that is new.
      if (command === 'serve' && !isPreview && !existsSync(contentFile)) writeContent('');

      return {
        base: `${readSettings(process.env).base}/`,
        publicDir: resolve(folders.public),
        build: { outDir: folders.out },
        // vike lists the pages of a build; Vite would list all other files too.
        ...(command === 'build' && { logLevel: 'warn' }),
      };
    },

    // Stops a build with content errors before it starts. vike runs this hook twice.
    buildApp: { order: 'pre', handler: async () => void (await load()) },

    resolveId(id) {
      if (id === '#content') return contentFile;
      return id === EDITOR_START.path ? resolve(EDITOR_START.file) : undefined;
    },

    async load(id) {
      if (id !== contentFile) return;

      // Vite reads the file itself, once it is there. An error now, which is shown instead of pages, would
      // stay with vike over a restart of the server, so it gets the content that was right before, if any.
      await load().catch((error) => {
        if (statSync(contentFile).size === 0) throw error;
      });
    },

    async buildStart() {
      const { mode, name } = this.environment;
      if (mode !== 'build' || name !== 'client') return;

      const { files, editor, isEditorPublic } = await load();
      const { base } = readSettings(process.env);
      const editorParts = isEditorPublic ? [...editor, ...(await previewFiles(base))] : [];
      for (const { path, make } of [...files, ...editorParts]) {
        const source = await make(folders);
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }

      if (!isEditorPublic) return;
      const { path, file } = EDITOR_START;
      this.emitFile({ type: 'chunk', fileName: path.slice(1), id: resolve(file) });
    },

    configureServer(server) {
      const printReport = reporter();
      // vike prints the errors that it starts with.
      load().then(printReport, () => {});

      onEdit(server, [folders.content, folders.public, DRAWINGS], async () => {
        loading = reload();
        try {
          printReport(await loading);
        } catch (error) {
          console.error(error);
          server.environments.client.hot.send({ type: 'full-reload' });
        }
      });

      /** The preview, made once it's asked for, and anew when its code changes. */
      let preview: Promise<EditorFile[]> | undefined;
      server.watcher.on('change', (file) => {
        if (/\.(tsx?|css|json)$/.test(file)) preview = undefined;
      });

      const filesNow = async (path: string): Promise<readonly SiteFile[]> => {
        if (path.startsWith(`${PREVIEW}/`)) {
          preview ??= previewFiles(readSettings(process.env).base);
          return preview.catch((error) => {
            preview = undefined;
            throw error;
          });
        }
        // With content errors there are no files, and pages show the errors; the editor repairs them.
        const files = await load().then(
          (loaded) => loaded.files,
          () => [],
        );
        return [...files, ...(editor ?? editorOfAnySite())];
      };
      server.middlewares.use(serveFiles(server, filesNow, folders));
      return () => {
        server.middlewares.use(errorsInsteadOfPages(server, load));
      };
    },

    configurePreviewServer() {
      const folder = siteFolder(folders.out);
      if (existsSync(folder)) return;
      throw new BuildError(`There is no site in "${folder}": run "npm run build" first.`);
    },
  };

  const report: Plugin = {
    name: 'site:report',
    sharedDuringBuild: true,
    // Last, so it's on the screen when the build ends.
    buildApp: {
      order: 'post',
      handler: async () => console.log((await load()).report),
    },
  };
  return [plugin, report];
}

/**
 * Serves the non-page files in development. Each is made on request, so only what is looked at is
 * drawn.
 */
function serveFiles(
  { config }: ViteDevServer,
  filesNow: (path: string) => Promise<readonly SiteFile[]>,
  folders: SiteFolders,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?');
    const path = address.replace(config.base, '/').replace(/\/$/, '');
    // As hosts do: "/old-page" finds old-page.html.
    const names = [path, `${path}.html`, `${path}/index.html`];
    const file = (await filesNow(path)).find((each) => names.includes(each.path));
    if (file === undefined) return next();

    try {
      const body = await file.make(folders);
      response.setHeader('Content-Type', lookup(file.path) ?? 'application/octet-stream');
      response.end(body);
    } catch (error) {
      next(error);
    }
  };
}

/** Shows content errors instead of every page until they are fixed. */
function errorsInsteadOfPages(
  { config }: ViteDevServer,
  load: () => Promise<LoadedSite>,
): Connect.NextHandleFunction {
  return (_request, response, next) => {
    const showError = (error: unknown) => {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(errorPage(error instanceof Error ? error.message : String(error), config.base));
    };
    load().then(() => next(), showError);
  };
}

/** A page with Vite's overlay, which reloads once the page works. */
function errorPage(message: string, base: string): string {
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>The content has errors</title>
<body>
<pre>${escapeHtml(message)}</pre>
<script type="module">
import { ErrorOverlay } from '${base}@vite/client';
const message = document.querySelector('pre').textContent;
document.body.append(new ErrorOverlay({ message, stack: '' }));
</script>
</body>
</html>
`;
}

/** Prints the check's report, or only the number of warnings if it hasn't changed. */
function reporter() {
  let last = '';
  return ({ report, warnings }: LoadedContent) => {
    const isSame = report === last;
    last = report;
    if (!isSame) console.log(report);
    else if (warnings.length > 0)
      console.log(`The content is fine: ${count(warnings.length, 'warning')} as before.`);
    else console.log('The content is fine.');
  };
}

/** Runs an action after edits in folders, once nothing has changed for a moment. */
function onEdit(server: ViteDevServer, folders: readonly string[], action: () => void): void {
  const roots = folders.map((folder) => resolve(folder) + sep);
  let timer: NodeJS.Timeout | undefined;

  server.watcher.add(roots).on('all', (_event, name) => {
    const file = resolve(name);
    // Vite restarts for code, because its configuration imports it.
    const isEdit = roots.some((root) => file.startsWith(root)) && !file.endsWith('.ts');
    if (!isEdit) return;

    clearTimeout(timer);
    timer = setTimeout(action, QUIET_FOR);
  });
}
