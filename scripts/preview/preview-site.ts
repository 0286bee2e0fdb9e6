import { type AddressInfo, isIPv6 } from 'node:net';
import { BuildError, readPort, UsageError } from '../cli/command.ts';
import { serveStatic, siteBase, THIS_MACHINE } from './static-server.ts';

export const PORT_OPTION = { type: 'string', default: '4173' } as const;
export const HOST_OPTION = { type: 'string', default: THIS_MACHINE } as const;

/**
 * Serves a built site and prints its address.
 * @param host where to listen, "0.0.0.0" for all addresses of this machine
 */
export async function previewSite(
  folder: string,
  port: string,
  host: string = HOST_OPTION.default,
): Promise<void> {
  const number = readPort(port);
  // Node would listen everywhere.
  if (host.trim() === '')
    throw new UsageError('--host is empty. Write an address such as 0.0.0.0.');
  try {
    const server = await serveStatic(folder, number, host);
    const address = `http://${nameFor(host)}:${portOf(server.address())}`;
    const base = siteBase(folder);
    console.log(`The site is at ${address}${base && `${base}/`} (Ctrl-C ends it)`);
    if (host !== THIS_MACHINE) console.log(`It listens at ${host}: other machines may see it too.`);
  } catch (error) {
    throw new BuildError(explain(error, folder, port, host));
  }
}

/** The port that a listening server was given. */
export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** How this machine's browser calls an address that is listened at. */
function nameFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return THIS_MACHINE;
  return isIPv6(host) ? `[${host}]` : host;
}

function explain(error: unknown, folder: string, port: string, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `There is no site in "${folder}": run "npm run build" first.`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another with -- --port N.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `"${host}" is no address of this machine: choose another with -- --host ADDRESS.`;
  }
  return `The site cannot be served: ${error instanceof Error ? error.message : error}`;
}
