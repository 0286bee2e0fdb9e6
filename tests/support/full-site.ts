import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFullContent } from './full-content.ts';
import { npmRun } from './npm-run.ts';

/** A site as its content is, and the same site with everything filled in: folders with their files. */
export interface SitePair {
  plain: string;
  full: string;
  dispose: () => Promise<void>;
}

/** Builds a folder of content twice: as it is, and with everything filled in. */
export async function buildPair(content: string): Promise<SitePair> {
  const root = await mkdtemp(join(tmpdir(), 'filled-in-'));
  const filledIn = join(root, 'content');
  await writeFullContent(content, filledIn);
  return {
    plain: await build(content, join(root, 'plain')),
    full: await build(filledIn, join(root, 'full')),
    dispose: () => rm(root, { recursive: true, force: true }),
  };
}

async function build(content: string, out: string): Promise<string> {
  const { code, output } = await npmRun('build', '--no-cards', '--content', content, '--out', out);
  if (code !== 0) throw new Error(output);
  return out;
}
