import { quote } from '../../model/quote.ts';
import { attractionSchema, USUAL_ATTRACTIONS } from '../../model/schemas/attraction.ts';
import type { AttractionDraft } from './drafts.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';
import { validate } from './validate.ts';

/**
 * Reads a town's attractions. An entry that is only a text is left out with a warning
 * (spec section 3, "Some attraction entries may be plain text strings; these are ignored").
 */
export function draftAttractions(source: Source, problems: Problem[]): AttractionDraft[] {
  const list = attractionList(source, problems);
  if (list === undefined) return [];
  const drafts: AttractionDraft[] = [];
  list.forEach((entry, index) => {
    const path = ['attractions', index];
    if (typeof entry === 'string') {
      const message = `${quote(entry)} is only a text and is left out: give it a name and a description`;
      problems.push(source.problem(path, message, 'warning'));
      return;
    }
    const fields = validate(attractionSchema, entry, source, problems, path);
    if (fields !== undefined) drafts.push({ fields, index });
  });
  const entries = list.filter((entry) => typeof entry !== 'string').length;
  problems.push(...countProblems(source, entries));
  return drafts;
}

function attractionList(source: Source, problems: Problem[]): unknown[] | undefined {
  const { data } = source;
  if (data === undefined) return undefined;
  if (Array.isArray(data)) {
    problems.push(source.fileProblem('the list needs its name: write "attractions:" above it'));
    return undefined;
  }
  if (typeof data === 'object' && data !== null) {
    for (const key of Object.keys(data).filter((name) => name !== 'attractions')) {
      const message = `there is no field ${quote(key)} here: this file holds only "attractions"`;
      problems.push(source.nameProblem([key], message));
    }
    if (!('attractions' in data)) return [];
    if (Array.isArray(data.attractions)) return data.attractions;
  }
  problems.push(source.problem(['attractions'], 'must be a list of attractions'));
  return undefined;
}

function countProblems(source: Source, count: number): Problem[] {
  const { min, max } = USUAL_ATTRACTIONS;
  const path = ['attractions'];
  if (count === 0) {
    const message = 'has no attractions: the page shows general places instead';
    return [source.problem(path, message, 'warning')];
  }
  if (count >= min && count <= max) return [];
  const message = `has ${count} attractions: a city's page reads best with ${min} to ${max}`;
  return [source.problem(path, message, 'warning')];
}
