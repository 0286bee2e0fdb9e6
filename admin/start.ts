import CMS, { type CmsConfig } from '@sveltia/cms';
import { keepComments } from './keep-comments.ts';
import { askBeforeLoss } from './keep-typing.ts';

/** What the page says to this script (scripts/editor/write-editor.ts). */
const { config = '', repository = '' } = document.documentElement.dataset;

/** Where a folder of this computer may be opened (secure contexts without https). */
const onThisComputer = /^(.+\.)?localhost$|^127\.0\.0\.1$/.test(location.hostname);

if (repository !== '' || onThisComputer) await start();
else explain();

/** Starts the editor; the formats that its settings name are registered first. */
async function start(): Promise<void> {
  const settings: CmsConfig = await (await fetch(config)).json();
  for (const file of settings.singletons ?? []) {
    if (!('format' in file) || file.format === undefined) continue;
    const { fromFile, toFile } = keepComments();
    CMS.registerCustomFormat(file.format, 'yaml', { fromFile, toFile });
  }
  askBeforeLoss();
  document.querySelector('main')?.remove();
  await CMS.init({ config: settings });
  // Its form stays blank where people change the address from one file to another by themselves.
  addEventListener('hashchange', ({ isTrusted, oldURL, newURL }) => {
    if (isTrusted && [oldURL, newURL].every((url) => url.includes('/entries/'))) location.reload();
  });
}

function explain(): void {
  const text = document.querySelector('main p');
  if (text === null) return;
  text.textContent =
    'To edit from here, name the repository of this site under "editor" in content/business.yaml. ' +
    'Until then the editor works at http://localhost:4173/admin, on a computer with the folder of the site.';
}
