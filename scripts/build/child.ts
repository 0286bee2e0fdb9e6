import { fork } from 'node:child_process';

/** What a process took: all its cores together, and its largest size. */
export interface Usage {
  cpuSeconds: number;
  peakMegabytes: number;
}

/** What a child says: how far it is, why it gave up, or what came of it. */
type Message<Result> = { done: number } | { failure: string } | { result: Result; usage: Usage };

/** What the processes of this build took that have ended. */
export const childUsages: Usage[] = [];

/** What this process took until now. */
export function ownUsage(): Usage {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMegabytes: maxRSS / 1000 };
}

interface ChildOptions {
  /** Ends the process. */
  signal: AbortSignal;
  /** Is given how much is done, in the module's own measure. */
  report?: (done: number) => void;
}

/**
 * Runs a module of this folder as a process of its own, to its end. The module calls `asChild` and
 * is one of those of scripts/bundle-commands.ts.
 * @param job what the module is to do; has to be plain data, as its result has to be
 * Throws what the child threw.
 */
export function runChild<Result>(
  module: string,
  job: object,
  { signal, report }: ChildOptions,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork('scripts/quick.mjs', [module], { signal, execArgv: [] });
    // Before the folder that it works in is cleared away.
    const kill = () => child.kill('SIGKILL');
    process.prependOnceListener('exit', kill);
    let failure: string | undefined;
    let ended: { result: Result } | undefined;
    child.on('message', (message: Message<Result>) => {
      if ('done' in message) report?.(message.done);
      else if ('failure' in message) failure = message.failure;
      else {
        childUsages.push(message.usage);
        ended = message;
      }
    });
    // One that is told to end by the signal still has to end.
    child.on('error', (error) => (signal.aborted ? undefined : reject(error)));
    child.on('exit', (code, end) => {
      process.off('exit', kill);
      if (code === 0 && ended !== undefined) resolve(ended.result);
      else reject(new ChildError(failure ?? `${module} was ended by ${end ?? `code ${code}`}.`));
    });
    child.send(job);
  });
}

/** What a child threw: its own trace stands in the place of this process's. */
class ChildError extends Error {
  constructor(failure: string) {
    super(failure);
    this.stack = failure;
  }
}

/** Does the job that the parent sends, and ends; also when the parent is gone. */
export function asChild<Job, Result>(
  work: (job: Job, report: (done: number) => void) => Promise<Result>,
) {
  const orphaned = () => process.exit(1);
  process.once('disconnect', orphaned);
  process.once('message', async (job: Job) => {
    const send = (message: Message<Result>) => {
      if (process.connected) process.send?.(message);
    };
    try {
      const result = await work(job, (done) => send({ done }));
      send({ result, usage: ownUsage() });
    } catch (error) {
      process.exitCode = 1;
      send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
    process.off('disconnect', orphaned);
    if (process.connected) process.disconnect();
  });
}
