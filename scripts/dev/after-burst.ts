/** How long no event may come before a burst counts as over. Unit: milliseconds. */
export const QUIET_FOR = 100;

/**
 * Makes a listener that runs a task once for a burst of events, when the last of them has come: one
 * save of an editor is several events, and a git checkout hundreds. One run at a time; whatever
 * comes in the meantime is one more run.
 */
export function afterBurst(task: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let queued = false;
  const enqueue = () => {
    if (queued) return;
    queued = true;
    running = running.then(() => {
      queued = false;
      return task();
    });
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(enqueue, QUIET_FOR);
  };
}
