import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { InlineParts } from '../headers/inline-parts.ts';
import { pagePolicies } from '../headers/page-policies.ts';
import { pageFinisher } from './finish-page.ts';
import { openPageRenderer } from './page-renderer.ts';

/** Pages to render and write. */
export interface PageJob {
  /** The folder with the bundle; pages go into its folder "client". */
  work: string;
  /** The folder with the typed JSON. */
  generated: string;
  /** The other site that the message form posts to, if it does. */
  formOrigin: string | undefined;
  paths: readonly string[];
}

/** After so many pages it is told how many are done. */
const STRIDE = 50;

/**
 * Renders pages to files, one after the other, so that one at a time is in memory.
 * @returns what stands inside them, all of them together
 */
export async function writePages(
  { work, generated, formOrigin, paths }: PageJob,
  report: (done: number) => void,
): Promise<InlineParts> {
  const finish = await pageFinisher(join(work, 'client'));
  const render = await openPageRenderer(work, generated, finish);
  const policies = pagePolicies(formOrigin);
  const files = paths.map((path) => ({ path, file: join(work, 'client', pageFile(path)) }));
  for (const folder of new Set(files.map(({ file }) => dirname(file)))) {
    mkdirSync(folder, { recursive: true });
  }
  const encode = encoder();
  let done = 0;
  for (const { path, file } of files) {
    // Not the asynchronous one: there is nothing to do meanwhile, and a file costs a third.
    writeFileSync(file, encode(policies.add(await render(path))));
    done += 1;
    if (done % STRIDE !== 0) continue;
    report(done);
    // Lets in what else waits in this process, such as the end of the one that started it.
    await setImmediate();
  }
  return policies.parts();
}

/** Flat, so that hosts serve the path without a redirect: "areas/boise.html". */
function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Turns texts into bytes, each in the place of the one before: new memory costs more than the rest. */
function encoder(): (text: string) => Buffer {
  let bytes = Buffer.alloc(0);
  return (text) => {
    // No letter of a text takes more than three bytes.
    if (bytes.length < text.length * 3) bytes = Buffer.allocUnsafe(text.length * 6);
    return bytes.subarray(0, bytes.write(text));
  };
}
