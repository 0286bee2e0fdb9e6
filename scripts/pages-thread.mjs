import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { build, prerender } from 'vike/api';
import { getGlobalContext } from 'vike/server';
import { bundleStart } from './editor/bundle-start.mjs';

// The thread that render-pages.ts starts. It is plain JavaScript, so that nothing reads the packages of
// vike and Vite in search of TypeScript, as tsx would: that takes longer than to load them.

/** @type {import('./render-pages.ts').PagesTask} */
const { options, editorStart } = workerData;
if (!parentPort) throw new Error('This file is a thread of scripts/render-pages.ts.');

// vike keeps what is thrown here to itself, so errors are messages too.
try {
  await build(options);
  await bundleStart(editorStart);
  answer({});

  await once(parentPort, 'message');
  await withoutLog(() => prerender(options));
  const { policy } = await getGlobalContext();
  answer({ policy });
} catch (error) {
  answer({ error });
}

/** @param {import('./render-pages.ts').PagesAnswer} message */
function answer(message) {
  parentPort?.postMessage(message);
}

/**
 * Does something without what it logs: vike prints a line for each page.
 * @param {() => Promise<unknown>} action
 */
async function withoutLog(action) {
  const { log } = console;
  console.log = () => {};
  try {
    await action();
  } finally {
    console.log = log;
  }
}
