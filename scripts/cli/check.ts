import { appendFile } from 'node:fs/promises';
import { checkFolder } from '../content/validate-folder.ts';
import { errorsIn } from '../report/check-result.ts';
import { githubReport } from '../report/github.ts';
import { jobSummary } from '../report/job-summary.ts';
import { jsonReport } from '../report/json.ts';
import { textReport } from '../report/text.ts';
import { CONTENT_OPTION, EXIT, readOptions, run, UsageError } from './command.ts';

const FORMATS = { text: textReport, json: jsonReport, github: githubReport } as const;

/** `npm run check`: validates the content right without building the site. */
await run(async () => {
  const { content: folder, format } = readOptions(
    process.argv.slice(2),
    { content: CONTENT_OPTION, format: { type: 'string', default: 'text' } },
    'npm run check -- [--content DIR] [--format text|json|github]',
  );
  if (!isFormat(format)) {
    throw new UsageError(`--format: expected text, json or github, found "${format}".`);
  }
  const { result } = await checkFolder(folder);
  console.log(FORMATS[format](result));
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (format === 'github' && summaryFile) await appendFile(summaryFile, jobSummary(result));
  if (errorsIn(result.diagnostics) > 0) process.exitCode = EXIT.failed;
});

function isFormat(format: string): format is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, format);
}
