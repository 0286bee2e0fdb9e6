import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../support/commands.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the site of content/. */
    contentSite: string;
  }
}

/** Builds content/ once, for the rules that hold for any content; or takes the site in BUILT_SITE. */
export default async function setup(project: TestProject) {
  const { BUILT_SITE } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'content-site-'));
  const site = BUILT_SITE || join(folder, 'client');
  if (!BUILT_SITE) await buildSite('--out', site);
  project.provide('contentSite', site);
  return () => rmSync(folder, { recursive: true });
}
