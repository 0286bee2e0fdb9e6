import type { Reporter, TestModule } from 'vitest/node';

/** Prints the reasons for skipped tests. Those that a filter such as `-t` skips don't have any. */
export class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = new Map<string, number>();
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result();
        const reason = result.state === 'skipped' ? result.note : undefined;
        if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
      }
    }
    for (const [reason, count] of counts) {
      console.log(`\nSkipped: ${count} ${count === 1 ? 'test' : 'tests'}. ${reason}`);
    }
  }
}
