import type { AddressInfo } from 'node:net';
import { BuildError, readPort } from './command.ts';
import { onSignal } from './on-signal.ts';
import { readBase } from './preview/site-folder.ts';
import { serveStatic } from './static-server.ts';

export const PORT_OPTION = { type: 'string', default: '4173' } as const;

/** Serves a built site and prints its address. */
export async function previewSite(folder: string, port: string): Promise<void> {
  const number = readPort(port);
  try {
    const server = await serveStatic(folder, number);
    const address = `http://localhost:${portOf(server.address())}`;
    const base = await readBase(folder);
    onSignal();
    console.log(`The site is at ${address}${base && `${base}/`} (Ctrl-C ends it)`);
  } catch (error) {
    throw new BuildError(explain(error, folder, port));
  }
}

/** The port that a listening server was given. */
export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

function explain(error: unknown, folder: string, port: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `There is no site in "${folder}": run "npm run build" first.`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another with -- --port N.`;
  return `The site cannot be served: ${error instanceof Error ? error.message : error}`;
}
