import { HOST_CONFIGS } from '../artifacts/hosts/host-configs.ts';
import {
  readBase as readBuiltBase,
  readHeaderRules,
  readRedirects,
} from '../preview/site-folder.ts';
import { BuildError, OUT_OPTION, readOptions, readPort, run, UsageError } from './command.ts';

const HOSTS = Object.keys(HOST_CONFIGS).join('|');
const USAGE = `npm run --silent headers -- --for ${HOSTS} [--root FOLDER] [--server-name NAME] [--port N] [--out DIR]`;

/** Nothing that ends a value of a configuration, or that a host would fill in. */
const ROOT = /^\/[\w./@~+ -]*$/;
const SERVER_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

/** `npm run headers`: the configuration of a host that reads no `_headers` file, for a built site. */
await run(async () => {
  const options = {
    for: { type: 'string', default: '' },
    out: OUT_OPTION,
    root: { type: 'string', default: '/var/www/site' },
    'server-name': { type: 'string', default: '' },
    port: { type: 'string', default: '' },
  } as const;
  const {
    for: host,
    out,
    root,
    port,
    ...given
  } = readOptions(process.argv.slice(2), options, USAGE);
  const format = HOST_CONFIGS[host];
  if (format === undefined)
    throw new UsageError(`--for: expected the name of a host.\nUsage: ${USAGE}`);
  const serverName = given['server-name'];
  if (!ROOT.test(root))
    throw new UsageError(
      `--root: expected the folder of the site on the host, such as /var/www/site, found "${root}".`,
    );
  if (serverName !== '' && !SERVER_NAME.test(serverName))
    throw new UsageError(
      `--server-name: expected a name such as www.example.com, found "${serverName}".`,
    );
  const rules = await readHeaderRules(out);
  if (rules.length === 0) throw new BuildError(`No site in "${out}". Run "npm run build" first.`);
  const base = await readBuiltBase(out);
  if (base !== '')
    throw new BuildError(
      `The site in "${out}" was built to stand below ${base}/ (--base), but a configuration is for a host that has the site at its top. Build it without --base.`,
    );
  const config = format({
    rules,
    redirects: await readRedirects(out),
    root,
    serverName: serverName || undefined,
    port: port === '' ? undefined : readPort(port),
  });
  console.log(config.trimEnd());
});
