import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmRun } from '../support/npm-run.ts';

/** A site that was built for the tests of one project. */
export interface TestSite {
  /** The folder with its files. */
  site: string;
  dispose: () => Promise<void>;
}

/** Builds a site from a folder of content, once. Throws what the build said when it fails. */
export async function buildForTests(content: string): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  const site = join(folder, 'client');
  const { code, output } = await npmRun('build', '--content', content, '--out', site);
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
  return { site, dispose: () => rm(folder, { recursive: true, force: true }) };
}
