import { expect, it } from 'vitest';
import { z } from 'zod';
import { businessSchema } from './business.ts';
import { list, longText, text } from './fields.ts';
import { fieldAt, jsonSchemaOf, labelOf } from './json-schema.ts';

const schema = z
  .strictObject({
    county: text('Its county.').meta({ title: 'County of it' }).optional(),
    keywords: list(text(), 'What people type.').meta({ tokens: ['city', 'state', 'miles'] }),
    note: longText('A note.')
      .max(240)
      .meta({ tokens: ['city'] })
      .optional(),
    places: list(z.strictObject({ name: text('Its name.') }), 'Places.'),
  })
  .meta({ bodyTokens: ['place'] });

const json = jsonSchemaOf(schema);

it('keeps what is said of a field that may be left out, and says in its hint what is filled in', () => {
  expect(json.required).toEqual(undefined);
  expect(json.bodyTokens).toEqual(['place']);
  expect(fieldAt(json, ['county'])).toMatchObject({ title: 'County of it', type: 'string' });
  expect(fieldAt(json, ['note'])).toMatchObject({
    description: 'A note. {{city}} is filled in.',
    maxLength: 240,
    'x-long': true,
  });
  expect(fieldAt(json, ['keywords'])?.description).toBe(
    'What people type. {{city}}, {{state}}, and {{miles}} are filled in.',
  );
});

it('finds a field by the way to its value, and nothing where there is none', () => {
  expect(fieldAt(json, ['places', 2, 'name'])?.description).toBe('Its name.');
  expect(fieldAt(json, [])).toBe(json);
  expect(fieldAt(json, ['places', 'name'])).toBeUndefined();
  expect(fieldAt(json, ['nothing', 0])).toBeUndefined();
});

it('calls a field by its title, else by its name in words', () => {
  expect(labelOf('county', { title: 'County of it' })).toBe('County of it');
  expect(labelOf('additionalNotarization', {})).toBe('Additional notarization');
});

it('has no pattern that needs a flag: forms and editors read patterns without any', () => {
  const patterns = JSON.stringify(jsonSchemaOf(businessSchema)).match(/"pattern":"[^"]*"/g) ?? [];
  expect(patterns).not.toEqual([]);
  expect(patterns.filter((pattern) => /\\\\[pP]\{/.test(pattern))).toEqual([]);
});
