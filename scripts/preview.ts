import { isIPv6 } from 'node:net';
import { EXIT, isMain, OUT_OPTION, readOptions, readPort, run, UsageError } from './command.ts';
import { portOf, serveStatic, siteBase, THIS_MACHINE } from './static-server.ts';

/** `npm run preview`: serves what was built last. */
export async function main(args: readonly string[]): Promise<number> {
  const { out, port, host } = readOptions(
    args,
    {
      out: OUT_OPTION,
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: THIS_MACHINE },
    },
    'npm run preview -- [--out DIR] [--port N] [--host ADDRESS]',
  );
  // Node would listen everywhere.
  if (host.trim() === '') {
    throw new UsageError('--host is empty. Write an address such as 0.0.0.0.');
  }

  const server = await serveStatic(out, readPort(port), host);
  const address = `http://${hostName(host)}:${portOf(server)}${siteBase(out)}/`;
  console.log(`The site is at ${address} (Ctrl-C ends it)`);
  if (host !== THIS_MACHINE) console.log(`It listens at ${host}: other machines may see it too.`);
  return EXIT.success;
}

/** What stands in an address for what a server listens at. */
function hostName(host: string): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  if (isEverywhere) return THIS_MACHINE;
  return isIPv6(host) ? `[${host}]` : host;
}

if (isMain(import.meta.filename)) await run(main);
