import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleKey } from '../../scripts/build/bundle-key.ts';
import { takeBundle } from '../../scripts/build/kept-bundle.ts';
import { start } from '../support/npm-run.ts';

/** Below the project, so that a bundle in it finds the packages. */
let work: string;

beforeEach(async () => {
  work = await mkdtemp(join('dist', 'content-index-'));
});

afterEach(() => rm(work, { recursive: true }));

it('ends, and says so, when the typed JSON is missing', async () => {
  // As the build for all tests kept it, without the variables of the test runner.
  expect(takeBundle(bundleKey({ base: '' }, '.', {}), work)).toBe(true);
  const script = `
    const { run } = await import('./scripts/command.ts');
    const { openPageRenderer } = await import('./scripts/build/page-renderer.ts');
    await run(() => openPageRenderer('${work}', '${work}/generated', (html) => html));`;
  const { code, output } = await start(process.execPath, [
    ...['--import', 'tsx', '--input-type=module'],
    ...['--eval', script],
  ]).ended;
  expect(output).toContain(join(work, 'generated', 'settings.json'));
  expect(output).toContain('The content index could not be made');
  expect(code).toBe(1);
});
