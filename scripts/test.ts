import { spawnSync } from 'node:child_process';
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
  ? [step('tsx', 'scripts/check.ts')]
  : [step('tsc', '--noEmit'), step('biome', 'check', '--error-on-warnings', '.')];
const ran = step('vitest', 'run', ...projects.map((name) => `--project=${name}`), ...names);

const { numPassedTests, numFailedTests, testResults } = existsSync(REPORT)
  ? reportSchema.parse(JSON.parse(readFileSync(REPORT, 'utf8')))
  : { numPassedTests: 0, numFailedTests: 1, testResults: [] };
const seconds = ({ startTime, endTime }: (typeof testResults)[number]) =>
  (endTime - startTime) / 1000;
console.log('\nThe slowest files, in seconds:');
for (const file of testResults.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, 20)) {
  console.log(`${seconds(file).toFixed(1).padStart(6)}  ${relative('.', file.name)}`);
}
const contexts = existsSync(CONTEXTS) ? readFileSync(CONTEXTS, 'utf8').length : 0;
console.log(`${contexts} browser contexts, of at most ${MOST_CONTEXTS} without the slow tests.`);
steps.push(isSlow || contexts <= MOST_CONTEXTS);

const passed = numPassedTests + steps.filter(Boolean).length;
// When the runner failed without a failed test, that is one.
const failed = (numFailedTests || (ran ? 0 : 1)) + steps.filter((fine) => !fine).length;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one of the project's tools; its output is shown as it comes. */
function step(tool: string, ...args: string[]): boolean {
  console.log(`\n${tool} ${args.join(' ')}`);
  return (
    spawnSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}
