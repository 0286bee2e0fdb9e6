import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { siteFolder } from '../../scripts/settings.ts';
import { buildSite, folderForBuilds } from '../support/commands.ts';
import { FIXTURE_PUBLIC, OTHER_SETTINGS } from '../support/fixture.ts';
import { serveSite } from '../support/serve.ts';

/** A site that is built for the tests and served while they run. */
interface TestSite {
  content: string;
  folder: string;
  /** Includes the base path. */
  url: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The site of six cities, and a second one with every option reversed, under /site/. */
    sites: { site: TestSite; other: TestSite };
  }
}

const FIXTURES = 'tests/fixtures';

/** Builds and serves the fixture sites once for all tests. */
export default async function setup(project: TestProject) {
  const root = folderForBuilds();
  const content = join(root, 'other-content');
  for (const name of ['site', 'other']) cpSync(join(FIXTURES, name), content, { recursive: true });

  const site = await serveBuilt(join(FIXTURES, 'site'), join(root, 'site'), '');
  const other = await serveBuilt(content, join(root, 'other'), OTHER_SETTINGS.base);

  project.provide('sites', { site: site.site, other: other.site });
  return () => {
    for (const { close } of [site, other]) close();
    rmSync(root, { recursive: true });
  };
}

async function serveBuilt(content: string, out: string, base: string) {
  const folders = { CONTENT_DIR: content, PUBLIC_DIR: FIXTURE_PUBLIC, OUT_DIR: out };
  await buildSite({ ...folders, SITE_BASE: base });
  const folder = siteFolder(out);
  const { url, close } = await serveSite(folder, base);
  return { close, site: { content, folder, url } };
}
