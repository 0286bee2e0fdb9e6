import { defineConfig } from 'vitest/config';

/** Makes the tests the same on every machine. */
const setupFiles = ['tests/setup/environment.ts'];

/** Generous, because tests share the machine with builds and browsers. Unit: milliseconds. */
const PATIENCE = {
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 240_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // One per core: half of the suites mostly wait for a browser.
    maxWorkers: '100%',
    // The threshold for naming slow tests. Unit: milliseconds.
    slowTestThreshold: 5000,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          setupFiles,
          testTimeout: 30_000,
          include: [
            '{model,scripts,components,renderer,pages}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
        },
      },
      {
        // Isolated, because listeners on the document would outlive their test.
        test: {
          name: 'dom',
          setupFiles,
          testTimeout: 30_000,
          include: ['{admin,islands}/**/*.test.{ts,tsx}'],
        },
      },
      {
        // Rules for any content, on content/ as it is now (npm run test:content).
        test: {
          name: 'content',
          include: ['tests/site/content.test.ts'],
          globalSetup: ['tests/setup/find-browser.ts', 'tests/setup/content-site.ts'],
          ...PATIENCE,
        },
      },
      {
        // Two sites of six cities, built and served once: rules, commands and browsers.
        test: {
          name: 'built',
          // Files share what is slow to start: modules and a browser.
          isolate: false,
          setupFiles,
          include: [
            'tests/{browser,commands}/**/*.test.ts',
            'tests/site/{fixtures,snapshots}.test.ts',
          ],
          globalSetup: ['tests/setup/find-browser.ts', 'tests/setup/built.ts'],
          ...PATIENCE,
        },
      },
      {
        // Tests that take minutes or need other programs, on the same two sites (npm run test:slow).
        test: {
          name: 'slow',
          isolate: false,
          setupFiles,
          include: ['tests/slow/**/*.test.ts'],
          globalSetup: ['tests/setup/find-browser.ts', 'tests/setup/built.ts'],
          ...PATIENCE,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
