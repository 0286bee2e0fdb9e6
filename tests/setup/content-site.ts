import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { portOf, serveStatic } from '../../scripts/static-server.ts';
import { buildSite } from '../support/commands.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site of content/: its folder, and where it is served. */
    contentSite: { folder: string; url: string };
  }
}

/** Builds content/ once, for the rules that hold for any content; or takes the site in BUILT_SITE. */
export default async function setup(project: TestProject) {
  const { BUILT_SITE } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'content-site-'));
  const site = BUILT_SITE || join(folder, 'client');
  if (!BUILT_SITE) await buildSite('--out', site);

  const server = await serveStatic(site, 0);
  project.provide('contentSite', { folder: site, url: `http://localhost:${portOf(server)}` });
  return () => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  };
}
