import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkComplete } from '../../scripts/build/complete-site.ts';
import { frozenSite } from '../support/built-site.ts';

const { site } = await frozenSite();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-'));
  await cp(inject('site'), folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('is content with a site that is whole', async () => {
  await checkComplete(site, folder);
});

it.each([
  '/index.html',
  '/404.html',
  '/locations/vale.html',
  '/sitemap.xml',
  '/_headers',
  '/cards/home.png',
])('misses %s, and sees that it is empty', async (file) => {
  await writeFile(join(folder, file), '');
  await expect(checkComplete(site, folder)).rejects.toThrow(/^The new site isn't complete: /);
  await rm(join(folder, file));
  await expect(checkComplete(site, folder)).rejects.toThrow(/^The new site isn't complete: /);
  await cp(join(inject('site'), file), join(folder, file));
  await checkComplete(site, folder);
});

it('misses bundled files that pages and scripts name', async () => {
  await rm(join(folder, 'assets', 'chunks'), { recursive: true });
  await expect(checkComplete(site, folder)).rejects.toThrow('/assets/chunks/');
});
