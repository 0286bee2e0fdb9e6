import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { OUT_OPTION } from '../../scripts/cli/command.ts';
import type { Place } from './host.ts';
import { LINK } from './secret.ts';

/** Copies the site to where a build leaves it, for hosts whose settings name that folder. */
export function copySite({ site, folder }: Place): Promise<void> {
  const filter = (file: string) => basename(file) !== LINK;
  return cp(site, join(folder, OUT_OPTION.default), { recursive: true, filter });
}
