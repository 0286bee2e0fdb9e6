import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/** Where the test runner leaves its results, and tests a character for each browser context. */
const REPORT = 'coverage/tests.json';
const CONTEXTS = 'coverage/contexts';
/** What a run without the slow tests may use. */
const MOST_CONTEXTS = 130;

const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/**
 * `npm test`: types, lint, then every test; with `--slow` the slow ones too; with `--content` only the
 * check of content/ and the rules of any site. Other words are names of files. The last line counts
 * what passed and failed.
 */
const words = process.argv.slice(2);
const names = words.filter((word) => !['--slow', '--content'].includes(word));
const onContent = words.includes('--content');
const isSlow = words.includes('--slow');
const projects = onContent ? ['content'] : ['unit', 'dom', 'content', 'built'];
// For vitest.config.ts: in one project, so that the slow tests use the same sites and browsers.
if (isSlow) process.env.SLOW = '1';

mkdirSync('coverage', { recursive: true });
for (const file of [REPORT, CONTEXTS]) rmSync(file, { force: true });
const steps = onContent
  ? [await step('tsx', 'scripts/check.ts')]
  : [await step('tsc', '--noEmit'), await step('biome', 'check', '--error-on-warnings', '.')];
const ran = await step('vitest', 'run', ...projects.map((name) => `--project=${name}`), ...names);

const report = existsSync(REPORT)
  ? reportSchema.parse(JSON.parse(readFileSync(REPORT, 'utf8')))
  : { numPassedTests: 0, numFailedTests: 1, testResults: [] };
const slowest = report.testResults
  .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
  .toSorted((one, other) => other.seconds - one.seconds)
  .slice(0, 20);
console.log('\nThe slowest files, in seconds:');
for (const { name, seconds } of slowest) {
  console.log(`${seconds.toFixed(1).padStart(6)}  ${relative('.', name)}`);
}
const contexts = existsSync(CONTEXTS) ? readFileSync(CONTEXTS, 'utf8').length : 0;
console.log(`${contexts} browser contexts, of at most ${MOST_CONTEXTS} without the slow tests.`);
steps.push(isSlow || contexts <= MOST_CONTEXTS);

const failed = report.numFailedTests + steps.filter((fine) => !fine).length;
// When the runner failed without a failed test, that is one.
const all = failed === 0 && !ran ? 1 : failed;
console.log(`${report.numPassedTests + steps.filter(Boolean).length} passed, ${all} failed`);
process.exitCode = all === 0 ? 0 : 1;

/** Runs one of the project's tools; its output is shown as it comes. */
function step(tool: string, ...args: string[]): Promise<boolean> {
  console.log(`\n${tool} ${args.join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
