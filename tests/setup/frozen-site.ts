import type { TestProject } from 'vitest/node';
import { portOf, serveStatic } from '../../scripts/static-server.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { buildForTests } from './build-for-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the site of the frozen content. */
    site: string;
    /** Where that site is served. */
    baseUrl: string;
  }
}

/** Builds the frozen content once and serves it, for every suite that reads or uses it. */
export default async function setup(project: TestProject) {
  const { site, dispose } = await buildForTests(FROZEN_CONTENT);
  const server = await serveStatic(site, 0);
  project.provide('site', site);
  project.provide('baseUrl', `http://localhost:${portOf(server)}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await dispose();
  };
}
