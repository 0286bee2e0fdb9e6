import { expect, it } from 'vitest';
import { z } from 'zod';
import { latitude, state } from '../../model/schemas/fields.ts';
import { jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { withOtherForms } from './json-schemas.ts';

it('lets Visual Studio Code take texts where the check understands them in the place of others', () => {
  const schema = z.strictObject({ states: z.array(state()), latitude: latitude() });
  const text = { type: 'string', pattern: expect.any(String) };
  expect(withOtherForms(jsonSchemaOf(schema))).toMatchObject({
    required: ['states', 'latitude'],
    properties: {
      states: {
        type: 'array',
        items: { anyOf: [{ enum: expect.arrayContaining(['ID', 'WA']) }, text] },
      },
      latitude: { description: expect.any(String), anyOf: [{ type: 'number' }, text] },
    },
  });
});
