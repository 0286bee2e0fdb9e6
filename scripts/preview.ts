import { isIPv6 } from 'node:net';
import { BuildError, OUT_OPTION, readOptions, readPort, run, UsageError } from './command.ts';
import { portOf, serveStatic, siteBase, THIS_MACHINE } from './static-server.ts';
import { codeOf } from './system.ts';

/** `npm run preview`: serves what was built last. */
await run(async () => {
  const { out, port, host } = readOptions(
    {
      out: OUT_OPTION,
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: THIS_MACHINE },
    },
    'npm run preview -- [--out DIR] [--port N] [--host ADDRESS]',
  );
  // Node would listen everywhere.
  if (host.trim() === '')
    throw new UsageError('--host is empty. Write an address such as 0.0.0.0.');
  const server = await serveStatic(out, readPort(port), host).catch((error: unknown) => {
    throw new BuildError(refusals(out, port, host)[codeOf(error)] ?? String(error));
  });
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? THIS_MACHINE : isIPv6(host) ? `[${host}]` : host;
  const base = siteBase(out);
  const address = `http://${name}:${portOf(server)}${base && `${base}/`}`;
  console.log(`The site is at ${address} (Ctrl-C ends it)`);
  if (host !== THIS_MACHINE) console.log(`It listens at ${host}: other machines may see it too.`);
});

/** Why a site cannot be served, by the system's codes. */
function refusals(folder: string, port: string, host: string): Readonly<Record<string, string>> {
  const noAddress = `"${host}" is no address of this machine: choose another with -- --host ADDRESS.`;
  return {
    ENOENT: `There is no site in "${folder}": run "npm run build" first.`,
    EADDRINUSE: `Port ${port} is taken: choose another with -- --port N.`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
  };
}
