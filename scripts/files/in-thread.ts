import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Content } from '../../model/content.ts';

/** What is written beside the pages, and where. */
export interface FilesTask {
  content: Content;
  contentFolder: string;
  /** The folder of the new site. */
  folder: string;
}

/**
 * Makes the files beside the pages in a thread of its own, while this one renders pages: drawing the
 * maps takes about as long. The thread ends with the process at the latest.
 * @returns the addresses of the files
 */
export async function writeFilesInThread(task: FilesTask): Promise<string[]> {
  const entry = new URL('./thread.mjs', import.meta.url);
  const thread = new Worker(entry, { workerData: task });
  const [paths] = await once(thread, 'message');
  return paths;
}
