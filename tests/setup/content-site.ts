import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import type { Settings } from '../../model/content.ts';
import { readSettings, siteFolder } from '../../scripts/settings.ts';
import { buildSite, folderForBuilds } from '../support/commands.ts';
import { serveSite } from '../support/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    contentSite: { folder: string; url: string; settings: Settings };
  }
}

/**
 * Builds content/ once for the rules for any content, unless BUILT_SITE names a site that was built with
 * the settings of this environment.
 */
export default async function setup(project: TestProject) {
  const { BUILT_SITE } = process.env;
  const out = folderForBuilds();
  if (!BUILT_SITE) await buildSite({ OUT_DIR: out });

  const folder = BUILT_SITE || siteFolder(out);
  const { url, close } = await serveSite(folder);
  const settings = readSettings(BUILT_SITE ? { ...process.env, SITE_BASE: '' } : {});
  project.provide('contentSite', { folder, url, settings });
  return () => {
    close();
    rmSync(out, { recursive: true });
  };
}
