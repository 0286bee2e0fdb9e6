import { quote } from '../../../model/quote.ts';
import { attractionSchema, USUAL_ATTRACTIONS } from '../../../model/schemas/attraction.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { AttractionEntry } from '../entries.ts';
import type { Source } from '../parse/source.ts';
import { validate } from './fields.ts';

/**
 * Reads a city's attractions. An entry that is only a text is left out with a warning.
 */
export function validateAttractions(source: Source, diagnostics: Diagnostic[]): AttractionEntry[] {
  const list = attractionList(source, diagnostics);
  if (list === undefined) return [];
  const entries: AttractionEntry[] = [];
  list.forEach((entry, index) => {
    const path = ['attractions', index];
    if (typeof entry === 'string') {
      const message = `${quote(entry)} is only a text and is left out: give it a name and a description`;
      diagnostics.push(source.diagnostic(path, message, 'warning'));
      return;
    }
    const fields = validate(attractionSchema, entry, source, diagnostics, path);
    if (fields !== undefined) entries.push({ fields, index });
  });
  const count = list.filter((entry) => typeof entry !== 'string').length;
  diagnostics.push(...countDiagnostics(source, count));
  return entries;
}

function attractionList(source: Source, diagnostics: Diagnostic[]): unknown[] | undefined {
  const { data } = source;
  if (data === undefined) return undefined;
  if (Array.isArray(data)) {
    diagnostics.push(
      source.fileDiagnostic('the list needs its name: write "attractions:" above it'),
    );
    return undefined;
  }
  if (typeof data === 'object' && data !== null) {
    for (const key of Object.keys(data).filter((name) => name !== 'attractions')) {
      const message = `there is no field ${quote(key)} here: this file holds only "attractions"`;
      diagnostics.push(source.nameDiagnostic([key], message));
    }
    if (!('attractions' in data)) return [];
    if (Array.isArray(data.attractions)) return data.attractions;
  }
  diagnostics.push(source.diagnostic(['attractions'], 'must be a list of attractions'));
  return undefined;
}

function countDiagnostics(source: Source, count: number): Diagnostic[] {
  const { min, max } = USUAL_ATTRACTIONS;
  const path = ['attractions'];
  if (count === 0) {
    const message = 'has no attractions: the page shows general places instead';
    return [source.diagnostic(path, message, 'warning')];
  }
  if (count >= min && count <= max) return [];
  const message = `has ${count} attractions: a city's page reads best with ${min} to ${max}`;
  return [source.diagnostic(path, message, 'warning')];
}
