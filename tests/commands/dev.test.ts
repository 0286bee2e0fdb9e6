import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { freePort, startCommand } from '../support/commands.ts';
import { editFile, scratchFolder } from '../support/files.ts';
import { copyProject } from '../support/project-copy.ts';

// A copy, because development writes the typed content into its project.
const project = join(scratchFolder(), 'project');
const boise = join(project, 'content', 'cities', 'boise.md');

/** The message for an unknown state. */
const MISTAKE = 'state: expected a state such as ID or Idaho';

let server: ReturnType<typeof startCommand>;
let baseURL: string;

async function answerTo(path: string) {
  const response = await fetch(`${baseURL}${path}`);
  return { status: response.status, text: await response.text() };
}

beforeAll(async () => {
  copyProject(project, inject('sites').site.content);
  // The server starts with an error; the first test fixes it.
  editFile(boise, 'state: ID', 'state: ZZ');

  server = startCommand('dev', ['--port', `${await freePort()}`], {}, project);
  const printedAddress = () =>
    /Local:\s+(\S+)\/\s/.exec(server.output())?.[1] ?? expect.fail(server.output());
  baseURL = await vi.waitFor(printedAddress, { timeout: 100_000 });
});

afterAll(async () => {
  server.kill('SIGINT');
  await server.ended;
});

it('started with an error, prints it once and shows it instead of pages until it is fixed', async () => {
  for (const path of ['/areas', '/areas/boise']) {
    expect(await answerTo(path)).toMatchObject({
      status: 500,
      text: expect.stringContaining(MISTAKE),
    });
  }
  await expect.poll(server.output).toContain(MISTAKE);
  await answerTo('/areas');
  expect(server.output().split(MISTAKE)).toHaveLength(2);
  expect(server.output()).not.toMatch(/^\s+at /m);

  editFile(boise, 'state: ZZ', 'state: ID');
  await expect
    .poll(() => answerTo('/areas/boise'))
    .toMatchObject({
      status: 200,
      text: expect.stringContaining('Boise is the capital of Idaho'),
    });
});

it('prints the warnings once, and their number at each later save', async () => {
  const timesPrinted = () =>
    server.output().split('no attractions, so the page shows general places').length;
  const before = timesPrinted();
  expect(before).toBeGreaterThan(1);

  const savesPrinted = () => server.output().match(/fine: \d+ warnings as before/g)?.length ?? 0;
  const saves = savesPrinted();
  editFile(boise, 'Boise is', 'This city is');
  await expect.poll(savesPrinted).toBeGreaterThan(saves);
  expect(timesPrinted()).toBe(before);
});
