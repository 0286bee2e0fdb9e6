import type { Contexts } from './expression.ts';

/** Where a job runs on this machine, in place of a hosted runner. */
export interface LocalJob {
  /** A bare repository that holds the commits of the run. */
  repository: string;
  /** An empty folder, for the clone. */
  workspace: string;
  /** Temporary files of this job (RUNNER_TEMP). */
  temp: string;
  /** What jobs keep for later runs. */
  caches: string;
  contexts: Contexts;
  /** What is left to do once all steps went well, as saving a cache. */
  after: (() => Promise<void>)[];
}

/** Outputs of a step, by name. */
export type Outputs = Record<string, string>;

/** Why a step failed, told with its name. */
export class StepError extends Error {}
