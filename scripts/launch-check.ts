import { BuildError, CONTENT_OPTION, EXIT, readOptions, run } from './command.ts';
import type { Problem } from './content/problem.ts';
import { findProblems } from './content-step.ts';
import { count } from './report/count.ts';
import { problemBlocks, textReport } from './report/text.ts';

/** `npm run launch-check`: lists what still stands between the owner and a public site. */
await run(async () => {
  const { content: folder } = readOptions(
    process.argv.slice(2),
    { content: CONTENT_OPTION },
    'npm run launch-check -- [--content DIR]',
  );
  const { launch, findings } = await findProblems(folder);
  if (launch === undefined) throw new BuildError(textReport(findings));
  const { blockers, notes } = launch;
  const section = (title: string, problems: readonly Problem[]) =>
    problems.length > 0 ? [title, ...problemBlocks(problems, findings.texts)] : [];
  const verdict =
    blockers.length > 0
      ? `The site should not be public yet: ${count(blockers.length, 'thing')} to do.`
      : 'Nothing stands between this site and the public.';
  console.log(
    [
      ...section('To do before the site is public:', blockers),
      ...section('Good to know, and for the owner to decide:', notes),
      verdict,
    ].join('\n\n'),
  );
  if (blockers.length > 0) process.exitCode = EXIT.failed;
});
