import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One for each core: half of the suites wait for a browser most of the time.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'coverage/tests.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{model,admin,scripts,components,islands,renderer,pages}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'built',
          include: ['tests/{output,browser,commands}/**/*.test.ts'],
          globalSetup: 'tests/setup/built-site.ts',
          // Generous: nothing here is timed, and builds run beside browsers.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Minutes, not seconds: for CI, and for `npm run test:slow`.
        test: { name: 'slow', include: ['tests/slow/**/*.test.ts'], testTimeout: 600_000 },
      },
    ],
  },
});
