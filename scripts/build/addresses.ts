import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADDRESSES_FILE, addresses } from '../../model/addresses.ts';
import type { Site } from '../../model/site.ts';

/** Writes the addresses that 404.html can suggest. */
export async function writeAddresses(site: Site, folder: string): Promise<void> {
  await writeFile(join(folder, ADDRESSES_FILE), JSON.stringify(addresses(site)));
}
