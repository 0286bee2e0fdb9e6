import { createSite, type Site } from '../model/site.ts';
import { writeEditor } from './editor/write-editor.ts';
import { siteFiles } from './files/index.ts';
import { loadContent, type SiteFolders } from './load-content.ts';
import { writeContent } from './render-pages.ts';
import { writeBelow } from './system.ts';

// What `npm run dev` does with content, apart from its server: dev.ts loads this file by way of Vite, so
// that an edit of a schema or of a drawing takes effect without a new start.
export { writeEditor };

/** Where `npm run dev` keeps what it serves; nothing else reads or writes there. */
export interface DevFolders {
  /** The typed content that pages are rendered from. */
  contentJson: string;
  /** The folder of the files beside the pages, which are written once they are asked for. */
  files: string;
}

/** The site of the content as it is now. */
export interface DevSite {
  site: Site;
  /** How many warnings the check has, and what people read of it. */
  warnings: number;
  report: string;
  /**
   * Writes the file beside the pages that an address asks for, if there is one: only what is looked at
   * is drawn.
   */
  writeFile: (address: string) => Promise<void>;
}

/** Checks the content, and writes what pages import. Throws what is wrong with it. */
export async function takeContent(folders: SiteFolders, own: DevFolders): Promise<DevSite> {
  const { content, warnings, report } = await loadContent(folders);
  const site = createSite(content);

  const waiting = new Map(siteFiles(site).map((file) => [file.path, file]));
  const writeFile = async (address: string) => {
    // Servers find files in this way, too: the file of "/old-page" is old-page.html.
    const file = waiting.get(address) ?? waiting.get(`${address}.html`);
    if (file === undefined) return;

    writeBelow(own.files, file.path, await file.make(folders.content));
    waiting.delete(file.path);
  };

  // The page is reloaded on it (dev.ts).
  writeContent(content, own.contentJson);
  return { site, warnings: warnings.length, report, writeFile };
}
