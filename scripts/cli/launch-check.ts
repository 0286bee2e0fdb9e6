import type { Diagnostic } from '../content/diagnostic.ts';
import { checkFolder } from '../content/validate-folder.ts';
import { count } from '../report/count.ts';
import { diagnosticBlocks, textReport } from '../report/text.ts';
import { BuildError, CONTENT_OPTION, EXIT, readOptions, run } from './command.ts';

/** `npm run launch-check`: lists what still stands between the owner and a public site. */
await run(async () => {
  const { content: folder } = readOptions(
    process.argv.slice(2),
    { content: CONTENT_OPTION },
    'npm run launch-check -- [--content DIR]',
  );
  const { launch, result } = await checkFolder(folder);
  if (launch === undefined) throw new BuildError(textReport(result));
  const { blockers, notes, toConfirm } = launch;
  const section = (title: string, diagnostics: readonly Diagnostic[]) =>
    diagnostics.length > 0 ? [title, ...diagnosticBlocks(diagnostics, result.texts)] : [];
  const verdict =
    blockers.length > 0
      ? `Not ready to launch: ${count(blockers.length, 'thing')} to do.`
      : 'Ready to launch.';
  console.log(
    [
      ...section('To do before launch:', blockers),
      ...section('Good to know, or for the owner to decide:', notes),
      ...section('For the owner to confirm:', toConfirm),
      verdict,
    ].join('\n\n'),
  );
  if (blockers.length > 0) process.exitCode = EXIT.failed;
});
