import type { Content } from '../../model/content.ts';
import type { validateContent } from '../../scripts/content/index.ts';
import { textReport } from '../../scripts/report.ts';

/** The content that was read. Throws the errors that the check tells of, if any. */
export function contentOf(loaded: ReturnType<typeof validateContent>): Content {
  if (loaded.content !== undefined) return loaded.content;
  const diagnostics = loaded.diagnostics.filter(({ severity }) => severity === 'error');
  throw new Error(textReport({ ...loaded, diagnostics }));
}
