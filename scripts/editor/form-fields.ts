import type { Field } from '@sveltia/cms';
import type { FieldSchema } from './json-schema.ts';

/** What a field of the form shows beside its input. */
interface Shown {
  name: string;
  label: string;
  hint: string;
  required: boolean;
}

/** What the check takes, so that nobody can choose another. */
const PICTURES = 'image/jpeg,image/png,image/webp';

/** The fields of a form for a group of fields, in their order. */
export function formFields(schema: FieldSchema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    formField(field, {
      name,
      label: field.title ?? labelOf(name),
      hint: field.description ?? '',
      required: schema.required?.includes(name) ?? false,
    }),
  );
}

function formField(schema: FieldSchema, shown: Shown): Field {
  if (schema.enum !== undefined) return { ...shown, widget: 'select', options: schema.enum };
  switch (schema.type) {
    case 'object':
      return schema.properties === undefined
        ? { ...shown, widget: 'keyvalue' }
        : { ...shown, widget: 'object', fields: formFields(schema) };
    case 'array':
      return listField(schema, schema.items ?? {}, shown);
    case 'boolean':
      return { ...shown, widget: 'boolean' };
    case 'integer':
    case 'number':
      return numberField(schema, shown);
    default:
      return textField(schema, shown);
  }
}

function listField(schema: FieldSchema, items: FieldSchema, shown: Shown): Field {
  const counts = {
    // A list that may be left out may be empty, whatever its schema asks of one that is there.
    ...(schema.minItems === undefined || !shown.required ? {} : { min: schema.minItems }),
    max: schema.maxItems,
  };
  if (items.enum !== undefined) {
    return { ...shown, ...counts, widget: 'select', multiple: true, options: items.enum };
  }
  const owner = items['x-refers-to'];
  if (owner !== undefined) {
    return { ...shown, ...counts, ...relation(owner), multiple: true };
  }
  const one = shown.label.replace(/s$/, '');
  const fields = formFields(items);
  if (fields.length > 0) {
    const summary = `{{fields.${fields[0]?.name}}}`;
    return {
      ...shown,
      ...counts,
      widget: 'list',
      label_singular: one,
      fields,
      summary,
      collapsed: true,
    };
  }
  return { ...shown, ...counts, ...pattern(items), widget: 'list', label_singular: one };
}

/** A choice among the entries of a collection. */
function relation(owner: NonNullable<FieldSchema['x-refers-to']>) {
  return {
    widget: 'relation' as const,
    collection: owner,
    value_field: '{{slug}}',
    display_fields: [owner === 'cities' ? 'name' : 'title'],
  };
}

function numberField(schema: FieldSchema, shown: Shown): Field {
  const least =
    schema.exclusiveMinimum === undefined ? schema.minimum : schema.exclusiveMinimum + 1;
  const whole = schema.type === 'integer';
  return {
    ...shown,
    widget: 'number',
    value_type: whole ? 'int' : 'float',
    // Degrees have bounds and are fine; places in a list have none.
    step: whole || schema.maximum === undefined ? 1 : 0.0001,
    min: least,
    max: schema.maximum,
  };
}

function textField(schema: FieldSchema, shown: Shown): Field {
  if (schema['x-picture']) return { ...shown, widget: 'image', accept: PICTURES };
  const owner = schema['x-refers-to'];
  // A required one stays a text: the editor would not delete an entry that it names.
  if (owner !== undefined && !shown.required) return { ...shown, ...relation(owner) };
  const lengths = {
    // That a text is not empty is what "required" says.
    ...((schema.minLength ?? 1) === 1 ? {} : { minlength: schema.minLength }),
    maxlength: schema.maxLength,
  };
  const text = { ...shown, ...lengths, ...pattern(schema), use_emoji_autocomplete: false };
  if (schema['x-long']) return { ...text, widget: 'text' };
  const type = schema.format === 'uri' ? 'url' : schema.format === 'email' ? 'email' : 'text';
  return { ...text, widget: 'string', type };
}

function pattern(schema: FieldSchema): { pattern?: [string, string] } {
  if (schema.pattern === undefined || schema.patternErrorMessage === undefined) return {};
  return { pattern: [schema.pattern, `${shownName(schema)}: ${schema.patternErrorMessage}.`] };
}

function shownName({ title }: FieldSchema): string {
  return title ?? 'This';
}

/** "additionalNotarization" becomes "Additional notarization". */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
