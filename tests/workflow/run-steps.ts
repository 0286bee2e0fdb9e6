import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { readAction, type Step } from '../support/workflows.ts';
import { type Contexts, fillIn, runsIf, type Status } from './expression.ts';
import { LOCAL_ACTIONS } from './local-actions.ts';
import { type LocalJob, type Outputs, StepError } from './local-job.ts';

/** How a step went. */
export interface StepResult {
  name: string;
  outcome: 'success' | 'failure' | 'skipped';
  /** Unit: seconds. */
  seconds: number;
  /** Why it failed. */
  reason?: string;
}

/** Runs the steps of a job one after the other, as a runner would. */
export async function runSteps(
  steps: readonly Step[],
  job: LocalJob,
  contexts: Contexts = job.contexts,
): Promise<{ status: Status; results: StepResult[] }> {
  const results: StepResult[] = [];
  const told: Record<string, { outcome: string; outputs: Outputs }> = {};
  let status: Status = 'success';
  for (const step of steps) {
    const name = step.name ?? step.uses?.replace(/@.*/, '') ?? step.run?.split('\n')[0] ?? '';
    const known = { ...contexts, steps: told };
    const started = performance.now();
    let outputs: Outputs = {};
    let outcome: StepResult['outcome'] = 'skipped';
    let reason: string | undefined;
    if (runsIf(step.if, known, status)) {
      try {
        outputs = await runStep(step, job, known, status);
        outcome = 'success';
      } catch (error) {
        outcome = 'failure';
        reason = error instanceof Error ? error.message : String(error);
        if (!step['continue-on-error']) status = 'failure';
      }
    }
    if (step.id !== undefined) told[step.id] = { outcome, outputs };
    const seconds = (performance.now() - started) / 1000;
    results.push({ name, outcome, seconds, ...(reason === undefined ? {} : { reason }) });
  }
  return { status, results };
}

async function runStep(
  step: Step,
  job: LocalJob,
  contexts: Contexts,
  status: Status,
): Promise<Outputs> {
  const fill = (value: unknown) => fillIn(String(value), contexts, status);
  const mapped = (values: Record<string, unknown> = {}) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)]));
  if (step.run !== undefined) return runScript(step.run, mapped(step.env), job);
  const action = step.uses ?? '';
  if (action.startsWith('./')) return runOwnAction(action, mapped(step.with), job, contexts);
  const local = LOCAL_ACTIONS[action.replace(/@.*/, '')];
  if (local === undefined) throw new StepError(`the action ${action} has no local counterpart`);
  return local(job, mapped(step.with));
}

/** Runs an action of the repository: its steps, with its inputs. */
async function runOwnAction(
  action: string,
  given: Record<string, string>,
  job: LocalJob,
  contexts: Contexts,
): Promise<Outputs> {
  const { inputs, steps } = readAction(
    readFileSync(join(job.workspace, action, 'action.yml'), 'utf8'),
  );
  const defaults = Object.entries(inputs).map(([name, input]) => [name, input.default]);
  const { status, results } = await runSteps(steps, job, {
    ...contexts,
    inputs: { ...Object.fromEntries(defaults), ...given },
  });
  const failed = results.find(({ outcome }) => outcome === 'failure');
  if (status === 'failure') throw new StepError(`${failed?.name}: ${failed?.reason}`);
  return {};
}

/** Runs a script by bash with -e and -o pipefail; what it prints is kept beside it, in a file. */
async function runScript(
  script: string,
  env: Record<string, string>,
  job: LocalJob,
): Promise<Outputs> {
  await mkdir(job.temp, { recursive: true });
  const output = join(job.temp, 'output');
  const log = join(job.temp, 'log');
  await writeFile(output, '');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: job.workspace,
    env: {
      ...{ PATH, HOME, CI: 'true', GITHUB_ACTIONS: 'true', RUNNER_TEMP: job.temp },
      ...{ GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: join(job.temp, 'summary.md') },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = createWriteStream(log, { flags: 'a' });
  child.stdout.pipe(written, { end: false });
  child.stderr.pipe(written, { end: false });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  written.end();
  await finished(written);
  if (code !== 0) throw new StepError(`ended with ${code}:\n${lastLines(log)}`);
  const lines = readFileSync(output, 'utf8').split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** The end of a log, to see why. */
function lastLines(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
}
