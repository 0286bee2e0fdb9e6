import { defineConfig } from 'vitest/config';
import { SkipReporter } from './tests/setup/skip-reporter.ts';

/** Generous: nothing here is timed, and builds run beside browsers. Unit: milliseconds. */
const PATIENCE = {
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // One for each core: half of the suites wait for a browser most of the time.
    maxWorkers: '100%',
    // Counts for scripts/test.ts, and why tests were skipped.
    reporters: ['default', ['json', { outputFile: 'coverage/tests.json' }], new SkipReporter()],
    // Tests that take longer are named. Unit: milliseconds.
    slowTestThreshold: 5000,
    projects: [
      {
        test: {
          name: 'unit',
          // Files share the modules that they import.
          isolate: false,
          testTimeout: 30_000,
          include: [
            '{model,scripts,components,renderer,pages}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
        },
      },
      {
        // Apart from each other: what listens to a document of one test would hear the next.
        test: {
          name: 'dom',
          include: ['{admin,islands}/**/*.test.{ts,tsx}'],
        },
      },
      {
        // What holds for any content, on content/ as it is now (npm test -- --content).
        test: {
          name: 'content',
          include: ['tests/site/content.test.ts'],
          globalSetup: ['tests/setup/find-browser.ts', 'tests/setup/content-site.ts'],
          ...PATIENCE,
        },
      },
      {
        // Two sites of six cities, built and served once: rules, commands, browsers.
        test: {
          name: 'built',
          // Files share what costs the most to start: modules and a browser.
          isolate: false,
          include: [
            'tests/{browser,commands}/**/*.test.ts',
            'tests/site/{fixtures,snapshots}.test.ts',
          ],
          globalSetup: ['tests/setup/find-browser.ts', 'tests/setup/built.ts'],
          ...PATIENCE,
        },
      },
      {
        // What takes minutes or needs other programs, on the same two sites (npm test -- --slow).
        test: {
          name: 'slow',
          isolate: false,
          include: ['tests/slow/**/*.test.ts'],
          globalSetup: ['tests/setup/find-browser.ts', 'tests/setup/built.ts'],
          ...PATIENCE,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
