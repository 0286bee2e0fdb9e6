import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';

/** The test runner's report (vitest.config.ts). */
const REPORT = 'coverage/tests.json';

const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
});

/**
 * `npm test`: types, lint and tests; with `--slow` only the tests that take minutes or need other
 * programs; with `--content` only the check of content/ and the rules for any site. Other arguments go
 * to the test runner, which treats them as parts of file names. The last line counts passed, failed and
 * skipped tests.
 */
const args = process.argv.slice(2);
const names = args.filter((arg) => !['--slow', '--content'].includes(arg));
const { commands, projects } = planOf(args);

rmSync(REPORT, { force: true });
const done = commands.map((command) => run(...command));
const ran = run('vitest', 'run', ...projects.map((name) => `--project=${name}`), ...names);
const report = existsSync(REPORT)
  ? reportSchema.parse(JSON.parse(readFileSync(REPORT, 'utf8')))
  : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };

const passed = report.numPassedTests + done.filter(Boolean).length;
// A runner failure without a failed test counts as one.
const failedTests = report.numFailedTests || (ran ? 0 : 1);
const failed = failedTests + done.filter((fine) => !fine).length;
const skipped = report.numPendingTests;
const counts = [`${passed} passed`, `${failed} failed`];
if (skipped > 0) counts.push(`${skipped} skipped`);
console.log(counts.join(', '));
process.exitCode = failed === 0 ? 0 : 1;

type Command = [tool: string, ...args: string[]];

/** Commands, and projects of the test runner (vitest.config.ts). */
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

function run(...[tool, ...args]: Command): boolean {
  console.log(`\n${tool} ${args.join(' ')}`);
  return (
    spawnSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}
