import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { portOf, serveStatic } from '../../scripts/static-server.ts';
import { buildSite } from '../support/commands.ts';
import { FIXTURE_PUBLIC } from '../support/fixture.ts';

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
  const root = mkdtempSync(join(tmpdir(), 'sites-'));
  const content = join(root, 'other-content');
  for (const name of ['site', 'other']) cpSync(join(FIXTURES, name), content, { recursive: true });

  // Side by side: two builds in one checkout don't disturb each other.
  const [site, other] = await Promise.all([
    serveBuilt(join(FIXTURES, 'site'), join(root, 'site'), '/'),
    serveBuilt(content, join(root, 'other'), '/site/'),
  ]);

  project.provide('sites', { site: site.site, other: other.site });
  return () => {
    for (const { server } of [site, other]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(root, { recursive: true });
  };
}

/** Builds a site below a base, and serves it at any free port. */
async function serveBuilt(content: string, folder: string, base: string) {
  const folders = ['--content', content, '--public', FIXTURE_PUBLIC, '--out', folder];
  await buildSite(...folders, '--base', base);
  const server = await serveStatic(folder, 0);
  const url = `http://localhost:${portOf(server)}${base.slice(0, -1)}`;
  return { server, site: { content, folder, url } };
}
