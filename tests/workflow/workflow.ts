import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildError, readArguments, run, UsageError } from '../../scripts/cli/command.ts';
import { workflow } from '../support/workflows.ts';
import { commitChange } from './commits.ts';
import { type JobResult, runJobs } from './run-jobs.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

const USAGE = `npm run test:workflow -- [--keep] [${Object.keys(SCENARIOS).join('|')} ...]`;

/**
 * `npm run test:workflow`: runs the jobs of site.yml on this machine, step by step, in clean clones of
 * the last commit. What only GitHub has is done in place: checkout, caches, the packing for Pages.
 */
await run(async () => {
  const options = { keep: { type: 'boolean', default: false } } as const;
  const { values, words } = readArguments(process.argv.slice(2), options, USAGE);
  const names = words.length > 0 ? words : Object.keys(SCENARIOS);
  const folder = await mkdtemp(join(tmpdir(), 'workflow-'));
  let wrong = 0;
  try {
    for (const name of names) {
      const scenario = SCENARIOS[name];
      if (scenario === undefined) throw new UsageError(`No run "${name}".\nUsage: ${USAGE}`);
      console.log(`${scenario.title}:`);
      const results = await runScenario(scenario, join(folder, name), join(folder, 'caches'));
      const fault = faultOf(scenario, results);
      console.log(fault ?? `  As expected. ${timesLine(results)}\n`);
      if (fault !== undefined) wrong++;
    }
  } finally {
    if (values.keep) console.log(`Clones and logs: ${folder}`);
    else await rm(folder, { recursive: true, force: true });
  }
  if (wrong > 0) throw new BuildError(`${wrong} of ${names.length} did not go as expected.`);
});

async function runScenario(
  scenario: Scenario,
  folder: string,
  caches: string,
): Promise<JobResult[]> {
  mkdirSync(folder, { recursive: true });
  const { repository, before, sha } = await commitChange(scenario, folder);
  const { jobs } = workflow('site.yml');
  if (scenario.tested) noteTested(before, jobs.tests?.strategy?.matrix.node ?? [], caches);
  const ref = scenario.event === 'push' ? 'refs/heads/main' : 'refs/pull/1/merge';
  const github = { event_name: scenario.event, ref, sha, event: { before } };
  const contexts = { github, vars: scenario.vars };
  const tell = (line: string) => console.log(line);
  return runJobs(jobs, scenario.jobs, { repository, folder, caches, contexts, tell });
}

/** Leaves what an earlier run left: which commit passed all tests. */
function noteTested(commit: string, nodes: readonly string[], caches: string): void {
  mkdirSync(caches, { recursive: true });
  for (const node of nodes) writeFileSync(join(caches, `tested-${node}-${commit}`), `${commit}\n`);
}

/** What went otherwise than expected; a job that wants another Node than this one counts as left out. */
function faultOf({ failsAt }: Scenario, results: readonly JobResult[]): string | undefined {
  const failed = results
    .flatMap(({ steps }) => steps)
    .filter(({ outcome, reason }) => outcome === 'failure' && !reason?.includes('runs here'))
    .map(({ name }) => name);
  const expected = failsAt === undefined ? [] : [failsAt];
  if (failed.join() === expected.join()) return undefined;
  return `  Expected to fail: ${expected.join(', ') || 'nothing'}. Failed: ${failed.join(', ') || 'nothing'}.\n`;
}

/** How long the jobs took that GitHub runs side by side. */
function timesLine(results: readonly JobResult[]): string {
  const seconds = results.map(({ steps }) => steps.reduce((sum, step) => sum + step.seconds, 0));
  return `The longest job took ${Math.max(0, ...seconds).toFixed(0)} s.`;
}
