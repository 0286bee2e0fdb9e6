/** A step of a build, and how long it took by the clock; steps can run side by side. Unit: seconds. */
export interface StepTime {
  step: string;
  seconds: number;
}

/** Takes the time of each step of a build, in the order in which they end. */
export class StepTimes {
  readonly list: StepTime[] = [];

  async time<Result>(step: string, work: () => Result | Promise<Result>): Promise<Result> {
    const started = performance.now();
    const result = await work();
    this.list.push({ step, seconds: (performance.now() - started) / 1000 });
    return result;
  }
}
