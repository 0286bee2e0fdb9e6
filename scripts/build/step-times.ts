/** What each step of a build took by the clock; the bundling runs beside others. Unit: seconds. */
export type StepTimes = Record<string, number>;

/** Runs a step and takes its time. */
export type RunStep = <Result>(
  step: string,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

/** A runner of steps that adds what each took to `times`. */
export function stepRunner(times: StepTimes): RunStep {
  return async (step, work) => {
    const started = performance.now();
    const result = await work();
    times[step] = (performance.now() - started) / 1000;
    return result;
  };
}
