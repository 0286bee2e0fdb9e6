import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a file of a site that is being made, by its address below the folder. Synchronous: there is
 * nothing to do meanwhile, and a file costs a third.
 */
export function writeBelow(folder: string, path: string, data: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}
