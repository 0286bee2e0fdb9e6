import { StepTimes } from './step-times.ts';

/** Runs a step of a build and takes its time. */
type RunStep = <Result>(step: string, work: () => Result | Promise<Result>) => Promise<Result>;

/** The ways to run the steps of a build. */
export interface Steps {
  /** One that the next ones wait for. */
  run: RunStep;
  /** One that goes on beside the next ones, which await it in the end. */
  beside: RunStep;
  /** Aborted when the build ends. */
  signal: AbortSignal;
  times: StepTimes;
}

/** Runs the steps of a build; when one fails, those beside it are stopped, and have ended, first. */
export async function withSteps(build: (steps: Steps) => Promise<void>): Promise<void> {
  const times = new StepTimes();
  const stop = new AbortController();
  const running: Promise<unknown>[] = [];
  const run: RunStep = (step, work) => times.time(step, work);
  const beside: RunStep = (step, work) => {
    const result = run(step, work);
    running.push(result.catch(() => {}));
    return result;
  };
  try {
    await build({ run, beside, signal: stop.signal, times });
  } finally {
    stop.abort();
    await Promise.all(running);
  }
}
