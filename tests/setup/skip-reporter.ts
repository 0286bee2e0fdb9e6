import type { Reporter, TestModule } from 'vitest/node';

/** Says at the end of a run, for each reason, how many tests were skipped. */
export class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = new Map<string, number>();
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result();
        const reason = (result.state === 'skipped' && result.note) || 'no reason is given.';
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
      }
    }
    for (const [reason, count] of counts) {
      console.log(`\nSkipped: ${count} ${count === 1 ? 'test' : 'tests'}. ${reason}`);
    }
  }
}
