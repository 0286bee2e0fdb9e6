import { parentPort, workerData } from 'node:worker_threads';
import { createSite } from '../../model/site.ts';
import type { FilesTask } from './in-thread.ts';
import { siteFiles, writeFiles } from './index.ts';

// The thread that in-thread.ts starts, which gives it what it needs.
const { content, contentFolder, folder }: FilesTask = workerData;
const site = createSite(content);
await writeFiles(site, contentFolder, folder);
parentPort?.postMessage(siteFiles(site).map(({ path }) => path));
