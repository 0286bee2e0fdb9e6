import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workflow } from './support/workflows.ts';

const { build, tests, package: packaged, deploy } = workflow('site.yml').jobs;
const CODE_LANE = "steps.lane.outputs.lane == 'code'";

const commands = (job: typeof build) => job?.steps.flatMap(({ run }) => run ?? []).join('\n');

describe('the content lane', () => {
  it('checks, builds and holds the content to the rules, for every change', () => {
    expect(build?.needs).toBeUndefined();
    expect(commands(build)).toMatch(/npm run --silent check[\s\S]*build[\s\S]*test:content/);
    const rules = build?.steps.find(({ run }) => run?.includes('test:content'));
    expect(rules?.if).toBeUndefined();
  });

  it('is public after the launch check, and waits for nothing that only code needs', () => {
    expect(deploy?.needs).toEqual(['build', 'tests', 'package']);
    expect(packaged?.needs).toBeUndefined();
    expect(commands(packaged)).toMatch(/build[\s\S]*launch-check/);
    const always = tests?.steps.filter((step) => !step.if?.includes(CODE_LANE)) ?? [];
    expect(always.map(({ uses = '' }) => uses.replace(/@.*/, ''))).toEqual([
      'actions/checkout',
      'actions/cache/restore',
      '',
    ]);
    expect(always.map(({ run }) => run ?? '').join()).not.toContain('npm');
  });
});

describe('the report', () => {
  const script = build?.steps.find(({ run }) => run?.includes('npm run --silent changes'))?.run;

  /** Runs the step as if the command had found a lost address. */
  const reportLoss = (event: string) =>
    spawnSync(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', `npm() { return 1; }\n${script}`],
      { env: { ...process.env, EVENT: event, GITHUB_STEP_SUMMARY: '/dev/null' } },
    );

  it('stops a pull request that loses an address, and only warns once it is on main', () => {
    expect(reportLoss('pull_request').status).toBe(1);
    const { status, stdout } = reportLoss('push');
    expect(status).toBe(0);
    expect(stdout.toString()).toMatch(/^::warning .*redirects\.yaml/);
  });
});

describe('the code lane', () => {
  it('runs all tests, and notes their commit only when they passed on main', () => {
    const inLane = tests?.steps.filter((step) => step.if?.includes(CODE_LANE)) ?? [];
    expect(inLane.some(({ run }) => run?.includes('npm run --silent test:slow'))).toBe(true);
    const note = inLane.findIndex(({ run }) => run?.includes('> tested-commit'));
    expect(note).toBeGreaterThan(inLane.findIndex(({ run }) => run?.includes('test:slow')));
    for (const step of inLane.slice(note)) {
      expect(step.if).toBe(`${CODE_LANE} && github.ref == 'refs/heads/main'`);
    }
  });

  it('keeps its note where the lane is chosen', () => {
    const caches = [workflow('site.yml'), workflow('keep-tested.yml')]
      .flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps))
      .filter(({ uses }) => uses?.startsWith('actions/cache/'));
    expect(caches).toHaveLength(3);
    for (const { with: given } of caches) {
      expect(given?.path).toBe('tested-commit');
      expect(given?.key).toMatch(/^tested-\$\{\{ matrix\.node \}\}-/);
    }
  });
});

describe('the lane of a change', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lane-'));
    git('init', '--quiet');
    commit('content/business.yaml', 'name: A');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Git as anybody has it: without the settings of this computer, and not inside another command of Git. */
  function git(...args: string[]): string {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    return execFileSync('git', [...who, ...args], { cwd: folder, env: environment() })
      .toString()
      .trim();
  }

  function environment(): NodeJS.ProcessEnv {
    const files = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary' };
    const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT'));
    return { ...Object.fromEntries(own), GIT_CONFIG_GLOBAL: '/dev/null', ...files };
  }

  /** Writes a file, commits it and gives the commit. */
  function commit(path: string, text: string): string {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    git('add', path);
    git('commit', '--quiet', '--message', path);
    return git('rev-parse', 'HEAD');
  }

  /** What the step of the workflow says, run as GitHub runs it. */
  function lane(tested: string | undefined): string {
    const script = tests?.steps.find(({ id }) => id === 'lane')?.run;
    if (script === undefined) throw new Error('No step chooses the lane.');
    if (tested !== undefined) writeFileSync(join(folder, 'tested-commit'), tested);
    writeFileSync(join(folder, 'output'), '');
    const options = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
    execFileSync('bash', options, { cwd: folder, env: environment() });
    return readFileSync(join(folder, 'output'), 'utf8').trim();
  }

  it('is that of content where nothing else differs from the tested commit', () => {
    const tested = git('rev-parse', 'HEAD');
    expect(lane(tested)).toBe('lane=content');
    commit('content/business.yaml', 'name: B');
    commit('content/cities/star.md', 'Star');
    expect(lane(tested)).toBe('lane=content');
  });

  it.each(['model/hours.ts', 'tests/fixtures/content/business.yaml', 'docs/content.md'])(
    'is that of code where %s differs, however many edits of content follow',
    (path) => {
      const tested = git('rev-parse', 'HEAD');
      const code = commit(path, 'changed');
      commit('content/business.yaml', 'name: B');
      expect(lane(tested)).toBe('lane=code');
      expect(lane(code)).toBe('lane=content');
    },
  );

  it('is that of code where no commit is known to be tested', () => {
    expect(lane(undefined)).toBe('lane=code');
    expect(lane('0123456789012345678901234567890123456789')).toBe('lane=code');
    expect(lane('')).toBe('lane=code');
  });
});
