import type { CmsConfig } from '@sveltia/cms';
import { askBeforeLoss } from './keep-typing.ts';

/**
 * What the page says to this script (scripts/editor/editor-files.ts): the addresses of Sveltia CMS and of
 * the settings, and the repository on GitHub, empty where the owner has named none.
 */
const { cms = '', config = '', repository = '' } = document.documentElement.dataset;

/** Where the editor keeps what people prefer, in this browser. */
const PREFERENCES = 'sveltia-cms.prefs';

/** Whether the page is one of this computer, where browsers let it open a folder without https. */
const isOnThisComputer = /^(.+\.)?localhost$|^127\.0\.0\.1$/.test(location.hostname);

// Not awaited: a module that waits at its top has the bundler split what all pages load.
if (repository !== '' || isOnThisComputer) start();
else sayWhyNotStarted();

/** Starts the editor. */
async function start(): Promise<void> {
  preferOpenForms();
  openBusiness();

  // Only now: the editor reads what people prefer as soon as it is there. It is copied, not bundled.
  const { default: CMS }: typeof import('@sveltia/cms') = await import(/* @vite-ignore */ cms);
  const response = await fetch(config);
  const settings: CmsConfig = await response.json();

  askBeforeLoss();
  document.querySelector('main')?.remove();
  await CMS.init({ config: settings });

  // The form of the editor stays blank where people change the address from one file to another by
  // themselves.
  addEventListener('hashchange', ({ isTrusted, oldURL, newURL }) => {
    const isBetweenFiles = [oldURL, newURL].every((url) => url.includes('/entries/'));
    if (isTrusted && isBetweenFiles) location.reload();
  });
}

/** Has a form stay open after Save, until somebody chooses otherwise in the settings of the editor. */
function preferOpenForms(): void {
  if (localStorage.getItem(PREFERENCES) !== null) return;
  localStorage.setItem(PREFERENCES, JSON.stringify({ closeOnSave: false }));
}

/** Opens the form that people need most, where the address names none. */
function openBusiness(): void {
  if (location.hash === '') history.replaceState(null, '', '#/collections/facts/entries/business');
}

/** Says in the page why the editor does not start. */
function sayWhyNotStarted(): void {
  const text = document.querySelector('main p');
  if (text === null) return;
  text.textContent =
    'To edit from here, name the repository of this site under "editor" in content/business.yaml. ' +
    'Until then the editor works at http://localhost:4173/admin, on a computer with the folder of the site.';
}
