import { relative, resolve, sep } from 'node:path';
import { readSettings } from '../shared/settings.ts';
import { diagnosticText } from './diagnostic.ts';
import { validateContent } from './index.ts';
import { readContentFolder } from './read.ts';

/** Counted from 1. */
interface Place {
  line: number;
  column: number;
}

/** What remark's plugins get of the file that is open (vfile). */
interface OpenFile {
  cwd: string;
  path?: string;
  message: (
    reason: string,
    options: { place: { start: Place; end: Place }; source: string },
  ) => { fatal?: boolean | null | undefined };
  toString: () => string;
}

/**
 * A remark plugin that validates a file of content while it is written, with the words and places of
 * `npm run check`; other Markdown files are left alone.
 * @param options.content the absolute path of the content folder
 */
export function validateWhileWriting(options: { content: string }) {
  return async (_tree: unknown, file: OpenFile): Promise<void> => {
    const open = relative(options.content, resolve(file.cwd, file.path ?? ''))
      .split(sep)
      .join('/');
    if (open === '' || open.startsWith('..')) return;
    const others = (await readContentFolder(options.content)).filter(({ path }) => path !== open);
    const now = { path: open, text: file.toString() };
    const { diagnostics } = validateContent(
      [...others, now],
      readSettings(process.env, { base: '', cards: false }),
    );
    for (const diagnostic of diagnostics.filter((each) => each.file === `content/${open}`)) {
      const { line = 1, column = 1, length = 0 } = diagnostic;
      const place = { start: { line, column }, end: { line, column: column + length } };
      const shown = file.message(diagnosticText(diagnostic), { place, source: 'npm run check' });
      shown.fatal = diagnostic.severity === 'error';
    }
  };
}
