/**
 * Keeps when a stage of the build begins and how long it takes, on Node's own timeline of performance,
 * where `npm run bench` finds it.
 */
export async function stage<Result>(name: string, work: Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work;
  } finally {
    performance.measure(name, { start });
  }
}
