import { join } from 'node:path';
import { portOf, serveStatic } from '../../scripts/static-server.ts';
import { type ContentCopy, copyContent } from './content.ts';
import { npmRun } from './npm-run.ts';

/** A site built from changed content, served for one file of tests. */
export interface ServedSite {
  /** Where its files stand. */
  folder: string;
  baseUrl: string;
  close: () => Promise<void>;
}

/** Builds and serves a site after `change` was made to a copy of the content; `args` go to the build. */
export async function buildChanged(
  change: (content: ContentCopy) => Promise<void> = async () => {},
  ...args: string[]
): Promise<ServedSite> {
  const content = await copyContent();
  await change(content);
  const out = join(content.folder, '..', 'client');
  const { code, output } = await npmRun(
    ...['build', '--content', content.folder, '--out', out, ...args],
  );
  if (code !== 0) throw new Error(output);
  const server = await serveStatic(out, 0);
  return {
    folder: out,
    baseUrl: `http://localhost:${portOf(server)}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await content.dispose();
    },
  };
}
