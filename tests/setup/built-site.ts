import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { portOf } from '../../scripts/preview-site.ts';
import { serveStatic } from '../../scripts/static-server.ts';
import { npmRun } from '../support/npm-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the built site. */
    site: string;
    /** Where the built site is served. */
    baseUrl: string;
  }
}

/** Builds the site once and serves it, for every suite that reads or uses it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  const site = join(folder, 'client');
  const { code, output } = await npmRun('build', '--out', site);
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
  const server = await serveStatic(site, 0);
  project.provide('site', site);
  project.provide('baseUrl', `http://localhost:${portOf(server.address())}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  };
}
