import { HOST_CONFIGS } from '../artifacts/headers/host-config.ts';
import { readHeaderRules } from '../preview/site-folder.ts';
import { BuildError, OUT_OPTION, readOptions, run, UsageError } from './command.ts';

const USAGE = `npm run --silent headers -- --for ${Object.keys(HOST_CONFIGS).join('|')} [--out DIR]`;

/** `npm run headers`: the headers of a built site for a host that reads no `_headers` file. */
await run(async () => {
  const options = { for: { type: 'string', default: '' }, out: OUT_OPTION } as const;
  const { for: host, out } = readOptions(process.argv.slice(2), options, USAGE);
  const format = HOST_CONFIGS[host];
  if (format === undefined)
    throw new UsageError(`--for: expected the name of a host.\nUsage: ${USAGE}`);
  const rules = await readHeaderRules(out);
  if (rules.length === 0) throw new BuildError(`No site in "${out}". Run "npm run build" first.`);
  console.log(format(rules).trimEnd());
});
