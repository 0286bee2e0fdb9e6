import { appendFile } from 'node:fs/promises';
import { count } from '../model/text.ts';
import { EXIT, readOptions } from './command.ts';
import { type Diagnostic, errorsIn } from './content/diagnostic.ts';
import type { CheckResult, LaunchReport } from './content/index.ts';
import { codeBlock, diagnosticBlocks, githubReport, textReport } from './content/report.ts';
import { writeJsonSchemas } from './editor/json-schemas.ts';
import { checkFolders } from './load-content.ts';
import { readFolders } from './settings.ts';

/** GitHub limits a job summary to 1 MiB. Unit: characters. */
const LONGEST_SUMMARY = 500_000;

/**
 * `npm run check`: checks the content without a build, and writes the JSON schemas. With `--launch`,
 * lists what is left to do before the site can be public.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { launch } = readOptions(
    args,
    { launch: { type: 'boolean', default: false } },
    'npm run check -- [--launch]',
  );
  const result = await checkFolders(readFolders(process.env));
  writeSchemas();

  if (launch && result.launch !== undefined) {
    const list = launchText(result.launch, result.texts);
    console.log(list);
    await addToSummary('The launch list', list);
    return result.launch.blockers.length > 0 ? EXIT.failed : EXIT.success;
  }

  const hasErrors = errorsIn(result.diagnostics) > 0;
  console.log(process.env.GITHUB_ACTIONS ? githubReport(result) : textReport(result));
  await addToSummary(`The content ${hasErrors ? 'has errors' : 'is valid'}`, textReport(result));
  return hasErrors ? EXIT.failed : EXIT.success;
}

/** Writes the JSON schemas, but where the project can only be read: the check needs none of them. */
function writeSchemas(): void {
  try {
    writeJsonSchemas();
  } catch (error) {
    const isSystemError = error instanceof Error && 'code' in error;
    if (!isSystemError) throw error;
    console.warn(`Visual Studio Code gets no new hints for content/: ${error.message}`);
  }
}

/**
 * Adds a report to the summary of a GitHub job, which unlike the log isn't limited to ten messages;
 * otherwise does nothing.
 */
async function addToSummary(heading: string, report: string): Promise<void> {
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (!GITHUB_STEP_SUMMARY) return;

  const lines = codeBlock(report.slice(0, LONGEST_SUMMARY), 'text');
  await appendFile(GITHUB_STEP_SUMMARY, `## ${heading}\n\n${lines}\n\n`);
}

function launchText(
  { blockers, notes, toConfirm }: LaunchReport,
  texts: CheckResult['texts'],
): string {
  const section = (title: string, diagnostics: readonly Diagnostic[]) =>
    diagnostics.length > 0 ? [title, ...diagnosticBlocks(diagnostics, texts)] : [];
  const verdict =
    blockers.length > 0
      ? `Not ready to launch: ${count(blockers.length, 'thing')} to do.`
      : 'Ready to launch.';

  return [
    'What else makes the site easy to find is in docs/launch.md.',
    ...section('To confirm:', toConfirm),
    ...section('Good to know, or to decide:', notes),
    // The tasks come last, so they are on the screen when the command ends.
    ...section('To do before launch:', blockers),
    verdict,
  ].join('\n\n');
}
