import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { EXIT } from './command.ts';

/** Where the test runner leaves its counts (vitest.config.ts). */
const REPORT = 'coverage/tests.json';

const reportSchema = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });

/** Figures that the runner writes. */
interface Counts {
  passed: number;
  failed: number;
}

/** Asks for the slow tests too, or for those of content/ alone. */
const LANES = ['--slow', '--content'];
const names = process.argv.slice(2).filter((argument) => !LANES.includes(argument));
const asked = (lane: string) => process.argv.includes(lane);

/**
 * `npm test`: types, lint, then every test; with `--slow` the slow ones too; with `--content` only the
 * check of content/ and the rules for any site. The last line counts what passed and failed.
 */
await rm(REPORT, { force: true });
const before = await stepsBefore();
const tests = await step('Tests', 'vitest', 'run', ...projects(), ...names);
const counts = add(await readCounts(tests), ...before.map(asCounts));
process.exitCode = tests && before.every(Boolean) ? EXIT.fine : EXIT.failed;
console.log(`${counts.passed} passed, ${counts.failed} failed`);

async function stepsBefore(): Promise<boolean[]> {
  if (asked('--content')) return [await step('Check', 'tsx', 'scripts/cli/check.ts')];
  return [
    await step('Types', 'tsc', '--noEmit'),
    await step('Lint', 'biome', 'check', '--error-on-warnings', '.'),
  ];
}

/**
 * The projects of vitest.config.ts to run, by their names: of two that are left out, the runner would
 * take each for the other's sake.
 */
function projects(): string[] {
  const usual = ['unit', 'dom', 'built', 'content', 'random'];
  if (asked('--slow')) usual.push('slow');
  const names = asked('--content') ? ['content'] : usual;
  return names.flatMap((name) => ['--project', name]);
}

/** Runs one of the project's tools; its output is shown as it comes. */
function step(label: string, tool: string, ...args: string[]): Promise<boolean> {
  console.log(`\n${label}: ${tool} ${args.join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** The runner's own counts; when it ended without any, it counts as one failure. */
async function readCounts(fine: boolean): Promise<Counts> {
  try {
    const { numPassedTests, numFailedTests } = reportSchema.parse(
      JSON.parse(await readFile(REPORT, 'utf8')),
    );
    const unexplained = !fine && numFailedTests === 0 ? 1 : 0;
    return { passed: numPassedTests, failed: numFailedTests + unexplained };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function asCounts(fine: boolean): Counts {
  return { passed: fine ? 1 : 0, failed: fine ? 0 : 1 };
}

function add(...all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}
