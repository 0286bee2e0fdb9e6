import { defineConfig } from 'vitest/config';

/** Generous: nothing here is timed, and builds run beside browsers. */
const PATIENCE = {
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // One for each core: half of the suites wait for a browser most of the time.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'coverage/tests.json' }]],
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
        // The spec's own words and numbers, commands and browsers: all on content that nobody edits.
        test: {
          name: 'built',
          // Files share what costs the most to start: modules, a browser, pages that were read.
          isolate: false,
          include: ['tests/{browser,commands}/**/*.test.ts', 'tests/site/fixtures.test.ts'],
          globalSetup: ['tests/setup/frozen-site.ts', 'tests/setup/built.ts'],
          ...PATIENCE,
        },
      },
      {
        // What holds for any content, on content/ as it is now (npm test -- --content).
        test: {
          name: 'content',
          include: ['tests/site/content.test.ts'],
          globalSetup: 'tests/setup/content-site.ts',
          ...PATIENCE,
        },
      },
      {
        // Minutes, not seconds: for CI, and for `npm test -- --slow`.
        test: {
          name: 'slow',
          include: ['tests/slow/**/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/setup/frozen-site.ts', 'tests/setup/built.ts'],
          ...PATIENCE,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
