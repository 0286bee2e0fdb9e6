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
 * `npm test`: types, lint and tests; with `--slow` the tests that take minutes or need other programs in
 * their place; with `--content` only the check of content/ and the rules of any site. Other words go to
 * the test runner, which takes them for parts of the names of files. The last line counts what passed,
 * failed and was skipped.
 */
const words = process.argv.slice(2);
const names = words.filter((word) => !['--slow', '--content'].includes(word));
const { commands, projects } = planOf(words);

rmSync(REPORT, { force: true });
const done = commands.map((command) => run(...command));
const ran = run('vitest', 'run', ...projects.map((name) => `--project=${name}`), ...names);
const report = existsSync(REPORT)
  ? reportSchema.parse(JSON.parse(readFileSync(REPORT, 'utf8')))
  : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };

const passed = report.numPassedTests + done.filter(Boolean).length;
// A runner that fails without a failed test counts as one.
const failedTests = report.numFailedTests || (ran ? 0 : 1);
const failed = failedTests + done.filter((fine) => !fine).length;
const skipped = report.numPendingTests;
const counts = [`${passed} passed`, `${failed} failed`];
if (skipped > 0) counts.push(`${skipped} skipped`);
console.log(counts.join(', '));
process.exitCode = failed === 0 ? 0 : 1;

/** A tool with what stands behind its name. */
type Command = [tool: string, ...args: string[]];

/** What a run is made of: commands, and projects of the test runner (vitest.config.ts). */
interface Plan {
  commands: Command[];
  projects: string[];
}

function planOf(options: readonly string[]): Plan {
  const check: Command = ['tsx', 'scripts/check.ts'];
  const types: Command = ['tsc', '--noEmit'];
  const lint: Command = ['biome', 'check', '--error-on-warnings', '.'];

  if (options.includes('--content')) return { commands: [check], projects: ['content'] };
  if (options.includes('--slow')) return { commands: [], projects: ['slow'] };
  return { commands: [types, lint], projects: ['unit', 'dom', 'content', 'built'] };
}

/** Runs one of the project's tools; its output is shown as it comes. */
function run(...[tool, ...args]: Command): boolean {
  console.log(`\n${tool} ${args.join(' ')}`);
  return (
    spawnSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}
