import type { CmsConfig } from '@sveltia/cms';
import { askBeforeLoss } from './keep-typing.ts';
import { OtherTabs } from './other-tabs.ts';
import type { Preview, PreviewProps } from './preview/preview.tsx';

/**
 * Set by scripts/editor/editor-files.ts: the addresses of Sveltia CMS, of its settings, of the preview's
 * script and of what it knows of the site, and the GitHub repository, empty if the owner hasn't named
 * one.
 */
const {
  cms = '',
  config = '',
  preview = '',
  facts = '',
  repository = '',
} = document.documentElement.dataset;

/** The editor's key for preferences in local storage. */
const PREFERENCES = 'sveltia-cms.prefs';

/** Browsers allow a page on localhost to open a folder without https. */
const isOnThisComputer = /^(.+\.)?localhost$|^127\.0\.0\.1$/.test(location.hostname);

// In development, a save makes Vite reload pages, and a new start of its server too. Here that would
// take what someone types, and the form has what it saved.
for (const event of ['vite:beforeFullReload', 'vite:ws:disconnect'] as const) {
  import.meta.hot?.on(event, () => new Promise<void>(() => {}));
}

// Not awaited: a top-level await would make the bundler split code that all pages load.
if (repository !== '' || isOnThisComputer) start();
else sayWhyNotStarted();

async function start(): Promise<void> {
  preferOpenForms();
  openBusiness();

  // Imported only now, because the editor reads its preferences on load. It's copied, not bundled.
  const { default: CMS }: typeof import('@sveltia/cms') = await import(/* @vite-ignore */ cms);
  const response = await fetch(config);
  const settings: CmsConfig = await response.json();

  addPreview(CMS, settings, askBeforeLoss());
  document.querySelector('main')?.remove();
  await CMS.init({ config: settings });

  // The editor's form stays blank if people change the address from one file to another themselves.
  addEventListener('hashchange', ({ isTrusted, oldURL, newURL }) => {
    const isBetweenFiles = [oldURL, newURL].every((url) => url.includes('/entries/'));
    if (isTrusted && isBetweenFiles) location.reload();
  });
}

/**
 * Shows the page beside each form, and refuses to save what the check finds wrong in it.
 * @param whileChecked is told of each check before a save
 */
function addPreview(
  CMS: typeof import('@sveltia/cms').default,
  settings: CmsConfig,
  whileChecked: (check: Promise<void>) => Promise<void>,
): void {
  // Loaded behind the editor, which opens a second earlier so.
  const loading = loadPreview(settings);

  const show = (props: PreviewProps) => {
    loading.then((loaded) => loaded.show(props), reportError);
    return null;
  };
  for (const name of namesIn(settings)) CMS.registerPreviewTemplate(name, show);

  // Without the preview, saving goes on: the check runs again where the site is built.
  const loaded = loading.catch(() => undefined);
  const tabs = new OtherTabs();
  const refuse = async (entry: PreviewProps['entry']) => {
    tabs.refuse(entry.get('path'));
    await (await loaded)?.refuse(entry);
  };
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => whileChecked(refuse(entry)),
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler: async ({ entry }) => {
      tabs.saved(entry.get('path'));
      (await loaded)?.saved();
    },
  });
}

async function loadPreview(settings: CmsConfig): Promise<Preview> {
  const [{ createPreview }, response]: [typeof import('./preview/preview.tsx'), Response] =
    await Promise.all([import(/* @vite-ignore */ preview), fetch(facts)]);
  return createPreview(settings, await response.json());
}

/** The names of all collections and of their files, by which the editor looks for a preview. */
function namesIn({ collections = [] }: CmsConfig): string[] {
  return collections.flatMap((each) => {
    if (!('name' in each) || each.name === undefined) return [];
    const files = 'files' in each ? each.files.map(({ name }) => name) : [];
    return [each.name, ...files];
  });
}

/** Keeps a form open after Save, unless the person has changed the editor's settings. */
function preferOpenForms(): void {
  if (localStorage.getItem(PREFERENCES) !== null) return;
  localStorage.setItem(PREFERENCES, JSON.stringify({ closeOnSave: false }));
}

/** Opens the most used form by default. */
function openBusiness(): void {
  if (location.hash === '') history.replaceState(null, '', '#/collections/facts/entries/business');
}

function sayWhyNotStarted(): void {
  const text = document.querySelector('main p');
  if (text === null) return;
  text.textContent =
    'To edit from here, name the repository of this site under "editor" in content/business.yaml. ' +
    'Until then the editor works at http://localhost:4173/admin, on a computer with the folder of the site.';
}
