import { appendFile } from 'node:fs/promises';
import { CONTENT_OPTION, EXIT, PUBLIC_OPTION, readOptions, run } from './command.ts';
import type { LaunchReport } from './content/checks/launch.ts';
import type { Diagnostic } from './content/diagnostic.ts';
import { checkFolder } from './content/index.ts';
import { writeJsonSchemas } from './editor/json-schema.ts';
import {
  type CheckResult,
  codeBlock,
  count,
  diagnosticBlocks,
  errorsIn,
  githubReport,
  textReport,
} from './report.ts';

/**
 * `npm run check`: validates the content without building the site; with `--launch` it lists what still
 * stands between the owner and a public site.
 */
await run(async () => {
  const { launch, ...folders } = readOptions(
    {
      content: CONTENT_OPTION,
      public: PUBLIC_OPTION,
      launch: { type: 'boolean', default: false },
    },
    'npm run check -- [--launch] [--content DIR] [--public DIR]',
  );
  writeJsonSchemas();
  const result = await checkFolder(folders);
  if (launch && result.launch) return console.log(launchText(result.launch, result));
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env;
  console.log(GITHUB_ACTIONS ? githubReport(result) : textReport(result));
  const hasErrors = errorsIn(result.diagnostics) > 0;
  if (hasErrors) process.exitCode = EXIT.failed;
  if (!GITHUB_STEP_SUMMARY) return;
  // It has no limit of ten, but one of 1 MiB.
  const text = codeBlock(textReport(result).slice(0, 500_000), 'text');
  const title = `## The content ${hasErrors ? 'has errors' : 'is valid'}`;
  await appendFile(GITHUB_STEP_SUMMARY, `${title}\n\n${text}\n`);
});

/** What is left to do before the launch, and the exit code for it. */
function launchText({ blockers, notes, toConfirm }: LaunchReport, { texts }: CheckResult): string {
  const section = (title: string, diagnostics: readonly Diagnostic[]) =>
    diagnostics.length > 0 ? [title, ...diagnosticBlocks(diagnostics, texts)] : [];
  if (blockers.length > 0) process.exitCode = EXIT.failed;
  return [
    ...section('For the owner to confirm:', toConfirm),
    ...section('Good to know, or for the owner to decide:', notes),
    // What is to do comes last, where the eye is when the command ends.
    ...section('To do before launch:', blockers),
    blockers.length > 0
      ? `Not ready to launch: ${count(blockers.length, 'thing')} to do.`
      : 'Ready to launch.',
  ].join('\n\n');
}
