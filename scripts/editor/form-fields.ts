import type { Field } from '@sveltia/cms';
import type { FieldSchema } from './json-schema.ts';

/** What a field of the form shows beside its input. */
type Shown = Record<'name' | 'label' | 'hint', string> & { required: boolean };

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
      return { ...shown, widget: 'boolean', default: schema.default === true };
    case 'integer':
    case 'number':
      return numberField(schema, shown);
    default:
      return textField(schema, shown);
  }
}

function listField(schema: FieldSchema, items: FieldSchema, shown: Shown): Field {
  // A list that may be left out may be empty, whatever its schema asks of one that is there.
  const min = shown.required ? schema.minItems : undefined;
  const list = { ...shown, min, max: schema.maxItems };
  if (items.enum) return { ...list, widget: 'select', multiple: true, options: items.enum };
  const owner = items['x-refers-to'];
  if (owner !== undefined) return { ...list, ...relation(owner), multiple: true };
  const one = shown.label.replace(/s$/, '');
  const fields = formFields(items);
  const field = formField(items, { ...shown, name: 'text', label: one, hint: '' });
  const { name } = fields[0] ?? field;
  return {
    ...list,
    widget: 'list',
    label_singular: one,
    // A list of texts has one field: with none, a form that nobody changed could be saved.
    ...(fields.length > 0 ? { fields } : { field }),
    summary: `{{fields.${name}}}`,
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

function numberField(schema: FieldSchema, shown: Shown): Field {
  const { exclusiveMinimum: below, minimum, maximum } = schema;
  const whole = schema.type === 'integer';
  return {
    ...shown,
    widget: 'number',
    value_type: whole ? 'int' : 'float',
    // Degrees have bounds and are fine; places in a list have none.
    step: whole || maximum === undefined ? 1 : 0.0001,
    min: below === undefined ? minimum : below + 1,
    max: maximum,
  };
}

function textField(schema: FieldSchema, shown: Shown): Field {
  // What the check takes, so that nobody can choose another.
  const accept = 'image/jpeg,image/png,image/webp';
  if (schema['x-picture']) return { ...shown, widget: 'image', accept };
  const owner = schema['x-refers-to'];
  // A required one stays a text: the editor would not delete an entry that it names.
  if (owner !== undefined && !shown.required) return { ...shown, ...relation(owner) };
  const text = {
    ...shown,
    // That a text is not empty is what "required" says.
    minlength: schema.minLength === 1 ? undefined : schema.minLength,
    maxlength: schema.maxLength,
    ...(schema.patternErrorMessage && {
      pattern: [schema.pattern, `${schema.title ?? 'This'}: ${schema.patternErrorMessage}.`],
    }),
    use_emoji_autocomplete: false,
  };
  if (schema['x-long']) return { ...text, widget: 'text' };
  const type = schema.format === 'uri' ? 'url' : schema.format === 'email' ? 'email' : 'text';
  return { ...text, widget: 'string', type };
}

/** What the form calls a field: by its title, else "additionalNotarization" as "Additional notarization". */
export function labelOf(name: string, { title }: FieldSchema): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}
