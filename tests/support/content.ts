import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import type { LoadedContent } from '../../scripts/content/index.ts';
import { textReport } from '../../scripts/report.ts';
import { FIXTURE } from './fixture.ts';

/** The content that was read. Throws the errors that the check tells of, if any. */
export function contentOf(loaded: LoadedContent): Content {
  if (loaded.content !== undefined) return loaded.content;
  const diagnostics = loaded.diagnostics.filter(({ severity }) => severity === 'error');
  throw new Error(textReport({ ...loaded, diagnostics }));
}

/** A copy of a folder of content that a test may change. */
export interface ContentCopy {
  folder: string;
  /** Changes one file; the change must change something. */
  edit: (path: string, change: (text: string) => string) => Promise<void>;
  write: (path: string, text: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  dispose: () => Promise<void>;
}

export async function copyContent(content = FIXTURE): Promise<ContentCopy> {
  const root = await mkdtemp(join(tmpdir(), 'content-copy-'));
  const folder = join(root, 'content');
  await cp(content, folder, { recursive: true });
  const write = (path: string, text: string) => writeFile(join(folder, path), text);
  return {
    folder,
    write,
    edit: async (path, change) => {
      const before = await readFile(join(folder, path), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The edit of ${path} changed nothing.`);
      await write(path, after);
    },
    remove: (path) => rm(join(folder, path)),
    dispose: () => rm(root, { recursive: true, force: true }),
  };
}
