import { BuildError, readArguments, run, UsageError } from '../../scripts/cli/command.ts';
import { count } from '../../scripts/report/count.ts';
import { islandFaults } from './island-faults.ts';
import { goRound } from './round.ts';

const USAGE = 'npm run smoke -- https://www.your-domain.com [--canonical URL]';

/** `npm run smoke`: goes round a site that is online, as a visitor and as a search engine would. */
await run(async () => {
  const options = { canonical: { type: 'string', default: '' } } as const;
  const { values, words } = readArguments(process.argv.slice(2), options, USAGE);
  const [address = '', extra] = words;
  if (extra !== undefined || !URL.canParse(address)) {
    throw new UsageError(`Expected the address of a site.\nUsage: ${USAGE}`);
  }
  const site = withoutSlash(address);
  const { pages, others, faults, notes } = await goRound(
    site,
    withoutSlash(values.canonical || address),
  );
  faults.push(...(pages > 0 ? await islandFaults(site) : []));
  for (const line of notes) console.log(line);
  for (const line of faults) console.error(line);
  const asked = `${count(pages, 'page')} and ${count(others, 'other address', 'other addresses')}`;
  if (faults.length > 0) throw new BuildError(`${asked}: ${count(faults.length, 'fault')}.`);
  console.log(`${asked}: all fine.`);
});

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
