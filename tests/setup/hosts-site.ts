import { chmod, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isTried } from '../hosts/host.ts';
import { HOSTS } from '../hosts/hosts.ts';
import { REDIRECTS } from '../hosts/redirects.ts';
import { LINK, SECRET } from '../hosts/secret.ts';
import { copyContent } from '../support/content.ts';
import { buildForTests } from './build-for-tests.ts';

/** Builds the frozen content with redirects once, with a secret beside its folder, for every host. */
export default async function setup(project: TestProject) {
  for (const { name, install } of HOSTS.filter((host) => !isTried(host))) {
    console.warn(`Skipped: ${name} is not installed. To try it: ${install}`);
  }
  const content = await copyContent();
  const lines = REDIRECTS.map(({ from, to }) => `  - from: ${from}\n    to: ${to}\n`);
  await content.write('redirects.yaml', `redirects:\n${lines.join('')}`);
  const { site, dispose } = await buildForTests(content.folder);
  await content.dispose();
  const secret = join(dirname(site), SECRET.file);
  await writeFile(secret, SECRET.text);
  await symlink(secret, join(site, LINK));
  // Hosts read it as users of their own.
  await chmod(dirname(site), 0o755);
  project.provide('site', site);
  return dispose;
}
