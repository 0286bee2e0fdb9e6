import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { startCommand } from '../support/commands.ts';
import { editFile, scratchFolder } from '../support/files.ts';
import { copyProject } from '../support/project-copy.ts';

const { site } = inject('sites');

/** Where the site stands that is built beside the server: its links tell whose content a page has. */
const BESIDE = '/beside/';

const project = join(scratchFolder(), 'project');
let server: ReturnType<typeof startCommand>;
let address: string;
let isSaving = true;

beforeAll(async () => {
  copyProject(project, site.content);
  server = startCommand('dev', ['--port', '0'], project);
  const printedAddress = () =>
    /Local:\s+(\S+)\/\s/.exec(server.output())?.[1] ?? expect.fail(server.output());
  address = await vi.waitFor(printedAddress, { timeout: 100_000 });
});

afterAll(() => {
  isSaving = false;
  server.kill('SIGINT');
});

it('shows each of forty saves, and never an error, while checks and builds run beside it', async () => {
  const repeat = async (name: string, ...args: string[]) => {
    const codes: (number | null)[] = [];
    do codes.push((await startCommand(name, args, project).ended).code);
    while (isSaving);
    return codes;
  };
  const beside = Promise.all([repeat('check'), repeat('build', '--no-cards', '--base', BESIDE)]);

  const file = join(project, 'content', 'cities', 'boise.md');
  let sentence = 'Boise is the capital of Idaho.';
  for (let save = 1; save <= 40; save++) {
    const next = `Boise is the capital of Idaho, as of save ${save}.`;
    editFile(file, sentence, next);
    sentence = next;

    const page = async () => {
      const response = await fetch(`${address}/areas/boise`);
      return { status: response.status, text: await response.text() };
    };
    const answers: Awaited<ReturnType<typeof page>>[] = [];
    const lastText = async () => {
      const answer = await page();
      answers.push(answer);
      return answer.text;
    };
    await expect.poll(lastText, { interval: 20 }).toContain(next);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.filter(({ text }) => text.includes(BESIDE))).toEqual([]);
  }

  isSaving = false;
  for (const codes of await beside) expect(new Set(codes)).toEqual(new Set([0]));
});
