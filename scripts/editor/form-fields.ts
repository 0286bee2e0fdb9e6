import type { Field } from '@sveltia/cms';
import { type FieldSchema, labelOf } from '../../model/schemas/json-schema.ts';

/** What every field of the form has, whatever its input. */
interface FieldFrame {
  /** The name of the field in the file. */
  name: string;
  /** What the form calls it. */
  label: string;
  /** What it says below the input. */
  hint: string;
  /** Whether it asks for a value. */
  required: boolean;
}

/** The fields of a form for a group of fields, in their order. */
export function formFields(schema: FieldSchema): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, field]) => field['x-form'] !== false)
    .map(([name, field]) =>
      formField(field, {
        name,
        label: labelOf(name, field),
        hint: field.description ?? '',
        required: schema.required?.includes(name) ?? false,
      }),
    );
}

/**
 * What can be left open besides: of a switch the editor would save "false" in every entry, though
 * nobody has touched it.
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
  // A list that may be left out may be empty, whatever its schema asks of one that is there.
  const min = frame.required ? schema.minItems : undefined;
  const list = { ...frame, min, max: schema.maxItems };

  if (items.enum !== undefined) {
    return { ...list, widget: 'select', multiple: true, options: items.enum };
  }
  const collection = items['x-refers-to'];
  if (collection !== undefined) return { ...list, ...relation(collection), multiple: true };

  const singular = schema['x-one'] ?? frame.label.replace(/s$/, '');
  const fields = formFields(items);
  // A list of texts has one field: with none, a form that nobody changed could be saved.
  const field = formField(items, { ...frame, name: 'text', label: singular, hint: '' });
  // Every entry has it: one that may be left out would leave some without a name.
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

/** A choice among the entries of a collection. */
function relation(collection: NonNullable<FieldSchema['x-refers-to']>) {
  return {
    widget: 'relation' as const,
    collection,
    value_field: '{{slug}}',
    display_fields: [collection === 'cities' ? 'name' : 'title'],
  };
}

/**
 * How far an arrow key moves what was measured, such as degrees and miles. The editor rounds what it
 * moves to the digits of the step, so the step has as many digits as coordinates on maps.
 */
const FINE_STEP = 0.000001;

function numberField(schema: FieldSchema, frame: FieldFrame): Field {
  const { exclusiveMinimum, minimum, maximum } = schema;
  const isWhole = schema.type === 'integer';
  if (isWhole && minimum !== undefined && maximum !== undefined) {
    return { ...frame, widget: 'select', options: wholeNumbers(minimum, maximum) };
  }

  const isMeasured = [exclusiveMinimum, minimum, maximum].some((bound) => bound !== undefined);
  // A position in a list has no bounds, and moves by one.
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

/**
 * The whole numbers between two bounds, to choose from: of a typed "4.5" the editor would save 4, and
 * say nothing.
 */
function wholeNumbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** What the check takes, so that nobody can choose another. */
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

function textField(schema: FieldSchema, frame: FieldFrame): Field {
  if (schema['x-picture']) return { ...frame, widget: 'image', accept: PICTURE_TYPES };

  const collection = schema['x-refers-to'];
  // A required one stays a text: the editor would not delete an entry that it names.
  if (collection !== undefined && !frame.required) return { ...frame, ...relation(collection) };

  const { pattern, patternErrorMessage } = schema;
  const text = {
    ...frame,
    // A text that may not be empty is a required field, which the editor checks by itself.
    minlength: schema.minLength === 1 ? undefined : schema.minLength,
    maxlength: schema.maxLength,
    ...(patternErrorMessage && { pattern: [pattern, `${frame.label}: ${patternErrorMessage}.`] }),
    use_emoji_autocomplete: false,
  };
  if (schema['x-long']) return { ...text, widget: 'text' };

  return { ...text, widget: 'string', type: inputType(schema) };
}

/** The type of a text's input, which says what keyboard a phone shows. */
function inputType({ format }: FieldSchema): 'url' | 'email' | 'text' {
  if (format === 'uri') return 'url';
  return format === 'email' ? 'email' : 'text';
}
