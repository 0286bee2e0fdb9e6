import { relative, resolve, sep } from 'node:path';
import { readSettings } from '../settings.ts';
import { proveContent } from './load.ts';
import { readContentFolder } from './read.ts';

/** What remark's plugins get of the file that is open (vfile). */
interface OpenFile {
  cwd: string;
  path?: string;
  message: (
    reason: string,
    options: { place: { line: number; column: number }; source: string },
  ) => { fatal?: boolean | null | undefined };
  toString: () => string;
}

/**
 * A remark plugin that proves a file of content while it is written, with the words and places of
 * `npm run check`; other Markdown files are left alone.
 * @param options.content the absolute path of the content folder
 */
export function proveWhileWriting(options: { content: string }) {
  return async (_tree: unknown, file: OpenFile): Promise<void> => {
    const open = relative(options.content, resolve(file.cwd, file.path ?? ''))
      .split(sep)
      .join('/');
    if (open === '' || open.startsWith('..')) return;
    const others = (await readContentFolder(options.content)).filter(({ path }) => path !== open);
    const now = { path: open, text: file.toString() };
    const { problems } = proveContent([...others, now], readSettings(process.env, false));
    for (const { line = 1, column = 1, field, message, severity, ...problem } of problems) {
      if (problem.file !== `content/${open}`) continue;
      const reason = field ? `${field}: ${message}` : message;
      const shown = file.message(reason, { place: { line, column }, source: 'npm run check' });
      shown.fatal = severity === 'error';
    }
  };
}
