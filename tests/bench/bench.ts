import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const ROUNDS = 5;

/**
 * Times whole builds of this checkout, and with `--against DIR` alternately of another one with its own
 * packages. Prints a line for each round and the medians. Unit: seconds.
 */
const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
const checkouts = [against, '.'].filter((folder) => folder !== undefined);

const times = checkouts.map((): number[] => []);
for (let round = 1; round <= ROUNDS; round++) {
  for (const [index, checkout] of checkouts.entries()) times[index]?.push(buildIn(checkout));
  console.log(`round ${round}: ${times.map((each) => inSeconds(each.at(-1))).join(', ')}`);
}
for (const [index, checkout] of checkouts.entries()) {
  const sorted = times[index]?.toSorted((a, b) => a - b);
  const median = sorted?.at(Math.floor(ROUNDS / 2));
  console.log(`${checkout}: median ${inSeconds(median)}`);
}

/** Builds the site in a checkout. @returns the time it took, in milliseconds */
function buildIn(checkout: string): number {
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: resolve(checkout),
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The site could not be built in ${checkout}.`);
  return performance.now() - started;
}

function inSeconds(milliseconds = Number.NaN): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
