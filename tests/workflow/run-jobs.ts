import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '../support/workflows.ts';
import { type Contexts, fillIn, runsIf, type Status } from './expression.ts';
import { runSteps, type StepResult } from './run-steps.ts';

/** How a job went, or one of its matrix. */
export interface JobResult {
  id: string;
  name: string;
  outcome: Status | 'skipped';
  steps: StepResult[];
  /** Where it ran: "site", the clone; "temp", its logs and its summary. */
  folder: string;
}

/** A run of a workflow on this machine. */
export interface Run {
  /** A bare repository with the commits. */
  repository: string;
  /** Where clones, logs and caches are made. */
  folder: string;
  caches: string;
  contexts: Contexts;
  /** What is told as it happens. */
  tell: (line: string) => void;
}

/**
 * Runs jobs, each in a clean clone, those first that others need. Jobs that GitHub would run side by
 * side run one after the other.
 * @param only the jobs to run; what others of them need counts as done
 */
export async function runJobs(
  jobs: Readonly<Record<string, Job>>,
  only: readonly string[],
  run: Run,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const id of only) {
    const job = jobs[id];
    if (job === undefined) throw new Error(`The workflow has no job "${id}".`);
    const needed = results.filter((result) => job.needs?.includes(result.id));
    const status = needed.every(({ outcome }) => outcome === 'success') ? 'success' : 'failure';
    for (const matrix of combinations(job)) {
      const contexts = { ...run.contexts, matrix };
      const name = fillIn(job.name, contexts);
      const folder = join(run.folder, [id, ...Object.values(matrix)].join('-'));
      if (!runsIf(job.if, contexts, status)) {
        results.push({ id, name, outcome: 'skipped', steps: [], folder });
        continue;
      }
      run.tell(`  ${name}`);
      results.push({ id, name, folder, ...(await runJob(job, folder, { ...run, contexts })) });
    }
  }
  return results;
}

/** Every combination of a matrix; one without any for a job that has none. */
function combinations({ strategy }: Job): Record<string, string>[] {
  return Object.entries(strategy?.matrix ?? {}).reduce<Record<string, string>[]>(
    (all, [name, values]) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

async function runJob(job: Job, folder: string, { repository, caches, contexts, tell }: Run) {
  const workspace = join(folder, 'site');
  await mkdir(workspace, { recursive: true });
  const after: (() => Promise<void>)[] = [];
  const local = { repository, workspace, temp: join(folder, 'temp'), caches, contexts, after };
  const { status, results: steps } = await runSteps(job.steps, local);
  for (const { name, outcome, seconds, reason } of steps) {
    tell(`    ${outcome.padEnd(8)}${seconds.toFixed(1).padStart(7)} s  ${name}`);
    if (reason !== undefined) tell(reason.replace(/^/gm, '      '));
  }
  if (status === 'success') for (const rest of after) await rest();
  return { outcome: status, steps };
}
