import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Lets Ctrl-C and a request to end stop the command at once: `clean` runs if there is something to
 * clean, and the exit code tells the signal as shells expect it, 128 and its number.
 * @returns lets signals do what they did before
 */
export function onSignal(clean: () => void = () => {}): () => void {
  const handlers = SIGNALS.map((signal) => {
    const handler = () => {
      clean();
      process.exit(128 + constants.signals[signal]);
    };
    process.once(signal, handler);
    return { signal, handler };
  });
  return () => {
    for (const { signal, handler } of handlers) process.off(signal, handler);
  };
}
