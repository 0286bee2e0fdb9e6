import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { allPaths, NOT_FOUND, pageFile } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { formOrigin } from '../../model/web-address.ts';
import { PagePolicies } from '../artifacts/headers/page-policies.ts';
import { count } from '../report/count.ts';
import { writeBelow } from '../shared/write-below.ts';
import type { Bundle } from './bundle.ts';
import { openPageRenderer } from './page-renderer.ts';

/** What came of the rendering. */
export interface WrittenPages {
  pages: number;
  policies: PagePolicies;
}

/** How often the rendering lets signals in. Unit: pages. */
const STRIDE = 50;

/** Renders every page of a site, and the one for missing addresses, to files, one at a time in memory. */
export async function writePages(
  site: Site,
  bundle: Bundle,
  folder: string,
): Promise<WrittenPages> {
  const [loader, plain] = await Promise.all([textOf(bundle.loader), textOf(bundle.plain)]);
  const render = await openPageRenderer(bundle.server, site, { loader, plain });
  const policies = new PagePolicies(formOrigin(site.business.form?.endpoint));
  const paths = [...allPaths(site), NOT_FOUND];
  console.log(`Rendering ${count(paths.length, 'page')}.`);
  for (const [index, path] of paths.entries()) {
    writeBelow(folder, pageFile(path), policies.add(path, await render(path)));
    if (index % STRIDE === 0) await setImmediate();
  }
  return { pages: paths.length, policies };
}

async function textOf(script: string): Promise<string> {
  return (await readFile(script, 'utf8')).trim();
}
