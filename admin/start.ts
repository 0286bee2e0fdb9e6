import CMS, { type CmsConfig } from '@sveltia/cms';
import { keepComments } from './keep-comments.ts';
import { askBeforeLoss } from './keep-typing.ts';

/**
 * What the page says to this script (scripts/editor/write-editor.ts): the address of the settings, and
 * the repository on GitHub, empty where the owner has named none.
 */
const { config = '', repository = '' } = document.documentElement.dataset;

/** Whether the page is one of this computer, where browsers let it open a folder without https. */
const isOnThisComputer = /^(.+\.)?localhost$|^127\.0\.0\.1$/.test(location.hostname);

if (repository !== '' || isOnThisComputer) await start();
else sayWhyNotStarted();

/** Starts the editor; the formats that its settings name are registered first. */
async function start(): Promise<void> {
  const response = await fetch(config);
  const settings: CmsConfig = await response.json();
  for (const file of settings.singletons ?? []) {
    if (!('format' in file) || file.format === undefined) continue;
    const { fromFile, toFile } = keepComments();
    CMS.registerCustomFormat(file.format, 'yaml', { fromFile, toFile });
  }

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

/** Says in the page why the editor does not start. */
function sayWhyNotStarted(): void {
  const text = document.querySelector('main p');
  if (text === null) return;
  text.textContent =
    'To edit from here, name the repository of this site under "editor" in content/business.yaml. ' +
    'Until then the editor works at http://localhost:4173/admin, on a computer with the folder of the site.';
}
