import type { Field } from '@sveltia/cms';
import { type FieldSchema, labelOf } from '../../model/schemas/json-schema.ts';

interface FieldFrame {
  name: string;
  label: string;
  hint: string;
  required: boolean;
}

export function formFields(schema: FieldSchema): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, field]) => field['x-form'] !== false)
    .map(([name, field]) =>
      formField(field, {
        name,
        label: labelOf(name, field),
        hint: asWords(field.description ?? ''),
        required: schema.required?.includes(name) === true && field['x-may-be-empty'] !== true,
      }),
    );
}

/** A hint as it is written: the editor takes hints for Markdown, and would make a link of an example. */
function asWords(hint: string): string {
  return hint.replace(/[[*_`]/g, '\\$&');
}

/**
 * Used for optional switches, because a toggle would save "false" in every entry that nobody has
 * touched.
 */
const YES_OR_NO = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
];

function formField(schema: FieldSchema, frame: FieldFrame): Field {
  if (schema.enum !== undefined) return { ...frame, widget: 'select', options: schema.enum };

  switch (schema.type) {
    case 'object':
      return schema.properties === undefined
        ? { ...frame, widget: 'keyvalue' }
        : { ...frame, widget: 'object', fields: formFields(schema) };
    case 'array':
      return listField(schema, schema.items ?? {}, frame);
    case 'boolean':
      return frame.required
        ? { ...frame, widget: 'boolean', default: schema.default === true }
        : { ...frame, widget: 'select', options: YES_OR_NO };
    case 'integer':
    case 'number':
      return numberField(schema, frame);
    default:
      return textField(schema, frame);
  }
}

function listField(schema: FieldSchema, items: FieldSchema, frame: FieldFrame): Field {
  // An optional list may be empty in the form, whatever its schema requires.
  const min = frame.required ? schema.minItems : undefined;
  const list = { ...frame, min, max: schema.maxItems };

  if (items.enum !== undefined) {
    return { ...list, widget: 'select', multiple: true, options: items.enum };
  }
  const collection = items['x-refers-to'];
  if (collection !== undefined) return { ...list, ...relation(collection), multiple: true };

  const singular = schema['x-one'] ?? frame.label.replace(/s$/, '');
  const fields = formFields(items);
  // Lists of texts use `field`: with an empty `fields`, an unchanged form could be saved.
  const field = formField(items, { ...frame, name: 'text', label: singular, hint: '' });
  // Named by a required field, since an optional one would leave some entries without a name.
  const [nameOfEntry] = items.required ?? [fields[0]?.name ?? field.name];
  return {
    ...list,
    widget: 'list',
    label_singular: singular,
    ...(fields.length > 0 ? { fields } : { field }),
    summary: `{{fields.${nameOfEntry}}}`,
    collapsed: true,
  };
}

function relation(collection: NonNullable<FieldSchema['x-refers-to']>) {
  return {
    widget: 'relation' as const,
    collection,
    value_field: '{{slug}}',
    display_fields: [collection === 'cities' ? 'name' : 'title'],
  };
}

/**
 * The step of arrow keys for measurements such as degrees and miles. The editor rounds to the digits of
 * the step, so it has as many as map coordinates.
 */
const FINE_STEP = 0.000001;

function numberField(schema: FieldSchema, frame: FieldFrame): Field {
  const { exclusiveMinimum, minimum, maximum } = schema;
  const isWhole = schema.type === 'integer';
  if (isWhole && minimum !== undefined && maximum !== undefined) {
    return { ...frame, widget: 'select', options: wholeNumbers(minimum, maximum) };
  }

  const isMeasured = [exclusiveMinimum, minimum, maximum].some((bound) => bound !== undefined);
  // List positions are unbounded and change by one.
  const step = isMeasured && !isWhole ? FINE_STEP : 1;
  return {
    ...frame,
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    step,
    min: exclusiveMinimum === undefined ? minimum : exclusiveMinimum + step,
    max: maximum,
  };
}

/** The whole numbers to choose from. A number input would silently save a typed "4.5" as 4. */
function wholeNumbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** What the editor can make a picture of the site from. Windows knows no type for an iPhone's. */
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

function textField(schema: FieldSchema, frame: FieldFrame): Field {
  if (schema['x-picture']) return { ...frame, widget: 'image', accept: PICTURE_TYPES };

  const collection = schema['x-refers-to'];
  // A required reference stays a text field, because the editor refuses to delete entries that are
  // referred to.
  if (collection !== undefined && !frame.required) return { ...frame, ...relation(collection) };

  const { pattern, patternErrorMessage } = schema;
  const text = {
    ...frame,
    // A length of 1 only means required, which the editor checks itself.
    minlength: schema.minLength === 1 ? undefined : schema.minLength,
    maxlength: schema.maxLength,
    ...(patternErrorMessage && { pattern: [pattern, `${frame.label}: ${patternErrorMessage}.`] }),
    use_emoji_autocomplete: false,
  };
  if (schema['x-long']) return { ...text, widget: 'text' };

  return { ...text, widget: 'string', type: inputType(schema) };
}

/** Decides which keyboard a phone shows. */
function inputType({ format }: FieldSchema): 'url' | 'email' | 'text' {
  if (format === 'uri') return 'url';
  return format === 'email' ? 'email' : 'text';
}
