import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { siteFolder } from '../../scripts/settings.ts';
import { buildSite, folderForBuilds } from '../support/commands.ts';
import { FIXTURE_PUBLIC } from '../support/fixture.ts';
import { serveSite } from '../support/serve.ts';

/** A site that was built for the tests, and is served while they run. */
interface TestSite {
  /** The folder of its content, and the one of its files. */
  content: string;
  folder: string;
  /** The address of the site, with the path below which it stands. */
  url: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The site of six cities, and the same with every switch the other way, below /site/. */
    sites: { site: TestSite; other: TestSite };
  }
}

const FIXTURES = 'tests/fixtures';

/** Builds and serves the sites of the fixtures, once for all tests. */
export default async function setup(project: TestProject) {
  const root = folderForBuilds();
  const content = join(root, 'other-content');
  for (const name of ['site', 'other']) cpSync(join(FIXTURES, name), content, { recursive: true });

  // Side by side: two builds in one checkout don't disturb each other.
  const [site, other] = await Promise.all([
    serveBuilt(join(FIXTURES, 'site'), join(root, 'site'), ''),
    serveBuilt(content, join(root, 'other'), '/site'),
  ]);

  project.provide('sites', { site: site.site, other: other.site });
  return () => {
    for (const { close } of [site, other]) close();
    rmSync(root, { recursive: true });
  };
}

/** Builds a site below a base, and serves it. */
async function serveBuilt(content: string, out: string, base: string) {
  const folders = { CONTENT_DIR: content, PUBLIC_DIR: FIXTURE_PUBLIC, OUT_DIR: out };
  await buildSite({ ...folders, SITE_BASE: base });
  const folder = siteFolder(out);
  const { url, close } = await serveSite(folder, base);
  return { close, site: { content, folder, url } };
}
