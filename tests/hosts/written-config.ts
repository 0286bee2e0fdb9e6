import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npmRun } from '../support/npm-run.ts';
import type { Place } from './host.ts';

/**
 * Writes what `npm run headers` says for a host into the host's folder. The site stands behind a link,
 * as where a new site takes the place of the old one by one.
 * @returns the path of the file
 */
export async function writtenConfig(host: string, { site, folder, port }: Place): Promise<string> {
  const root = join(folder, 'current');
  await symlink(site, root).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const options = ['--for', host, '--out', site, '--root', root, '--port', `${port}`];
  const { code, output } = await npmRun('headers', ...options);
  if (code !== 0) throw new Error(output);
  const file = join(folder, 'site.conf');
  await writeFile(file, output);
  return file;
}
