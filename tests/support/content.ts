import type { Content } from '../../model/content.ts';
import { errorsIn } from '../../scripts/content/diagnostic.ts';
import type { CheckResult } from '../../scripts/content/index.ts';
import { textReport } from '../../scripts/content/report.ts';

/** The content of a check. Throws the report if there are errors. */
export function contentOf(result: CheckResult): Content {
  if (result.content === undefined || errorsIn(result.diagnostics) > 0) {
    throw new Error(textReport(result));
  }
  return result.content;
}
