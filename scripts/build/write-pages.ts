import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { allPaths } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { formOrigin } from '../../model/web-address.ts';
import type { InlineParts } from '../artifacts/headers/inline-parts.ts';
import { pagePolicies } from '../artifacts/headers/page-policies.ts';
import type { Bundle } from './bundle.ts';
import { NOT_FOUND, openPageRenderer } from './page-renderer.ts';
import { progress } from './progress.ts';

/** What came of the rendering. */
export interface WrittenPages {
  pages: number;
  /** What stands inside the pages, all of them together. */
  parts: InlineParts;
}

/** How often the rendering reports its progress and lets signals in. Unit: pages. */
const STRIDE = 50;

/** Renders every page of a site, and the one for missing addresses, to files, one at a time in memory. */
export async function writePages(site: Site, bundle: Bundle): Promise<WrittenPages> {
  const loader = (await readFile(bundle.loader, 'utf8')).trim();
  const render = await openPageRenderer(bundle.server, site, loader);
  const policies = pagePolicies(formOrigin(site.business.form?.endpoint));
  const files = [...allPaths(site), NOT_FOUND].map((path) => ({
    path,
    file: join(bundle.client, pageFile(path)),
  }));
  for (const folder of new Set(files.map(({ file }) => dirname(file)))) {
    mkdirSync(folder, { recursive: true });
  }
  const report = progress('Rendering pages', files.length);
  const encode = encoder();
  for (const [done, { path, file }] of files.entries()) {
    // Not the asynchronous one: there is nothing to do meanwhile, and a file costs a third.
    writeFileSync(file, encode(policies.add(await render(path))));
    if (done % STRIDE !== 0) continue;
    report(done);
    await setImmediate();
  }
  report(files.length);
  return { pages: files.length, parts: policies.parts() };
}

/** Flat, so that hosts serve the path without a redirect: "areas/boise.html". */
function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Encodes texts, each in the memory of the one before: new memory costs more than the rest. */
function encoder(): (text: string) => Buffer {
  let bytes = Buffer.alloc(0);
  return (text) => {
    // No UTF-16 unit of a text takes more than three bytes.
    if (bytes.length < text.length * 3) bytes = Buffer.allocUnsafe(text.length * 6);
    return bytes.subarray(0, bytes.write(text));
  };
}
