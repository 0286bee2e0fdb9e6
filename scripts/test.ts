import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';

/** Where the test runner leaves its counts (vitest.config.ts). */
const REPORT = 'coverage/tests.json';

const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
});

/**
 * `npm test`: types, lint, then every test; with `--slow` the slow ones too; with `--content` only the
 * check of content/ and the rules of any site. Other words go to the test runner, which takes them for
 * parts of the names of files. The last line counts what passed, failed and was skipped.
 */
const words = process.argv.slice(2);
const names = words.filter((word) => !['--slow', '--content'].includes(word));
const isContent = words.includes('--content');
const projects = isContent ? ['content'] : ['unit', 'dom', 'content', 'built'];
// The slow tests are a part of the project "built" (vitest.config.ts), whose sites and browsers they use.
// What is about to be published gets the longer look, too.
if (isContent || words.includes('--slow')) process.env.SLOW = '1';

const steps = isContent
  ? [step('tsx', 'scripts/check.ts')]
  : [step('tsc', '--noEmit'), step('biome', 'check', '--error-on-warnings', '.')];
rmSync(REPORT, { force: true });
const ran = step('vitest', 'run', ...projects.map((name) => `--project=${name}`), ...names);
const report = existsSync(REPORT)
  ? reportSchema.parse(JSON.parse(readFileSync(REPORT, 'utf8')))
  : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };

const passed = report.numPassedTests + steps.filter(Boolean).length;
// A runner that fails without a failed test counts as one.
const failedTests = report.numFailedTests || (ran ? 0 : 1);
const failed = failedTests + steps.filter((fine) => !fine).length;
const skipped = report.numPendingTests;
const counts = [`${passed} passed`, `${failed} failed`];
if (skipped > 0) counts.push(`${skipped} skipped`);
console.log(counts.join(', '));
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one of the project's tools; its output is shown as it comes. */
function step(tool: string, ...args: string[]): boolean {
  console.log(`\n${tool} ${args.join(' ')}`);
  return (
    spawnSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}
