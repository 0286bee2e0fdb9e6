import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into each process of a build by bench.ts: it tells at the end what the process has used.
const { USAGE_REPORT } = process.env;
if (isMainThread && USAGE_REPORT) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    const usage = {
      /** Of all threads. Unit: seconds. */
      processor: (user + system) / 1e6,
      /** At most at any time. Unit: megabytes. */
      memory: process.resourceUsage().maxRSS / 1000,
      stages: performance.getEntriesByType('measure').map(({ name, startTime, duration }) => {
        return { name, begins: startTime / 1000, takes: duration / 1000 };
      }),
    };
    appendFileSync(USAGE_REPORT, `${JSON.stringify(usage)}\n`);
  });
}
