import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { siteFolder } from '../../scripts/settings.ts';
import { buildSite, folderForBuilds } from '../support/commands.ts';
import { serveSite } from '../support/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site of content/: its folder, and where it is served. */
    contentSite: { folder: string; url: string };
  }
}

/** Builds content/ once, for the rules that hold for any content; or takes the site in BUILT_SITE. */
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
