import type { CmsConfig } from '@sveltia/cms';
import { askBeforeLoss } from './keep-typing.ts';

/**
 * Set by scripts/editor/editor-files.ts: the addresses of Sveltia CMS and of its settings, and the
 * GitHub repository, empty if the owner hasn't named one.
 */
const { cms = '', config = '', repository = '' } = document.documentElement.dataset;

/** The editor's key for preferences in local storage. */
const PREFERENCES = 'sveltia-cms.prefs';

/** Browsers allow a page on localhost to open a folder without https. */
const isOnThisComputer = /^(.+\.)?localhost$|^127\.0\.0\.1$/.test(location.hostname);

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

  askBeforeLoss();
  document.querySelector('main')?.remove();
  await CMS.init({ config: settings });

  // The editor's form stays blank if people change the address from one file to another themselves.
  addEventListener('hashchange', ({ isTrusted, oldURL, newURL }) => {
    const isBetweenFiles = [oldURL, newURL].every((url) => url.includes('/entries/'));
    if (isTrusted && isBetweenFiles) location.reload();
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
