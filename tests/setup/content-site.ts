import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { siteFolder } from '../../scripts/settings.ts';
import { buildSite, folderForBuilds } from '../support/commands.ts';
import { serveSite } from '../support/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    contentSite: { folder: string; url: string };
  }
}

/** Builds content/ once for the rules for any content, unless BUILT_SITE names a built site. */
export default async function setup(project: TestProject) {
  const { BUILT_SITE } = process.env;
  const out = folderForBuilds();
  if (!BUILT_SITE) await buildSite({ OUT_DIR: out, SITE_BASE: '' });

  const folder = BUILT_SITE || siteFolder(out);
  const { url, close } = await serveSite(folder);
  project.provide('contentSite', { folder, url });
  return () => {
    close();
    rmSync(out, { recursive: true });
  };
}
