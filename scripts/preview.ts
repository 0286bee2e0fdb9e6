import { isIPv6 } from 'node:net';
import { OUT_OPTION, readOptions, readPort, run, UsageError } from './command.ts';
import { portOf, serveStatic, siteBase, THIS_MACHINE } from './static-server.ts';

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
  if (host.trim() === '') {
    throw new UsageError('--host is empty. Write an address such as 0.0.0.0.');
  }
  const server = await serveStatic(out, readPort(port), host);
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? THIS_MACHINE : isIPv6(host) ? `[${host}]` : host;
  console.log(`The site is at http://${name}:${portOf(server)}${siteBase(out)}/ (Ctrl-C ends it)`);
  if (host !== THIS_MACHINE) console.log(`It listens at ${host}: other machines may see it too.`);
});
