import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { npmRun } from '../support/npm-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the site of content/. */
    contentSite: string;
  }
}

/** Builds content/ once, for the rules that hold for any content; or takes the site in BUILT_SITE. */
export default async function setup(project: TestProject) {
  const { BUILT_SITE } = process.env;
  const folder = await mkdtemp(join(tmpdir(), 'content-site-'));
  const site = BUILT_SITE || join(folder, 'client');
  if (!BUILT_SITE) {
    const { code, output } = await npmRun('build', '--out', site);
    if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
  }
  project.provide('contentSite', site);
  return () => rm(folder, { recursive: true, force: true });
}
