import type { TestProject } from 'vitest/node';
import { CONTENT_OPTION } from '../../scripts/command.ts';
import { buildForTests } from './build-for-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the site of content/. */
    contentSite: string;
  }
}

/** Builds content/ once, for the rules that hold for any content; or takes the site in BUILT_SITE. */
export default async function setup(project: TestProject) {
  if (process.env.BUILT_SITE) {
    project.provide('contentSite', process.env.BUILT_SITE);
    return;
  }
  const { site, dispose } = await buildForTests(CONTENT_OPTION.default);
  project.provide('contentSite', site);
  return dispose;
}
