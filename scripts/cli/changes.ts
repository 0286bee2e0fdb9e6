import { asMarkdown } from '../changes/as-markdown.ts';
import { asText } from '../changes/as-text.ts';
import { readBuiltSite } from '../changes/built-site.ts';
import { report } from '../changes/report.ts';
import { siteChanges } from '../changes/site-changes.ts';
import { count } from '../report/count.ts';
import { BuildError, OUT_OPTION, readOptions, run, UsageError } from './command.ts';

const USAGE = 'npm run changes -- --against DIR [--out DIR] [--format text|markdown]';

const FORMATS = { text: asText, markdown: asMarkdown };

/** `npm run changes`: what reads differently in a newly built site, and whether an address is lost. */
await run(async () => {
  const { against, out, format } = readOptions(
    process.argv.slice(2),
    {
      against: { type: 'string', default: '' },
      out: OUT_OPTION,
      format: { type: 'string', default: 'text' },
    },
    USAGE,
  );
  if (against === '') {
    throw new UsageError(`--against: expected the folder of the older site.\nUsage: ${USAGE}`);
  }
  if (format !== 'text' && format !== 'markdown') {
    throw new UsageError(`--format: expected text or markdown, found "${format}".`);
  }
  const changes = siteChanges(await readBuiltSite(against), await readBuiltSite(out));
  console.log(FORMATS[format](report(changes)));
  const lost = changes.lost.length;
  if (lost > 0) {
    throw new BuildError(
      `${count(lost, 'page')} would be lost without a redirect. Add ${lost === 1 ? 'it' : 'them'} to content/redirects.yaml.`,
    );
  }
});
