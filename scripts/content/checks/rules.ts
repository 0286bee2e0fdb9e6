import { type Diagnostic, quote, type Severity } from '../diagnostic.ts';
import { checkValues, type FieldValue } from '../entries.ts';

/** Holds the length of a text to what works best. Unit: characters. */
export function lengthRule(min: number, max: number, purpose: string) {
  return ({ value }: FieldValue) => {
    const { length } = [...value];
    if (length >= min && length <= max) return undefined;
    const verdict = length < min ? 'short' : 'long';
    return `${length} characters is ${verdict}${purpose}. ${min} to ${max} work best.`;
  };
}

/**
 * Tells of each value that stood before, and where.
 * @param keyOf what makes two values the same, whatever the capitals in it; by default their texts
 */
export function checkRepeated(
  severity: Severity,
  values: readonly FieldValue[],
  advice: string,
  keyOf = ({ value }: FieldValue) => value,
): Diagnostic[] {
  const seen = new Map<string, FieldValue>();

  return checkValues(values, severity, (value) => {
    const key = keyOf(value).toLowerCase();
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, value);
      return undefined;
    }

    const { file, line } = first.source.diagnostic(first.path, '');
    const where = first.source === value.source ? `on line ${line}` : `in ${file}`;
    const as = first.value === value.value ? '' : `, as ${quote(first.value)}`;
    return `${quote(value.value)} is also used ${where}${as}. ${advice}`;
  });
}
