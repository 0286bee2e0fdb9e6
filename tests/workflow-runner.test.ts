import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readWorkflow } from './support/workflows.ts';
import { runJobs } from './workflow/run-jobs.ts';
import { runProgram } from './workflow/run-program.ts';

const WORKFLOW = `
on: { push: {} }
permissions: { contents: read }
jobs:
  one:
    name: One on \${{ matrix.node }}
    timeout-minutes: 5
    strategy: { matrix: { node: ['20', '24'] } }
    steps:
      - uses: actions/checkout@v1
        with: { fetch-depth: 0 }
      - uses: actions/cache@v1
        with: { path: kept, key: "kept-\${{ hashFiles('**') }}", restore-keys: kept- }
      - id: read
        name: Read
        env: { NODE: '\${{ matrix.node }}', BEFORE: "\${{ github.event.before || 'none' }}" }
        run: |
          echo "text=$(cat file) $NODE $BEFORE $(cat kept 2>/dev/null || echo new)" >> "$GITHUB_OUTPUT"
          echo again > kept
      - name: Told
        if: steps.read.outcome == 'success' && matrix.node == '24'
        run: echo "$TEXT" >> "$GITHUB_STEP_SUMMARY"
        env: { TEXT: '\${{ steps.read.outputs.text }}' }
  two:
    name: Two
    needs: [one]
    timeout-minutes: 5
    steps:
      - { name: Refused, run: 'echo why; false | cat; echo never', continue-on-error: true }
      - { name: Fails, run: 'echo the reason >&2; exit 3' }
      - { name: Not reached, run: 'true' }
      - { name: Cleans up, if: always(), run: 'true' }
      - { name: Reports, if: failure(), run: 'true' }
  three:
    name: Three
    needs: [two]
    timeout-minutes: 5
    steps:
      - { name: Never, run: 'true' }
  four:
    name: Four
    if: vars.SITE != ''
    timeout-minutes: 5
    steps:
      - { uses: somebody/unknown@v1 }
`;

let folder: string;
let repository: string;
let sha: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workflow-runner-'));
  repository = join(folder, 'origin');
  const git = (...args: string[]) =>
    runProgram('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], repository);
  await runProgram('git', ['init', '--quiet', repository], folder);
  await writeFile(join(repository, 'file'), 'words');
  await git('add', '.');
  await git('commit', '--quiet', '-m', 'One');
  sha = (await git('rev-parse', 'HEAD')).trim();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function runAll(vars: Record<string, string>, name: string) {
  const { jobs } = readWorkflow(WORKFLOW);
  const github = { event_name: 'push' as const, ref: 'refs/heads/main', sha, event: {} };
  return runJobs(jobs, Object.keys(jobs), {
    repository,
    folder: join(folder, name),
    caches: join(folder, 'caches'),
    contexts: { github, vars },
    tell: () => {},
  });
}

it('runs the jobs of a workflow as GitHub would', async () => {
  const results = await runAll({}, 'first');
  expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['One on 20', 'success'],
    ['One on 24', 'success'],
    ['Two', 'failure'],
    ['Three', 'skipped'],
    ['Four', 'skipped'],
  ]);
  const [, on24, two] = results;
  const summary = join(on24?.folder ?? '', 'temp', 'summary.md');
  // What the first of the matrix kept is found by the second.
  expect(await readFile(summary, 'utf8')).toBe('words 24 none again\n');
  expect(two?.steps.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Refused', 'failure'],
    ['Fails', 'failure'],
    ['Not reached', 'skipped'],
    ['Cleans up', 'success'],
    ['Reports', 'success'],
  ]);
  expect(two?.steps[0]?.reason).toBe('ended with 1:\nwhy');
  expect(two?.steps[1]?.reason).toContain('the reason');
});

it('fails a step whose action it does not know', async () => {
  const results = await runAll({ SITE: 'https://www.example.org' }, 'second');
  expect(results.at(-1)).toMatchObject({
    outcome: 'failure',
    steps: [{ reason: 'the action somebody/unknown@v1 has no local counterpart' }],
  });
});
